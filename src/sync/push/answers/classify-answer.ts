import type { Envelope } from '#contract/envelope.ts';
import type { Operation, Rev } from '#sync/records.ts';
import { LONGEST_BACKOFF_MS } from '#sync/rules.ts';

/** What an answer means for the operation that was sent. */
export type Verdict =
  | { is: 'acked'; rev: Rev | null; deleted: boolean | null }
  | { is: 'again'; error: NonNullable<Operation['error']>; retryAfterMs: number | null }
  | { is: 'failed'; error: NonNullable<Operation['error']> }
  | { is: 'dropped' }
  | { is: 'signed-out' }
  | { is: 'app-too-old' }
  | { is: 'generation-changed' };

/** An answer as far as it matters here. `envelope` is null when it is not our server's. */
export interface Answered {
  status: number;
  envelope: Envelope | null;
  retryAfterMs: number | null;
}

/** Where the server does not say: room is made seldom, and so is a newer server, both by people. */
const AGAIN_LATE_MS = 6 * 60 * 60_000;

/** Statuses of whom one only has to ask again. */
const PASSING = new Set([408, 425, 429]);

/** Nothing is wrong with the operation: the server has no room, or is older than this app. */
const NOT_YET: ReadonlySet<string> = new Set(['storage-full', 'unknown-thing']);
/** Codes of 4xx after which an operation goes again as it is, together with others. */
const WAITING_CODES: ReadonlySet<string> = new Set(['request-in-progress', 'not-our-server', ...NOT_YET]);

// answer                                    → verdict
// none, or without our envelope             → again
// 2xx                                       → acked
// 401 / 412 / 426                           → signed-out / generation-changed / app-too-old: the operation waits
// 408, 425, 429, 5xx, 409 in progress       → again
// 503 provider-unavailable to a picture     → failed: this server cannot take pictures
// 409 plan-changed                          → dropped, with a notice
// 413 storage-full, 404 unknown-thing       → again, hours later: nothing is wrong with the operation
// any other 4xx                             → failed: the person decides
export function classifyAnswer(answered: Answered | null, kind: 'write' | 'upload'): Verdict {
  if (answered === null) return again({ code: 'no-answer', status: null, message: '', issues: [] }, null);
  const { status, envelope, retryAfterMs } = answered;
  // Somebody else's wish counts no more than our own patience.
  if (envelope === null)
    return again(
      { code: 'not-our-server', status, message: '', issues: [] },
      retryAfterMs && Math.min(retryAfterMs, LONGEST_BACKOFF_MS),
    );

  const error = { code: envelope.code ?? 'unknown', status, message: envelope.message, issues: envelope.issues ?? [] };
  if (status >= 200 && status < 300) return envelope.success ? acked(envelope, kind) : again(error, retryAfterMs);
  if (kind === 'upload' && error.code === 'provider-unavailable') return { is: 'failed', error };
  if (NOT_YET.has(error.code)) return again(error, retryAfterMs ?? AGAIN_LATE_MS);
  if (status >= 500 || PASSING.has(status) || error.code === 'request-in-progress') return again(error, retryAfterMs);
  if (status < 400) return again(error, retryAfterMs);
  if (status === 401) return { is: 'signed-out' };
  if (status === 426) return { is: 'app-too-old' };
  if (error.code === 'generation-changed') return { is: 'generation-changed' };
  if (error.code === 'plan-changed') return { is: 'dropped' };
  return { is: 'failed', error };
}

const again = (error: NonNullable<Operation['error']>, retryAfterMs: number | null): Verdict => ({
  is: 'again',
  error,
  retryAfterMs,
});

function acked({ data }: Envelope, kind: 'write' | 'upload'): Verdict {
  const { rev, deleted } = fieldsOf(data);
  // A write that says no revision was not made by our server: without it nobody knows which pull brings it.
  if (kind === 'write' && rev === null)
    return again({ code: 'not-our-server', status: 200, message: '', issues: [] }, null);
  return { is: 'acked', rev, deleted };
}

function fieldsOf(data: unknown): { rev: Rev | null; deleted: boolean | null } {
  if (typeof data !== 'object' || data === null) return { rev: null, deleted: null };
  const rev = 'rev' in data && typeof data.rev === 'number' && Number.isSafeInteger(data.rev) ? data.rev : null;
  const deleted = 'deleted' in data && typeof data.deleted === 'boolean' ? data.deleted : null;
  return { rev, deleted };
}

/** Whether an operation was refused inside a batch: then it goes alone, and only then may it count as refused. */
export function mustGoAlone({ error }: Pick<Operation, 'error'>): boolean {
  if (error?.status == null || error.status < 400 || error.status >= 500) return false;
  return !PASSING.has(error.status) && !WAITING_CODES.has(error.code);
}
