import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Orm, Statement } from '../store/database.ts';
import { reminders, sessions } from '../store/schema.ts';
import { hashOf, newToken } from './tokens.ts';

/** A replaced token lives so much longer: an answer that was lost must not sign anybody out (design §5). */
const REPLACED_LIFE_MS = 60_000;

export interface Session {
  userId: string;
  tokenHash: string;
  generation: string;
  createdMs: number;
  /** When the person last proved to be there; null: never in this session. */
  confirmedMs: number | null;
}

/** SQL: whether the session `s` still counts. */
export const SESSION_STANDS = 's.merged_into is null and (s.expires_ms is null or s.expires_ms > extract(epoch from now()) * 1000)';

/** When a device was last seen is noted no more often than this: a quarter of an hour is enough for a list of devices. */
const SEEN_EVERY_MS = 15 * 60_000;

const FIND: Statement = {
  name: 'find session',
  text: `select s.user_id as "userId", s.created_ms::float8 as "createdMs", s.confirmed_ms::float8 as "confirmedMs",
      (select generation from server_state) as generation,
      coalesce(s.seen_ms, 0) < extract(epoch from now()) * 1000 - ${SEEN_EVERY_MS} as "unseen"
    from sessions s where s.token_hash = $1 and ${SESSION_STANDS}`,
};

const SEE: Statement = {
  name: 'see session',
  text: 'update sessions set seen_ms = (extract(epoch from now()) * 1000)::bigint where token_hash = $1',
};

/** The session of a bearer's token, or null. Notes that its device was seen. */
export async function findSession(database: Database, token: string): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const [row] = await database.run<Omit<Session, 'tokenHash'> & { unseen: boolean }>(FIND, [tokenHash]);
  if (!row) return null;
  const { unseen, ...session } = row;
  if (unseen) await database.run(SEE, [tokenHash]);
  return { ...session, tokenHash };
}

/** The account into which the diary of a token has been merged, or null. */
export async function mergedInto(orm: Orm, tokenHash: string): Promise<string | null> {
  const [row] = await orm.select({ into: sessions.mergedInto }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row?.into ?? null;
}

/** Starts a session; answers the token, which nobody can read again. */
export async function startSession(orm: Orm, userId: string, nowMs: number, device = ''): Promise<string> {
  const token = newToken();
  await orm.insert(sessions).values({ tokenHash: hashOf(token), userId, createdMs: nowMs, device, seenMs: nowMs });
  return token;
}

/**
 * Gives a device a new token in place of its old one, which goes on for a minute: whoever copied a token before its user became
 * more than an anonymous one gets nothing of it. The session keeps its age.
 */
export async function replaceSession(orm: Orm, { tokenHash, userId }: Session, nowMs: number): Promise<string> {
  const [old] = await orm
    .update(sessions)
    .set({ expiresMs: nowMs + REPLACED_LIFE_MS })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ createdMs: sessions.createdMs, device: sessions.device, confirmedMs: sessions.confirmedMs });
  const token = newToken();
  await orm.insert(sessions).values({ tokenHash: hashOf(token), userId, createdMs: nowMs, seenMs: nowMs, ...old });
  // The device is still the same: its reminders go on.
  await orm.update(reminders).set({ tokenHash: hashOf(token) }).where(and(eq(reminders.userId, userId), eq(reminders.tokenHash, tokenHash)));
  return token;
}

/** Notes that the person has proved to be there. */
export async function confirmSession(orm: Orm, tokenHash: string, nowMs: number): Promise<void> {
  await orm.update(sessions).set({ confirmedMs: nowMs }).where(eq(sessions.tokenHash, tokenHash));
}

export async function endSession(orm: Orm, tokenHash: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session of a user, or all others than that of `tokenHash`; answers how many. */
export async function endSessions(orm: Orm, { userId, tokenHash }: Session, id: string): Promise<number> {
  const which = id === 'others' ? ne(sessions.tokenHash, tokenHash) : eq(sessions.id, id);
  const ended = await orm.delete(sessions).where(and(eq(sessions.userId, userId), which)).returning({ tokenHash: sessions.tokenHash });
  const hashes = ended.map((session) => session.tokenHash);
  // A device that is signed out is reminded of nothing.
  if (hashes.length > 0) await orm.delete(reminders).where(and(eq(reminders.userId, userId), inArray(reminders.tokenHash, hashes)));
  return ended.length;
}

/** The sessions of a user, the newest first, without those that were replaced. */
export async function sessionsOf(orm: Orm, userId: string): Promise<(typeof sessions.$inferSelect)[]> {
  const rows = await orm.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdMs));
  return rows.filter(({ expiresMs }) => expiresMs === null);
}
