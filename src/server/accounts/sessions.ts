import { and, eq, gt } from 'drizzle-orm';
import type { Database, Orm, Statement } from '../store/database.ts';
import { linkTokens, sessions } from '../store/schema.ts';
import { hashOf, newToken } from './tokens.ts';

/** A one-time sign-in token lives this long (design §5). */
const LINK_LIFE_MS = 10 * 60_000;

export interface Session {
  userId: string;
  tokenHash: string;
  generation: string;
}

const FIND: Statement = {
  name: 'find session',
  text: `select user_id as "userId", (select generation from server_state) as generation
    from sessions where token_hash = $1`,
};

/** The session of a bearer's token, or null. */
export async function findSession(database: Database, token: string): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const [row] = await database.run<{ userId: string; generation: string }>(FIND, [tokenHash]);
  return row ? { ...row, tokenHash } : null;
}

/** Starts a session; answers the token, which nobody can read again. */
export async function startSession(orm: Orm, userId: string, nowMs: number): Promise<string> {
  const token = newToken();
  await orm.insert(sessions).values({ tokenHash: hashOf(token), userId, createdMs: nowMs });
  return token;
}

export async function endSession(orm: Orm, tokenHash: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Makes a one-time sign-in token. */
export async function makeLink(orm: Orm, userId: string, nowMs: number): Promise<string> {
  const token = newToken();
  await orm.insert(linkTokens).values({ tokenHash: hashOf(token), userId, expiresMs: nowMs + LINK_LIFE_MS });
  return token;
}

/** Uses a one-time token up; answers its user, or null when it is unknown, used or too old. */
export async function useLink(orm: Orm, token: string, nowMs: number): Promise<string | null> {
  const [used] = await orm
    .delete(linkTokens)
    .where(and(eq(linkTokens.tokenHash, hashOf(token)), gt(linkTokens.expiresMs, nowMs)))
    .returning({ userId: linkTokens.userId });
  return used?.userId ?? null;
}
