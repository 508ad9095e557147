import { and, eq, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ProductTold } from '#contract/food/products.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { eachBucket, isKeyInBucket } from '#server/store/buckets.ts';
import type { Orm } from '#server/store/database.ts';
import { productCache } from '#server/store/tables/server-tables.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long counts what was told of a product; and that nobody knew it, since somebody may add it any day. */
const LIFE_MS = { known: 30 * DAY_MS, unknown: DAY_MS };

/** What was told of a barcode: null, nobody knew it; undefined, nobody was asked lately. */
export async function rememberedProduct(
  orm: Orm,
  barcode: Barcode,
  nowMs: number,
): Promise<ProductTold | null | undefined> {
  const [row] = await orm.select().from(productCache).where(eq(productCache.barcode, barcode));
  if (!row || row.toldMs + (row.told === null ? LIFE_MS.unknown : LIFE_MS.known) <= nowMs) return undefined;
  if (row.told === null) return null;
  // What another version wrote is asked for again.
  const read = v.safeParse(ProductTold, row.told);
  return read.success ? read.output : undefined;
}

/** Keeps what was told. */
export async function rememberProduct(
  orm: Orm,
  barcode: Barcode,
  told: ProductTold | null,
  nowMs: number,
): Promise<void> {
  const values = { told, toldMs: nowMs };
  await orm
    .insert(productCache)
    .values({ barcode, ...values })
    .onConflictDoUpdate({ target: productCache.barcode, set: values });
}

/** Forgets what is too old, and the oldest beyond `mostRows`. */
export async function forgetProducts(orm: Orm, nowMs: number, mostRows: number): Promise<void> {
  await eachBucket((bucket) =>
    orm
      .delete(productCache)
      .where(and(isKeyInBucket(productCache.barcode, bucket), lt(productCache.toldMs, nowMs - LIFE_MS.known))),
  );
  await orm.execute(sql`delete from product_cache where barcode in
    (select barcode from product_cache order by told_ms desc, barcode offset ${mostRows})`);
}
