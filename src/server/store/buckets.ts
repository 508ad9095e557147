import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows of all users are looked through in so many parts, by index: where a database is many machines, none of them gets all of it. */
const BUCKETS = [...'0123456789abcdef'];

/** In which bucket a row is, as the indexes say it: the last digit of a user's id, which is random in ids of any age. */
const OF_USER = (userId: PgColumn): SQL => sql`right(${userId}::text, 1)`;
/** The same of rows that lie with another key. */
const OF_KEY = (key: PgColumn): SQL =>
  key.getSQLType() === 'text' ? sql`left(md5(${key}), 1)` : sql`left(md5(${key}::text), 1)`;

/** SQL: whether a row of a user is in a bucket. */
export const isInBucket = (userId: PgColumn, bucket: string): SQL => eq(OF_USER(userId), bucket);
/** SQL: whether a row that lies with another key than a user is in a bucket. */
export const isKeyInBucket = (key: PgColumn, bucket: string): SQL => eq(OF_KEY(key), bucket);

/** SQL: true of every row, by the same indexes; for counts. */
export const isInAnyBucket = (userId: PgColumn): SQL =>
  sql`${OF_USER(userId)} = any(${`{${BUCKETS.join(',')}}`}::text[])`;

/** Runs work for each bucket, one after the other. Servers that do so at the same moment begin at different ones. */
export async function eachBucket(work: (bucket: string) => Promise<unknown>): Promise<void> {
  const first = Math.floor(Math.random() * BUCKETS.length);
  for (const at of BUCKETS.keys()) await work(BUCKETS[(first + at) % BUCKETS.length] ?? '0');
}
