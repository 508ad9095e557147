import { and, eq, gt } from 'drizzle-orm';
import { PAIRING } from '#domain/account/pairing.ts';
import { hashOf, newToken } from '#server/platform/secrets.ts';
import type { Orm } from '#server/store/database.ts';
import { linkTokens } from '#server/store/tables/account-tables.ts';

/** Makes a token that signs a nameless user in on another device, once. It is void as soon as the user has a number. */
export async function makeOneTimeToken(orm: Orm, userId: string, nowMs: number): Promise<string> {
  const token = newToken();
  await orm.insert(linkTokens).values({ tokenHash: hashOf(token), userId, expiresMs: nowMs + PAIRING.lifeMs });
  return token;
}

/** Uses a one-time token up; returns the user, or null when it is unknown, used or too old. */
export async function spendOneTimeToken(orm: Orm, token: string, nowMs: number): Promise<string | null> {
  const [used] = await orm
    .delete(linkTokens)
    .where(and(eq(linkTokens.tokenHash, hashOf(token)), gt(linkTokens.expiresMs, nowMs)))
    .returning({ userId: linkTokens.userId });
  return used?.userId ?? null;
}
