import { randomInt } from 'node:crypto';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { isPairingCode, PAIRING } from '../../domain/pairing.ts';
import type { Orm } from '../store/database.ts';
import { linkTokens } from '../store/schema.ts';
import { hashOf, newToken } from './tokens.ts';

/** Six digits are drawn anew when another pairing has them. */
const MOST_DRAWS = 20;

/** Makes a one-time sign-in token. */
export async function makeOneTimeToken(orm: Orm, userId: string, nowMs: number): Promise<string> {
  const token = newToken();
  await orm.insert(linkTokens).values({ tokenHash: hashOf(token), userId, expiresMs: nowMs + PAIRING.lifeMs });
  return token;
}

/** A one-time token with six digits that stand for it while it lives. A user has one at a time. */
export async function makePairing(orm: Orm, userId: string, nowMs: number): Promise<{ token: string; code: string; expiresMs: number }> {
  const expiresMs = nowMs + PAIRING.lifeMs;
  // Digits of what is over are free again.
  await orm.delete(linkTokens).where(or(lte(linkTokens.expiresMs, nowMs), and(eq(linkTokens.userId, userId), sql`code is not null`)));
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const token = newToken();
    const code = String(randomInt(10 ** PAIRING.digits)).padStart(PAIRING.digits, '0');
    const made = await orm.insert(linkTokens).values({ tokenHash: hashOf(token), userId, expiresMs, code }).onConflictDoNothing().returning({ code: linkTokens.code });
    if (made.length > 0) return { token, code, expiresMs };
  }
  throw new Error('No six digits are free');
}

/** Uses a one-time token or its six digits up; answers the user, or null when it is unknown, used or too old. */
export async function spendOneTimeToken(orm: Orm, text: string, nowMs: number): Promise<string | null> {
  const named = isPairingCode(text) ? eq(linkTokens.code, text) : eq(linkTokens.tokenHash, hashOf(text));
  const [used] = await orm.delete(linkTokens).where(and(named, gt(linkTokens.expiresMs, nowMs))).returning({ userId: linkTokens.userId });
  return used?.userId ?? null;
}
