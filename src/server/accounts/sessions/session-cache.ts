import { hashOf } from '#server/platform/secrets.ts';
import type { Database } from '#server/store/database.ts';
import { findSession, type Session, type SessionLife } from './sessions.ts';

/** Whose a token is. */
export interface SessionCache {
  /** The session of a token that is valid now, or null. */
  check(token: string): Promise<Session | null>;
  /**
   * Whose the token was when it was last seen, without asking whether it is still valid: for callers that
   * have this checked by the statement that does the work. Null: it is not known to anyone.
   */
  owner(token: string): Promise<Session | null>;
}

/** About 200 bytes each. */
const MOST = 20_000;

/** Remembers the sessions that came last: a token never changes its user. */
export function cacheSessions(database: Database, life: SessionLife): SessionCache {
  const sessions = new Map<string, Session>();
  async function check(token: string): Promise<Session | null> {
    const tokenHash = hashOf(token);
    const session = await findSession(database, tokenHash, sessions.get(tokenHash)?.userId ?? null, life);
    if (session) {
      sessions.set(session.tokenHash, session);
      if (sessions.size > MOST) sessions.delete(sessions.keys().next().value ?? '');
    }
    return session;
  }
  return { check, owner: async (token) => sessions.get(hashOf(token)) ?? check(token) };
}
