import { LONGEST_BACKOFF_MS, LONGEST_HOLD_MS } from '../rules.ts';
import type { EpochMs } from '../records.ts';

const FIRST_BACKOFF_MS = 1000;

/**
 * The delay in ms before the next attempt after `failures` in a row: exponential with full jitter, so that
 * devices which failed together do not come back together. A server's own wish (Retry-After) is the least.
 * One beyond every backoff (a day's share is used up) gets the jitter on top: at midnight not all come at once. `chance` is uniform in [0, 1).
 */
export function backoffMs(failures: number, chance: number, retryAfterMs: number | null = null): number {
  const ceiling = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(Math.max(0, failures - 1), 30));
  const wished = retryAfterMs ?? 0;
  if (wished > LONGEST_BACKOFF_MS) return Math.min(LONGEST_HOLD_MS, wished + Math.round(chance * LONGEST_BACKOFF_MS));
  return Math.max(Math.round(chance * ceiling), wished);
}

/** The ms that a Retry-After asks for, as seconds or as a date; null when it asks for nothing that can be read. */
export function retryAfterMs(header: string | null, now: EpochMs): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
