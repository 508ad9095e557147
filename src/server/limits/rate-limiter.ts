import { and, lt } from 'drizzle-orm';
import { ApiError } from '../errors/api-error.ts';
import { eachBucket, isKeyInBucket } from '../store/buckets.ts';
import type { Database, Statement } from '../store/database.ts';
import { rateWindows } from '../store/tables/server-tables.ts';

/** Counts requests by bucket in windows of a minute or a day, for all servers of the database together. */
export interface RateLimiter {
  /** Throws 429 when the bucket holds fewer than `count` more this minute. */
  take(bucket: string, perMinute: number, count?: number): Promise<void>;
  /** Throws 429 when the bucket holds fewer than `count` more this day of UTC; in Tbilisi it begins at 04:00. */
  takeOfDay(bucket: string, perDay: number, count?: number): Promise<void>;
  /** Puts back what was taken this minute for something that was no harm or did not happen. */
  giveBack(bucket: string): void;
  /** The same of a day. */
  giveBackOfDay(bucket: string): void;
  /** Drops windows that are over. */
  sweep(): Promise<void>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A process takes this part of a limit at once, so that a busy bucket costs few statements. */
const LEASE_SHARE = 1 / 20;

const LEASE: Statement = {
  name: 'lease rate',
  // Leased twice, a bucket is a little smaller.
  repeatable: true,
  text: `insert into rate_windows as w (bucket, used, ends_ms) values ($1, $2::integer, $3::bigint)
    on conflict (bucket) do update set used = least(w.used + excluded.used, 1000000000) returning used`,
};

/** The limiter over a database. `refused` is told of every 429. */
export function makeRateLimiter(
  database: Database,
  clock: () => number,
  refused: (bucket: string, window: 'minute' | 'day') => void,
): RateLimiter {
  const minutes = countWindows(database, clock, MINUTE_MS);
  const days = countWindows(database, clock, DAY_MS);
  const tooMany = (bucket: string, window: 'minute' | 'day', waitMs: number): ApiError => {
    refused(bucket, window);
    return new ApiError('rate-limited', 'Too many requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  };
  return {
    async take(bucket, perMinute, count = 1) {
      const waitMs = await minutes.take(bucket, perMinute, count);
      if (waitMs > 0) throw tooMany(bucket, 'minute', waitMs);
    },
    async takeOfDay(bucket, perDay, count = 1) {
      const waitMs = await days.take(`day ${bucket}`, perDay, count);
      if (waitMs > 0) throw tooMany(bucket, 'day', waitMs);
    },
    giveBack: (bucket) => minutes.giveBack(bucket),
    giveBackOfDay: (bucket) => days.giveBack(`day ${bucket}`),
    async sweep() {
      await eachBucket((bucket) =>
        database.orm
          .delete(rateWindows)
          .where(and(isKeyInBucket(rateWindows.bucket, bucket), lt(rateWindows.endsMs, clock()))),
      );
    },
  };
}

interface Windows {
  /** Takes, and returns 0; or returns how many ms are left of the window. */
  take(bucket: string, limit: number, count: number): Promise<number>;
  /** Puts one back, if its window still runs: this process hands it out again. */
  giveBack(bucket: string): void;
}

function countWindows(database: Database, clock: () => number, windowMs: number): Windows {
  let buckets = new Map<string, Bucket>();
  let window = 0;

  /** Leases more from the database; returns what this process holds then. */
  async function lease(name: string, bucket: Bucket, asked: number, limit: number): Promise<void> {
    const endsMs = (bucket.window + 1) * windowMs;
    const rows = await database.run<{ used: number }>(LEASE, [`${name} ${bucket.window}`, asked, endsMs]);
    const before = (rows[0]?.used ?? asked) - asked;
    bucket.left += Math.min(asked, Math.max(0, limit - before));
    bucket.exhausted = before + asked >= limit;
  }

  async function take(name: string, limit: number, count: number): Promise<number> {
    const nowMs = clock();
    if (window !== Math.floor(nowMs / windowMs)) {
      window = Math.floor(nowMs / windowMs);
      buckets = new Map();
    }
    let bucket = buckets.get(name);
    if (!bucket) buckets.set(name, (bucket = { window, left: 0, exhausted: false, leasing: null }));
    // One lease at a time: what many requests at once would lease each, other servers could not use.
    while (bucket.leasing && bucket.left < count) await bucket.leasing;
    if (bucket.left < count && !bucket.exhausted) {
      const asked = Math.max(count - bucket.left, Math.floor(limit * LEASE_SHARE));
      bucket.leasing = lease(name, bucket, asked, limit).finally(() => (bucket.leasing = null));
      await bucket.leasing;
    }
    if (bucket.left < count) return (bucket.window + 1) * windowMs - nowMs;
    bucket.left -= count;
    return 0;
  }

  function giveBack(name: string): void {
    const bucket = window === Math.floor(clock() / windowMs) ? buckets.get(name) : undefined;
    if (bucket) bucket.left += 1;
  }

  return { take, giveBack };
}

/** What this process holds of a bucket in one window. */
interface Bucket {
  window: number;
  left: number;
  /** The database has no more of it: refusing needs no statement. */
  exhausted: boolean;
  leasing: Promise<void> | null;
}
