import { fileURLToPath } from 'node:url';

const MOVED_CLOCK = `--import=${fileURLToPath(new URL('moved-clock.mjs', import.meta.url))}`;

/** The environment of a server whose clock runs so many ms ahead of this machine's. */
export const clockAhead = (ms: number): Record<string, string> => ({
  NODE_OPTIONS: MOVED_CLOCK,
  CLOCK_MS_AHEAD: String(Math.round(ms)),
});

/**
 * The environment of a server whose clock begins a minute and stands still at its end: what is counted by the minute is counted in one,
 * however long a test takes.
 */
export const IN_ONE_MINUTE: Readonly<Record<string, string>> = { NODE_OPTIONS: MOVED_CLOCK, CLOCK_MINUTE: 'one' };
