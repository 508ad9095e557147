import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { ApiError } from '../errors/api-error.ts';
import { arrivals } from '../store/account-tables.ts';
import type { Orm } from '../store/database.ts';
import { hashOf } from './tokens.ts';

/** A lost answer finds the user that it made for this long (design §5). */
const REMEMBERED_MS = 10 * 60_000;

/**
 * The user that a key has made within ten minutes, or `freshId` when the key is new, which it then stands for.
 * Runs inside the transaction that makes the user: a second request with the key waits for the first.
 * Throws when the key came with another payload.
 */
export async function arrivalOf(
  orm: Orm,
  key: string,
  payloadHash: string,
  freshId: string,
  nowMs: number,
): Promise<string> {
  const row = { keyHash: hashOf(key), payloadHash, userId: freshId, createdMs: nowMs };
  const [stored] = await orm
    .insert(arrivals)
    .values(row)
    .onConflictDoUpdate({
      target: arrivals.keyHash,
      set: {
        payloadHash: renewedOr(arrivals.payloadHash, payloadHash, nowMs),
        userId: sql`case when ${arrivals.createdMs} < ${nowMs - REMEMBERED_MS} then ${freshId}::uuid else ${arrivals.userId} end`,
        createdMs: sql`case when ${arrivals.createdMs} < ${nowMs - REMEMBERED_MS} then ${nowMs}::bigint else ${arrivals.createdMs} end`,
      },
    })
    .returning();
  if (!stored) throw new Error('The upsert answered no row');
  if (stored.payloadHash !== payloadHash) throw otherPayload();
  return stored.userId;
}

const renewedOr = (column: typeof arrivals.payloadHash, fresh: string, nowMs: number) =>
  sql`case when ${arrivals.createdMs} < ${nowMs - REMEMBERED_MS} then ${fresh} else ${column} end`;

/** Forgets keys that no longer count. */
export async function forgetArrivals(orm: Orm, nowMs: number): Promise<void> {
  await orm.delete(arrivals).where(lt(arrivals.createdMs, nowMs - REMEMBERED_MS));
}

/** The user that a key stands for already, or null. Throws when it came with another payload. */
export async function knownArrival(
  orm: Orm,
  key: { text: string; payloadHash: string },
  nowMs: number,
): Promise<string | null> {
  const [known] = await orm
    .select({ userId: arrivals.userId, payloadHash: arrivals.payloadHash })
    .from(arrivals)
    .where(and(eq(arrivals.keyHash, hashOf(key.text)), gte(arrivals.createdMs, nowMs - REMEMBERED_MS)));
  if (known && known.payloadHash !== key.payloadHash) throw otherPayload();
  return known?.userId ?? null;
}

const otherPayload = (): ApiError => new ApiError('idempotency-mismatch', 'This key was used for another payload');
