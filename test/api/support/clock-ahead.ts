import { fileURLToPath } from 'node:url';

const MOVED_CLOCK = fileURLToPath(new URL('moved-clock.mjs', import.meta.url));

/** The environment of a server whose clock runs so many ms ahead of this machine's. */
export const clockAhead = (ms: number): Record<string, string> => ({ NODE_OPTIONS: `--import=${MOVED_CLOCK}`, CLOCK_MS_AHEAD: String(Math.round(ms)) });
