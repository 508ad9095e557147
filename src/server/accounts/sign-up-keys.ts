import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { ApiError } from '../errors/api-error.ts';
import { hashOf } from '../platform/secrets.ts';
import type { Orm } from '../store/database.ts';
import { signUpKeys } from '../store/tables/account-tables.ts';

/** A lost answer finds the user that it made for this long (design §5). */
const REMEMBERED_MS = 10 * 60_000;

/**
 * The user that a key has made within ten minutes, or `freshId` when the key is new, which it then stands for.
 * Runs inside the transaction that makes the user: a second request with the key waits for the first.
 * Throws when the key came with another payload.
 */
export async function userOfSignUpKey(
  orm: Orm,
  key: string,
  payloadHash: string,
  freshId: string,
  nowMs: number,
): Promise<string> {
  const row = { keyHash: hashOf(key), payloadHash, userId: freshId, createdMs: nowMs };
  const [stored] = await orm
    .insert(signUpKeys)
    .values(row)
    .onConflictDoUpdate({
      target: signUpKeys.keyHash,
      set: {
        payloadHash: renewedOr(signUpKeys.payloadHash, payloadHash, nowMs),
        userId: sql`case when ${signUpKeys.createdMs} < ${nowMs - REMEMBERED_MS} then ${freshId}::uuid else ${signUpKeys.userId} end`,
        createdMs: sql`case when ${signUpKeys.createdMs} < ${nowMs - REMEMBERED_MS} then ${nowMs}::bigint else ${signUpKeys.createdMs} end`,
      },
    })
    .returning();
  if (!stored) throw new Error('The upsert answered no row');
  if (stored.payloadHash !== payloadHash) throw otherPayload();
  return stored.userId;
}

const renewedOr = (column: typeof signUpKeys.payloadHash, fresh: string, nowMs: number) =>
  sql`case when ${signUpKeys.createdMs} < ${nowMs - REMEMBERED_MS} then ${fresh} else ${column} end`;

/** Forgets keys that no longer count. */
export async function forgetSignUpKeys(orm: Orm, nowMs: number): Promise<void> {
  await orm.delete(signUpKeys).where(lt(signUpKeys.createdMs, nowMs - REMEMBERED_MS));
}

/** The user that a key stands for already, or null. Throws when it came with another payload. */
export async function knownUserOfSignUpKey(
  orm: Orm,
  key: { text: string; payloadHash: string },
  nowMs: number,
): Promise<string | null> {
  const [known] = await orm
    .select({ userId: signUpKeys.userId, payloadHash: signUpKeys.payloadHash })
    .from(signUpKeys)
    .where(and(eq(signUpKeys.keyHash, hashOf(key.text)), gte(signUpKeys.createdMs, nowMs - REMEMBERED_MS)));
  if (known && known.payloadHash !== key.payloadHash) throw otherPayload();
  return known?.userId ?? null;
}

const otherPayload = (): ApiError => new ApiError('idempotency-mismatch', 'This key was used for another payload');
