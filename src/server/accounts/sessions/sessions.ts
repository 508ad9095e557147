import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { hashOf, newToken } from '#server/platform/secrets.ts';
import type { Database, Orm, Statement } from '#server/store/database.ts';
import { NOW_MS, SESSION_STANDS, sessionOwners, sessions, type Proof } from '#server/store/tables/account-tables.ts';
import { reminders } from '#server/store/tables/diary-tables.ts';

/** A replaced token lives so much longer: an answer that was lost must not sign anybody out (design §5). */
const REPLACED_LIFE_MS = 60_000;

export interface Session {
  /** Stays the same when its token is replaced. */
  id: string;
  userId: string;
  tokenHash: string;
  generation: string;
  createdMs: number;
  /** When the person last proved to be there, and how; null: never in this session. */
  confirmedMs: number | null;
  confirmedBy: Proof | null;
  /** Another token has taken its place; this one is only there for an answer that was lost. */
  isReplaced: boolean;
}

/** A confirmation counts this long. */
export const CONFIRMED_MS = 10 * 60_000;

/** Whether the person has proved to be there within that time. */
export const isConfirmed = ({ confirmedMs }: Pick<Session, 'confirmedMs'>, nowMs: number): boolean =>
  confirmedMs !== null && nowMs - confirmedMs < CONFIRMED_MS;

/** How long a session lasts, ms: unused, and at all. */
export interface SessionLife {
  idleMs: number;
  mostMs: number;
}

/** When a device was last seen is noted no more often than this: a quarter of an hour is enough for a list of devices. */
const SEEN_EVERY_MS = 15 * 60_000;

const OWNER: Statement = {
  name: 'find owner',
  repeatable: true,
  text: 'select user_id as "userId" from session_owners where token_hash = $1',
};

const FIND: Statement = {
  name: 'find session',
  repeatable: true,
  text: `select s.id, s.user_id as "userId", s.created_ms::float8 as "createdMs", s.confirmed_ms::float8 as "confirmedMs",
      s.confirmed_by as "confirmedBy", s.expires_ms is not null as "isReplaced",
      (select generation from server_state) as generation,
      coalesce(s.seen_ms, 0) < ${NOW_MS} - ${SEEN_EVERY_MS} as "unseen"
    from sessions s where s.user_id = $1::uuid and s.token_hash = $2 and ${SESSION_STANDS}`,
};

const SEE: Statement = {
  name: 'see session',
  repeatable: true,
  text: `update sessions set seen_ms = (${NOW_MS})::bigint,
      ends_ms = least(created_ms + $3::bigint, (${NOW_MS})::bigint + $4::bigint)
    where user_id = $1::uuid and token_hash = $2`,
};

/**
 * The session of a bearer's token, or null. `owner`: whose the token is, where that is known already: it never changes. Notes that the
 * device was seen, which lets the session last longer.
 */
export async function findSession(
  database: Database,
  tokenHash: string,
  owner: string | null,
  { idleMs, mostMs }: SessionLife,
): Promise<Session | null> {
  const userId = owner ?? (await database.run<{ userId: string }>(OWNER, [tokenHash]))[0]?.userId;
  if (userId === undefined) return null;
  const [row] = await database.run<Omit<Session, 'tokenHash'> & { unseen: boolean }>(FIND, [userId, tokenHash]);
  if (!row) return null;
  const { unseen, ...session } = row;
  if (unseen) await database.run(SEE, [userId, tokenHash, mostMs, idleMs]);
  return { ...session, tokenHash };
}

/** Whose a token is, whether its session stands or not; null: nobody's. */
export async function ownerOfToken(orm: Orm, tokenHash: string): Promise<string | null> {
  const [row] = await orm.select().from(sessionOwners).where(eq(sessionOwners.tokenHash, tokenHash));
  return row?.userId ?? null;
}

/** SQL: this very session. */
const isSession = ({ userId, tokenHash }: { userId: string; tokenHash: string }) =>
  and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));

/** The account into which the diary of a token has been merged, or null. */
export async function mergedInto(orm: Orm, tokenHash: string): Promise<string | null> {
  const userId = await ownerOfToken(orm, tokenHash);
  if (userId === null) return null;
  const [row] = await orm.select({ into: sessions.mergedInto }).from(sessions).where(isSession({ userId, tokenHash }));
  return row?.into ?? null;
}

interface NewSession {
  userId: string;
  /** What a list of sessions calls its device. */
  device: string;
  nowMs: number;
  life: SessionLife;
  /** How the person has just proved to be there; null: that does not count as a confirmation. */
  confirmedBy: Proof | null;
}

