import {
  changeInfo,
  changeOf,
  changeOfToken,
  changesOf,
  changeThatEnded,
  mayUndo,
  needsNumber,
} from '#server/accounts/changes/account-changes.ts';
import { applyDueOfUser } from '#server/accounts/changes/pending-phone.ts';
import { undoChange } from '#server/accounts/changes/undo-change.ts';
import { ownSession } from '#server/admission/request-user.ts';
import { logSecurity } from '#server/admission/security-log.ts';
import { ApiError, confirmationRequired } from '#server/errors/api-error.ts';
import { takeOfAddress } from '#server/http/address-limits.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import { bearerOf } from '#server/http/headers/request-headers.ts';
import { hashOf } from '#server/platform/secrets.ts';

/** What was changed of an account, and taking it back. */
export const accountChangeHandlers: Pick<Handlers, 'getAccountChanges' | 'undoAccountChange'> = {
  async getAccountChanges(_, request) {
    const { database, clock } = request.services;
    const session = ownSession(request);
    await applyDueOfUser(request.services, session.userId);
    const rows = await changesOf(database.orm, session.userId, clock());
    return { data: rows.map((row) => changeInfo(row, session, clock())) };
  },

  async undoAccountChange({ body }, request) {
    const {
      database: { orm },
      clock,
      config: { limits },
    } = request.services;
    await takeOfAddress(request, 'undo', { minute: limits.signIns, day: limits.signIns * 20 });
    if (request.session) await applyDueOfUser(request.services, request.session.userId);
    const found =
      'token' in body ? await changeOfToken(orm, body.token, clock()) : await changeForBearer(request, body.id);
    if (!found) throw new ApiError('not-found', 'Nothing that can be taken back');
    const { session } = request;
    // A session that came after the change goes with it; one that made it, too.
    const kept =
      session?.userId === found.userId && session.createdMs < found.atMs && session.id !== found.sessionId
        ? session.id
        : null;
    if (!(await undoChange(orm, found, kept, clock())))
      throw new ApiError('not-found', 'Nothing that can be taken back');
    logSecurity(request, 'undone', found.userId, { kind: found.kind });
    return { data: { kind: found.kind, signedIn: kept !== null } };
  },
};

/** The change that a bearer names, if it may take it back: as a session that stands, or as one that the change has ended. */
async function changeForBearer(request: ApiRequest, id: string) {
  const {
    services: {
      database: { orm },
      clock,
    },
    session,
    c,
  } = request;
  if (session) {
    const change = await changeOf(orm, session.userId, id, clock());
    if (change && !mayUndo(session, change, clock())) throw confirmationRequired();
    return change;
  }
  const token = bearerOf(c);
  const change = token === null ? null : await changeThatEnded(orm, hashOf(token), clock());
  if (change?.id !== id) return null;
  if (needsNumber(change)) throw confirmationRequired();
  return change;
}
