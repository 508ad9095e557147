import type { BatchOperation } from '#contract/diary/batch.ts';
import { bodyIsOptional } from '#contract/body-of.ts';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { BODY_LIMIT } from '#contract/envelope.ts';
import { ApiError, invalidInput } from '../errors/api-error.ts';
import { refusal } from '../errors/envelopes.ts';
import { payloadHash } from '../input/payload-hash.ts';
import type { Answer, Operation } from './core/rule.ts';
import type { Writer } from './core/writer.ts';
import { isRuleId } from './entities/registry.ts';
import { findCall, makeOperation } from './make-operation.ts';

/** Who sends a batch, and when. */
type Sender = Pick<Operation, 'generation' | 'tokenHash'> & { nowMs: number };

/** Runs the writes of a batch, each with its own outcome, in order. */
export async function runBatch(
  { writer, clock }: { writer: Pick<Writer, 'write'>; clock: () => number },
  { userId, tokenHash }: { userId: string; tokenHash: string },
  operations: readonly BatchOperation[],
  generation: string | null,
): Promise<(Answer & { key: string })[]> {
  const prepared = prepareBatch(operations, { generation, tokenHash, nowMs: clock() });
  return batchAnswers(
    operations,
    prepared,
    prepared.runnable.length > 0 ? await writer.write(userId, prepared.runnable) : [],
  );
}

interface Prepared {
  /** Each operation, or the refusal that stands in its place. */
  all: readonly (Operation | Answer)[];
  runnable: readonly Operation[];
}

/** Checks the writes of a batch. */
export function prepareBatch(operations: readonly BatchOperation[], sender: Sender): Prepared {
  const all = operations.map((operation) => prepare(operation, sender));
  return { all, runnable: all.filter((item): item is Operation => !('body' in item)) };
}

/** Every operation's answer beside its key. Throws what concerns the sender and no single operation. */
export function batchAnswers(
  operations: readonly BatchOperation[],
  { all }: Prepared,
  answers: readonly Answer[],
): (Answer & { key: string })[] {
  const whole = answers.find(({ body }) => body.code === 'generation-changed' || body.code === 'unauthenticated');
  if (whole) throw new ApiError(whole.body.code as 'generation-changed', whole.body.message);
  let next = 0;
  return all.map((item, index) => ({
    key: operations[index]?.key ?? '',
    ...('body' in item ? item : (answers[next++] as Answer)),
  }));
}

/** The checked operation, or the refusal that stands in its place. */
function prepare({ key, method, path, body }: BatchOperation, sender: Sender): Operation | Answer {
  try {
    const found = findCall(method, path);
    if (!found) throw new ApiError('not-found', 'No such call');
    if (!isRuleId(found.id))
      throw invalidInput([{ path: 'path', message: 'Only writes of the diary go into a batch' }]);
    const raw = { ...found.raw, body: bodyOf(CALLS[found.id], body) };
    // The hash comes first: it refuses what is nested so deep that JSON.stringify would overflow the stack.
    const hashed = payloadHash(found.id, raw.params, raw.query, raw.body);
    const size = raw.body === undefined ? 0 : Buffer.byteLength(JSON.stringify(raw.body));
    if (size > BODY_LIMIT.ordinary)
      throw new ApiError('too-large', `The body is larger than ${BODY_LIMIT.ordinary} bytes`);
    return makeOperation(found.id, raw, { ...sender, key: { text: key, payloadHash: hashed } });
  } catch (error) {
    if (error instanceof ApiError) return refusal(error);
    throw error;
  }
}

const bodyOf = (call: Call, given: unknown): unknown => {
  if (!call.body) return undefined;
  return given === undefined && bodyIsOptional(call) ? {} : given;
};

const MAKING: ReadonlySet<string> = new Set(
  (Object.values(CALLS) as Call[]).filter(({ makesWeek }) => makesWeek).map(({ path }) => path),
);

/** How many of a batch plan a week, which is counted for itself. */
export const weeksIn = (operations: readonly BatchOperation[]): number =>
  operations.filter(({ path }) => MAKING.has(path.split('?', 1)[0] ?? '')).length;
