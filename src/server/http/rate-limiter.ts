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
  let window = 0;
  let leased = new Map<string, number>();
  return {
    async take(bucket, perMinute, count = 1) {
      const nowMs = clock();
      const current = Math.floor(nowMs / WINDOW_MS);
      if (current !== window) {
        window = current;
        leased = new Map();
      }
      const leases = leased;
      const left = leases.get(bucket) ?? 0;
      if (left >= count) {
        leases.set(bucket, left - count);
        return;
      }
      const endsMs = (current + 1) * WINDOW_MS;
      const asked = Math.max(count, Math.floor(perMinute * LEASE_SHARE));
      const rows = await database.run<{ used: number }>(LEASE, [`${bucket} ${current}`, asked, endsMs]);
      const before = (rows[0]?.used ?? asked) - asked;
      const granted = Math.min(asked, Math.max(0, perMinute - before));
      const now = (leases.get(bucket) ?? 0) + granted;
      leases.set(bucket, now >= count ? now - count : now);
      if (now < count) {
        const retryAfterSeconds = Math.max(1, Math.ceil((endsMs - nowMs) / 1000));
        throw new ApiError('rate-limited', 'Too many requests', { retryAfterSeconds });
      }
    },
    async sweep() {
      await database.orm.delete(rateWindows).where(lt(rateWindows.endsMs, clock()));
    },
  };
}