/** Starts a session; returns the token, which nobody can read again. */
export async function startSession(
  orm: Orm,
  { userId, device, nowMs, life, confirmedBy }: NewSession,
): Promise<string> {
  const endsMs = nowMs + Math.min(life.idleMs, life.mostMs);
  const confirmed = confirmedBy === null ? {} : { confirmedBy, confirmedMs: nowMs };
  return keepToken(orm, { userId, createdMs: nowMs, device, seenMs: nowMs, endsMs, ...confirmed });
}

/** Keeps a session under a new token, which is returned. First whose it is: a token without a session is nobody's. */
async function keepToken(orm: Orm, session: Omit<typeof sessions.$inferInsert, 'tokenHash'>): Promise<string> {
  const token = newToken();
  const tokenHash = hashOf(token);
  await orm.insert(sessionOwners).values({ tokenHash, userId: session.userId });
  await orm.insert(sessions).values({ ...session, tokenHash });
  return token;
}

/** Forgets whose tokens were of sessions that are gone. */
export async function forgetTokens(orm: Orm, gone: readonly { tokenHash: string }[]): Promise<void> {
  for (const { tokenHash } of gone) await orm.delete(sessionOwners).where(eq(sessionOwners.tokenHash, tokenHash));
}

/**
 * Gives a device a new token in place of its old one, which goes on for a minute: whoever copied a token before its user became
 * more than an anonymous one gets nothing of it. The session keeps its age; it is confirmed as `confirmedBy` says, null: no longer.
 */
export async function replaceSession(
  orm: Orm,
  { tokenHash, userId }: Session,
  nowMs: number,
  confirmedBy: Proof | null,
): Promise<string> {
  const [old] = await orm
    .update(sessions)
    .set({ expiresMs: nowMs + REPLACED_LIFE_MS })
    .where(isSession({ userId, tokenHash }))
    .returning({ id: sessions.id, createdMs: sessions.createdMs, device: sessions.device, endsMs: sessions.endsMs });
  const confirmed = { confirmedBy, confirmedMs: confirmedBy && nowMs };
  const token = await keepToken(orm, { userId, createdMs: nowMs, seenMs: nowMs, ...old, ...confirmed });
  // The device is still the same: its reminders go on.
  await orm
    .update(reminders)
    .set({ tokenHash: hashOf(token) })
    .where(and(eq(reminders.userId, userId), eq(reminders.tokenHash, tokenHash)));
  return token;
}

/** Notes that the person has proved to be there. */
export async function confirmSession(
  orm: Orm,
  session: Pick<Session, 'userId' | 'tokenHash'>,
  confirmedBy: Proof,
  nowMs: number,
): Promise<void> {
  await orm.update(sessions).set({ confirmedMs: nowMs, confirmedBy }).where(isSession(session));
}

/** The sessions of a user, the newest first, without those that were replaced or are over. */
export async function sessionsOf(orm: Orm, userId: string, nowMs: number): Promise<(typeof sessions.$inferSelect)[]> {
  const rows = await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.expiresMs), isNull(sessions.endedBy)))
    .orderBy(desc(sessions.createdMs));
  return rows.filter(({ endsMs }) => endsMs === null || endsMs > nowMs);
}

/** Ends one session of a user, whatever tokens it has; returns whether there was one. */
export async function endSession(orm: Orm, userId: string, id: string): Promise<boolean> {
  const ended = await orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id), isNull(sessions.endedBy), isNull(sessions.mergedInto)))
    .returning({ tokenHash: sessions.tokenHash });
  await forgetTokens(orm, ended);
  await forgetReminders(orm, userId, ended);
  return ended.length > 0;
}

/**
 * Ends all sessions of a user but the one of this id; returns how many. `endedBy`: the change that ends them, which they may still take
 * back.
 */
export async function endOtherSessions(
  orm: Orm,
  userId: string,
  ownId: string,
  endedBy: string | null,
): Promise<number> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, ownId), isNull(sessions.mergedInto));
  if (endedBy === null) {
    const gone = await orm
      .delete(sessions)
      .where(others)
      .returning({ tokenHash: sessions.tokenHash, expiresMs: sessions.expiresMs, endedBy: sessions.endedBy });
    await forgetTokens(orm, gone);
    await forgetReminders(orm, userId, gone);
    return gone.filter((session) => session.expiresMs === null && session.endedBy === null).length;
  }
  const ended = await orm
    .update(sessions)
    .set({ endedBy })
    .where(and(others, isNull(sessions.endedBy)))
    .returning({ tokenHash: sessions.tokenHash });
  await forgetReminders(orm, userId, ended);
  return ended.length;
}

/** A device that is signed out is reminded of nothing. */
async function forgetReminders(orm: Orm, userId: string, ended: readonly { tokenHash: string }[]): Promise<void> {
  for (const { tokenHash } of ended)
    await orm.delete(reminders).where(and(eq(reminders.userId, userId), eq(reminders.tokenHash, tokenHash)));
}
