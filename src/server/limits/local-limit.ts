import { ApiError } from '../errors/api-error.ts';

const MINUTE_MS = 60_000;
/** Addresses of a minute beyond which counting begins anew: memory has an end, too. */
const MOST_ADDRESSES = 100_000;

/**
 * Counts what an address asks of this process in a minute, in memory: for files and pages, which have to come although the database is
 * away. Throws 429.
 */
export function localLimit(perMinute: number, clock: () => number, refused: () => void): (address: string) => void {
  let minute = 0;
  let counts = new Map<string, number>();
  return (address) => {
    const nowMs = clock();
    if (minute !== Math.floor(nowMs / MINUTE_MS) || counts.size > MOST_ADDRESSES) {
      minute = Math.floor(nowMs / MINUTE_MS);
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count <= perMinute) return;
    refused();
    throw new ApiError('rate-limited', 'Too many requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - nowMs) / 1000)),
    });
  };
}
