import * as v from 'valibot';
import { getChanges, type Changes } from '#contract/diary/changes.ts';
import { classifyAnswer } from '../push/answers/classify-answer.ts';
import type { Engine } from '../engine/engine.ts';
import type { EpochMs, Rev, SyncMemory } from '../records.ts';
import { keepUnknown } from '../outbox/keep-unknown.ts';
import { readEnvelope, serverTimeOf } from '../push/answers/read-envelope.ts';
import { headersOf, timeoutFor } from '../push/request-of.ts';

/** One page of changes, or why there is none. */
export type Page =
  | { is: 'page'; changes: Changes; serverTime: EpochMs | null }
  | { is: 'offline' }
  | { is: 'paused'; pause: NonNullable<SyncMemory['pause']>; token: string };

const LEAST_PAGE = 10;
const LARGEST_PAGE = 500;
/** A page of a long diary is some hundred KB, so a slow line gets as long as for that much. */
const PAGE_BYTES = 256 * 1024;

/** Asks for the changes since a revision. Silence halves the next page: on a slow line a small one comes through. */
export async function askChanges(engine: Engine, token: string, since: Rev): Promise<Page> {
  const answer = await engine.ports.http.send(
    {
      method: 'GET',
      path: `${getChanges.path}?since=${since}&limit=${engine.pageLimit}`,
      headers: headersOf(token),
      body: null,
      timeoutMs: timeoutFor(PAGE_BYTES),
    },
    engine.lease.signal,
  );
  const envelope = answer && readEnvelope(answer);
  if (!answer || !envelope) {
    engine.pageLimit = Math.max(LEAST_PAGE, Math.floor(engine.pageLimit / 2));
    return { is: 'offline' };
  }
  const verdict = classifyAnswer({ status: answer.status, envelope, retryAfterMs: null }, 'write');
  if (verdict.is === 'signed-out' || verdict.is === 'app-too-old') return { is: 'paused', pause: verdict.is, token };
  const changes = v.safeParse(getChanges.data, envelope.data);
  if (answer.status !== 200 || !changes.success) return { is: 'offline' };
  engine.pageLimit = Math.min(LARGEST_PAGE, engine.pageLimit * 2);
  return { is: 'page', changes: keepUnknown(changes.output, envelope.data), serverTime: serverTimeOf(answer) };
}
