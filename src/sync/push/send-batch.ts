import * as v from 'valibot';
import { HEADER, type Envelope } from '#contract/envelope.ts';
import { MAX_BATCH, postBatch } from '#contract/diary/batch.ts';
import { classifyAnswer, type Answered, type Verdict } from './answers/classify-answer.ts';
import { LeaseLost, type Engine } from '../engine/engine.ts';
import { freezeIn, type Frozen } from './freeze-requests.ts';
import type { StoreTransaction } from '../ports.ts';
import { outcomeOf, type PushOutcome } from './push-outcome.ts';
import { serverTimeOf } from './answers/read-envelope.ts';
import type { Operation, SentOperation } from '../records.ts';
import { headersOf, timeoutFor } from './request-of.ts';
import { answeredBy } from './send-alone.ts';
import { takeAnswersIn } from './answers/take-answers.ts';
import { afterSettling, settleIn, type Outcome, type Told } from './answers/settle.ts';

/**
 * Sends a batch of heads of different lanes, then those that wait, one batch after the other. Trouble with the whole halves
 * the size, success doubles it; an operation that is refused among others goes again alone before it counts as refused.
 */
export async function sendBatches(
  engine: Engine,
  first: Frozen,
  waiting: readonly Operation[],
  firstSize: number,
): Promise<PushOutcome> {
  let size = firstSize;
  let sent = 0;
  let frozen: Frozen | null = first;
  while (frozen !== null && frozen.operations.length > 0) {
    const { result, told } = await sendBatch(engine, frozen, size);
    size = told.batchSize ?? size;
    const goesOn = result.outcome === 'sent' && result.size === 'grow';
    const next = goesOn ? waiting.slice(sent, sent + size) : [];
    sent += next.length;
    frozen = await settleAndFreeze(engine, result.outcomes, told, next);
    if (!goesOn) return result.outcome;
  }
  return frozen === null ? 'paused' : 'sent';
}

/** The answers of so few become base where they are settled; more would keep the drain waiting. */
const FEW = 20;

/** Between two batches one transaction settles the one and freezes the other: every commit waits for the disk. */
async function settleAndFreeze(
  engine: Engine,
  outcomes: readonly Outcome[],
  told: Told,
  next: readonly Operation[],
): Promise<Frozen | null> {
  let isHolder = true;
  const { frozen, effects } = await engine.ports.store.write(async (tx) => {
    const settled = await settleIn(tx, engine, outcomes, told);
    const memory =
      next.length === 0 && outcomes.length <= FEW ? await takeAnswersIn(tx, engine, settled.memory) : settled.memory;
    await tx.memory.put(memory);
    isHolder = engine.rules.isHolder(memory, engine.lease.epoch);
    const frozen = isHolder ? await freezeIn(tx, memory, await stillThere(tx, next)) : null;
    return { frozen, effects: settled.effects };
  });
  await afterSettling(engine, effects);
  if (!isHolder) throw new LeaseLost();
  return frozen;
}

/** As they are now: what was cancelled meanwhile is not among them. */
async function stillThere(tx: StoreTransaction, operations: readonly Operation[]): Promise<Operation[]> {
  if (operations.length === 0) return [];
  return (await tx.outbox.bySeqs(operations.map(({ seq }) => seq))).filter((row) => row !== undefined);
}

async function sendBatch(
  engine: Engine,
  { operations, parts, bytes, token, generation }: Frozen,
  size: number,
): Promise<{ result: BatchResult; told: Told }> {
  const { ports, lease } = engine;
  const answer = await ports.http.send(
    {
      method: postBatch.method,
      path: postBatch.path,
      headers: { ...headersOf(token, generation), 'Content-Type': 'application/json' },
      body: `{"operations":[${parts.join(',')}]}`,
      timeoutMs: timeoutFor(bytes),
    },
    lease.signal,
  );
  const answered = answer && answeredBy(answer, ports.clock.now());
  const result = readBatch(operations, answered);
  if (result.unknown) engine.onlyAlone = true;
  const told: Told = {
    token,
    generation: answer?.header(HEADER.generation.toLowerCase()) ?? null,
    serverTime: answer && answered?.envelope ? serverTimeOf(answer) : null,
    reached: answered?.envelope != null,
    batchSize: sizeAfter(result.size, size, operations.length),
  };
  return { result, told };
}

interface BatchResult {
  outcomes: Outcome[];
  outcome: PushOutcome;
  size: 'grow' | 'shrink' | 'keep';
  /** This server has no batches after all. */
  unknown?: boolean;
}

function readBatch(operations: readonly SentOperation[], answered: Answered | null): BatchResult {
  const parts = answered && partsOf(answered, operations);
  if (parts) {
    const outcomes = operations.map((sent, at): Outcome => {
      const part = parts[at];
      const verdict = classifyAnswer(
        part ? { ...part, retryAfterMs: wishOf(part.envelope) ?? answered.retryAfterMs } : null,
        'write',
      );
      if (verdict.is !== 'failed') return { sent, verdict, data: part?.envelope.data };
      return { sent, verdict: { is: 'again', error: verdict.error, retryAfterMs: null }, soon: true };
    });
    return { outcomes, outcome: outcomeOf(outcomes.map(({ verdict }) => verdict)), size: 'grow' };
  }
  const whole = classifyAnswer(answered, 'write');
  const status = answered?.status ?? 0;
  const all = (verdict: Verdict, soon = false) => operations.map((sent) => ({ sent, verdict, soon }));
  if (answered?.envelope && (status === 404 || status === 405 || status === 501)) {
    return { outcomes: all(waiting(whole), true), outcome: 'sent', size: 'keep', unknown: true };
  }
  if (whole.is === 'again') {
    const passing = status === 429 || status === 425 || (status >= 200 && status < 300);
    return { outcomes: all(whole), outcome: outcomeOf([whole]), size: passing ? 'keep' : 'shrink' };
  }
  // 413, or 400 for the whole: something in it is too much. Halves find it; the last one standing goes alone.
  if (whole.is === 'failed' || whole.is === 'acked')
    return { outcomes: all(waiting(whole), true), outcome: 'sent', size: 'shrink' };
  return { outcomes: all(whole), outcome: outcomeOf([whole]), size: 'keep' };
}

// The status belongs to the batch, not to any of its operations, so none of them must go alone for it.
const waiting = (verdict: Verdict): Verdict => {
  const message = verdict.is === 'failed' ? verdict.error.message : '';
  return { is: 'again', error: { code: 'batch-refused', status: null, message, issues: [] }, retryAfterMs: null };
};

/** A part of a batch has no headers: what it asks for stands in its envelope. */
function wishOf({ meta }: Envelope): number | null {
  const seconds = meta?.['retryAfterSeconds'];
  return typeof seconds === 'number' && seconds >= 0 ? seconds * 1000 : null;
}

function partsOf(
  { status, envelope }: Answered,
  operations: readonly SentOperation[],
): { status: number; envelope: Envelope }[] | null {
  if (status < 200 || status >= 300 || !envelope?.success) return null;
  const read = v.safeParse(postBatch.data, envelope.data);
  if (!read.success || read.output.length !== operations.length) return null;
  if (read.output.some(({ key }, at) => key !== operations[at]?.opId)) return null;
  return read.output.map((part) => ({ status: part.status, envelope: part.body }));
}

function sizeAfter(change: BatchResult['size'], size: number, sent: number): number {
  if (change === 'grow') return Math.min(MAX_BATCH, Math.max(size, sent * 2));
  return change === 'shrink' ? Math.max(1, Math.floor(Math.min(size, sent) / 2)) : size;
}
