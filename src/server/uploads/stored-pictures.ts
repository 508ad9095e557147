import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { demandSpace, pictureCost, withSpent, type SpaceLimits } from '../diary/core/space.ts';
import { unauthenticated } from '../errors/api-error.ts';
import { serverDay } from '../input/server-day.ts';
import { isInBucket } from '../store/buckets.ts';
import type { Database, Orm } from '../store/database.ts';
import { favourites, meals, uploadNames, uploads } from '../store/tables/diary-tables.ts';
import { spaces } from '../store/tables/space-table.ts';

/** A picture that no entry and no kept dish names goes after this long. */
const ORPHAN_LIFE_MS = 30 * 24 * 60 * 60_000;
const ORPHANS_AT_ONCE = 200;

/** `kept`: it was stored now; `there`: this user had stored it before; `taken`: another user has the name. */
export type Stored = 'kept' | 'there' | 'taken';

/** Stores a picture under a name that nobody has. Throws 429 or 413 where it does not fit into the user's space. */
export async function storePicture(
  orm: Orm,
  userId: string,
  name: string,
  bytes: Uint8Array,
  { limits, nowMs }: { limits: SpaceLimits; nowMs: number },
): Promise<Stored> {
  return orm.transaction(async (transaction) => {
    const claimed = await transaction.insert(uploadNames).values({ name, userId }).onConflictDoNothing().returning();
    if (claimed.length > 0) {
      await spend(transaction, userId, bytes.length, limits, nowMs);
      await transaction.insert(uploads).values({ userId, name, bytes, createdMs: nowMs });
      return 'kept';
    }
    return (await ownerOf(transaction, name)) === userId ? 'there' : 'taken';
  });
}

/** Counts a picture, under the lock of the user's row. */
async function spend(orm: Orm, userId: string, size: number, limits: SpaceLimits, nowMs: number): Promise<void> {
  const [space] = await orm.select().from(spaces).where(eq(spaces.userId, userId)).for('update');
  if (!space) throw unauthenticated();
  const [cost, today] = [pictureCost(size), serverDay(nowMs)];
  demandSpace(space, cost, limits, today, nowMs);
  await orm
    .update(spaces)
    .set(withSpent(space, cost, today))
    .where(eq(spaces.userId, userId));
}

/** Who has stored a picture of this name, or null. */
export async function ownerOf(orm: Orm, name: string): Promise<string | null> {
  const [row] = await orm.select().from(uploadNames).where(eq(uploadNames.name, name));
  return row?.userId ?? null;
}

/** The bytes of a picture, or null. */
export async function readPicture({ orm }: Database, name: string): Promise<Uint8Array | null> {
  const userId = await ownerOf(orm, name);
  if (userId === null) return null;
  const [row] = await orm
    .select({ bytes: uploads.bytes })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.name, name)));
  return row?.bytes ?? null;
}

/** Removes old pictures of a bucket that no entry and no kept dish names. */
export async function removeOrphans(orm: Orm, nowMs: number, bucket: string): Promise<void> {
  const named = orm
    .select({ one: sql`1` })
    .from(meals)
    .where(and(eq(meals.userId, uploads.userId), eq(meals.picture, uploads.name)));
  const kept = orm
    .select({ one: sql`1` })
    .from(favourites)
    .where(
      and(
        eq(favourites.userId, uploads.userId),
        sql`${favourites.dish} ->> 'imageUrl' = '/uploads/' || ${uploads.name} || '.jpg'`,
      ),
    );
  const orphans = await orm
    .select({ userId: uploads.userId, name: uploads.name, size: sql<number>`octet_length(${uploads.bytes})` })
    .from(uploads)
    .where(
      and(
        isInBucket(uploads.userId, bucket),
        lt(uploads.createdMs, nowMs - ORPHAN_LIFE_MS),
        notExists(named),
        notExists(kept),
      ),
    )
    .limit(ORPHANS_AT_ONCE);
  for (const { userId, name, size } of orphans) {
    await orm.transaction(async (transaction) => {
      await transaction.delete(uploads).where(and(eq(uploads.userId, userId), eq(uploads.name, name)));
      await transaction.delete(uploadNames).where(eq(uploadNames.name, name));
      const { keptRows, keptBytes } = pictureCost(size);
      await transaction
        .update(spaces)
        .set({
          keptRows: sql`${spaces.keptRows} - ${keptRows}`,
          keptBytes: sql`greatest(0, ${spaces.keptBytes} - ${keptBytes})`,
        })
        .where(eq(spaces.userId, userId));
    });
  }
}
