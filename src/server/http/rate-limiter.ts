import { lt } from 'drizzle-orm';
import type { Database, Statement } from '../store/database.ts';
import { rateWindows } from '../store/schema.ts';
import { ApiError } from './api-error.ts';

/** Counts requests by bucket in windows of one minute, for all servers of the database together. */
export interface RateLimiter {
  /** Throws 429 when the bucket holds fewer than `count` more. */
  take(bucket: string, perMinute: number, count?: number): Promise<void>;
  /** Drops windows that are over. */
  sweep(): Promise<void>;
}

const WINDOW_MS = 60_000;
/** A process takes this part of a limit at once, so that a busy bucket costs few statements. */
const LEASE_SHARE = 1 / 20;

const LEASE: Statement = {
  name: 'lease rate',
  text: `insert into rate_windows as w (bucket, used, ends_ms) values ($1, $2::integer, $3::bigint)
    on conflict (bucket) do update set used = least(w.used + excluded.used, 1000000000) returning used`,
};

/** The limiter over a database. */
export function makeRateLimiter(database: Database, clock: () => number): RateLimiter {
  let buckets = new Map<string, Bucket>();
  let window = 0;

  /** Leases more from the database; answers what this process holds then. */
  async function lease(name: string, bucket: Bucket, asked: number, perMinute: number): Promise<void> {
    const endsMs = (bucket.window + 1) * WINDOW_MS;
    const rows = await database.run<{ used: number }>(LEASE, [`${name} ${bucket.window}`, asked, endsMs]);
    const before = (rows[0]?.used ?? asked) - asked;
    bucket.left += Math.min(asked, Math.max(0, perMinute - before));
    bucket.exhausted = before + asked >= perMinute;
  }

  return {
    async take(name, perMinute, count = 1) {
      const nowMs = clock();
      if (window !== Math.floor(nowMs / WINDOW_MS)) {
        window = Math.floor(nowMs / WINDOW_MS);
        buckets = new Map();
      }
      let bucket = buckets.get(name);
      if (!bucket) buckets.set(name, (bucket = { window, left: 0, exhausted: false, leasing: null }));
      // One lease at a time: what many requests at once would lease each, other servers could not use.
      while (bucket.leasing && bucket.left < count) await bucket.leasing;
      if (bucket.left < count && !bucket.exhausted) {
        const asked = Math.max(count - bucket.left, Math.floor(perMinute * LEASE_SHARE));
        bucket.leasing = lease(name, bucket, asked, perMinute).finally(() => (bucket.leasing = null));
        await bucket.leasing;
      }
      if (bucket.left < count) {
        const retryAfterSeconds = Math.max(1, Math.ceil(((bucket.window + 1) * WINDOW_MS - nowMs) / 1000));
        throw new ApiError('rate-limited', 'Too many requests', { retryAfterSeconds });
      }
      bucket.left -= count;
    },
    async sweep() {
      await database.orm.delete(rateWindows).where(lt(rateWindows.endsMs, clock()));
    },
  };
}

/** What this process holds of a bucket in one window. */
interface Bucket {
  window: number;
  left: number;
  /** The database has no more of it: refusing needs no statement. */
  exhausted: boolean;
  leasing: Promise<void> | null;
}
