import { HEADER } from '#contract/envelope.ts';
import { classifyAnswer, type Verdict } from './answers/classify-answer.ts';
import { asHolder, type Engine } from '../engine/engine.ts';
import { syncOf } from '../entities/sync-registry.ts';
import type { Frozen } from './freeze-requests.ts';
import { retryAfterMs } from './next-attempt.ts';
import type { HttpAnswer, HttpRequest } from '../ports.ts';
import { outcomeOf, type PushOutcome } from './push-outcome.ts';
import { readEnvelope, serverTimeOf } from './answers/read-envelope.ts';
import type { SentOperation } from '../records.ts';
import { bytesOf, headersOf, timeoutFor } from './request-of.ts';
import { settle } from './answers/settle.ts';

/** Sends each operation in a request of its own, side by side. Only here can one become refused. */
export async function sendAlone(engine: Engine, frozen: Frozen): Promise<PushOutcome> {
  const verdicts = await Promise.all(frozen.operations.map((sent) => sendOne(engine, frozen, sent)));
  return outcomeOf(verdicts);
}

async function sendOne(engine: Engine, { token, generation }: Frozen, sent: SentOperation): Promise<Verdict> {
  const { ports, lease } = engine;
  const request = await requestFor(engine, sent, headersOf(token, generation));
  if (request === null) {
    await asHolder(engine, (tx) => tx.outbox.deleteMany([sent.seq]));
    return { is: 'dropped' };
  }
  const answer = await ports.http.send(request, lease.signal);
  const answered = answer && answeredBy(answer, ports.clock.now());
  const verdict = classifyAnswer(answered, syncOf(sent.change).upload ? 'upload' : 'write');
  await settle(engine, [{ sent, verdict, data: answered?.envelope?.data }], {
    token,
    generation: answer?.header(HEADER.generation.toLowerCase()) ?? null,
    serverTime: answered?.envelope ? serverTimeOf(answer as HttpAnswer) : null,
    reached: answered?.envelope != null,
  });
  return verdict;
}

/** An answer as far as its verdict needs it. */
export const answeredBy = (answer: HttpAnswer, now: number) => ({
  status: answer.status,
  envelope: readEnvelope(answer),
  retryAfterMs: retryAfterMs(answer.header('retry-after'), now),
});

// Null: the bytes are not here any more.
async function requestFor(
  engine: Engine,
  sent: SentOperation,
  headers: Record<string, string>,
): Promise<HttpRequest | null> {
  const { method, path, body } = sent.request;
  const keyed = { ...headers, [HEADER.idempotencyKey]: sent.opId };
  const name = syncOf(sent.change).upload?.(sent.change);
  if (name === undefined) {
    const typed = body === null ? keyed : { ...keyed, 'Content-Type': 'application/json' };
    return { method, path, headers: typed, body, timeoutMs: timeoutFor(bytesOf(body ?? '')) };
  }
  const thumbnail = await engine.ports.store.picture(name);
  if (!thumbnail) return null;
  return {
    method,
    path,
    headers: keyed,
    body: { multipart: { thumbnail, name } },
    timeoutMs: timeoutFor(thumbnail.size),
  };
}
