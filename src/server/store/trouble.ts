import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '#server/errors/api-error.ts';

// failed ─┬─ undone: the engine rolled it back, or it was never sent ─▶ once more, after a pause, for two seconds
//         ├─ unknown: the connection went before the answer came ─▶ once more where that does no harm, else 503
//         └─ anything else: it would fail again ─▶ thrown as it is

/** There is no connection: what was to be asked was not sent. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';
}

/** 503: the database was lost for longer than a request waits. */
class DatabaseAway extends ApiError {
  constructor(cause: unknown) {
    super('server-busy', 'The database is away', { retryAfterSeconds: randomInt(1, AGAIN_WITHIN_SECONDS + 1) });
    this.cause = cause;
  }
}

/** 503: the connection went while something was written, and nobody has said whether it was. What has a key may be sent again. */
export class OutcomeUnknown extends DatabaseAway {}

/** Whoever is sent away comes again within so many seconds, each at another moment. */
const AGAIN_WITHIN_SECONDS = 5;
/** So long a request waits for a database that is away, or for others that it meets again and again. */
const PATIENCE_MS = 2_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 250;

/** SQLSTATEs after which nothing was done: serialisation failure, deadlock, starting up, too many connections, a standby by now. */
const UNDONE = new Set(['40001', '40P01', '57P03', '53300', '25006']);
/** Shut down, crashed, or the engine itself does not know. */
const UNKNOWN = new Set(['57P01', '57P02', '57P05', '40003', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** What pg says without a code: of a connection that went, and of one that had gone before. */
const TERMINATED = /^Connection terminated/;
const NOT_SENT = /is not queryable$/;

/** What a failed statement has left: `undone`, `unknown`, or null where the failure is its own. */
export function outcomeOf(error: unknown): 'undone' | 'unknown' | null {
  // The ORM wraps what the driver threw.
  for (let one = error; one instanceof Error; one = one.cause) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    if (one instanceof NotConnected || UNDONE.has(code) || NOT_SENT.test(one.message)) return 'undone';
    if (UNKNOWN.has(code) || code.startsWith('08') || TERMINATED.test(one.message)) return 'unknown';
  }
  return null;
}

/**
 * Runs something until it is done, while nothing of it was. `repeatable`: twice does no more than once, so that it is run again also where
 * nobody knows. Throws 503 with Retry-After when the patience is at its end, and OutcomeUnknown.
 */
export async function untilDone<Result>(repeatable: boolean, work: () => Promise<Result>): Promise<Result> {
  const endMs = performance.now() + PATIENCE_MS;
  for (let longestMs = FIRST_PAUSE_MS; ; longestMs = Math.min(2 * longestMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === null) throw error;
      if (outcome === 'unknown' && !repeatable) throw new OutcomeUnknown(error);
      if (performance.now() > endMs) throw new DatabaseAway(error);
      await pause(Math.random() * longestMs);
    }
  }
}
