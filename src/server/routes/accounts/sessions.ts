import { dropPairings } from '#server/accounts/sessions/pairings.ts';
import { endOtherSessions, endSession, sessionsOf } from '#server/accounts/sessions/sessions.ts';
import { voidLinks } from '#server/accounts/sessions/void-links.ts';
import { demandConfirmed, ownSession } from '#server/admission/request-user.ts';
import { logSecurity } from '#server/admission/security-log.ts';
import type { Handlers } from '#server/http/handler.ts';

/** The devices that are signed in. */
export const sessionHandlers: Pick<Handlers, 'getSessions' | 'deleteSession' | 'postLogout'> = {
  async getSessions(_, request) {
    const { database, clock } = request.services;
    await demandConfirmed(request);
    const { userId, id: ownId } = ownSession(request);
    const rows = await sessionsOf(database.orm, userId, clock());
    return {
      data: rows.map(({ id, device, createdMs, seenMs }) => ({
        id,
        device,
        createdAt: new Date(createdMs).toISOString(),
        lastSeenAt: new Date(seenMs ?? createdMs).toISOString(),
        current: id === ownId,
      })),
    };
  },

  async deleteSession({ params: { id } }, request) {
    const { orm } = request.services.database;
    await demandConfirmed(request);
    const { userId, id: ownId } = ownSession(request);
    const ended = await orm.transaction(async (transaction) => {
      if (id === 'others') {
        await voidLinks(transaction, userId);
        return endOtherSessions(transaction, userId, ownId, null);
      }
      await dropPairings(transaction, userId, id);
      return (await endSession(transaction, userId, id)) ? 1 : 0;
    });
    if (ended > 0) logSecurity(request, id === 'others' ? 'sessions-ended' : 'session-ended', userId, { ended });
    return { data: { ended } };
  },

  async postLogout(_, request) {
    const { userId, id } = ownSession(request);
    await request.services.database.orm.transaction(async (orm) => {
      await dropPairings(orm, userId, id);
      await endSession(orm, userId, id);
    });
    logSecurity(request, 'signed-out', userId);
    return { data: {} };
  },
};
