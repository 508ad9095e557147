import { mustGoAlone } from './answers/classify-answer.ts';
import { mustHold, type Engine } from '../engine/engine.ts';
import { ENTITY_SYNCS, syncOf } from '../entities/sync-registry.ts';
import type { PushOutcome } from './push-outcome.ts';
import { freezeIn, type Frozen } from './freeze-requests.ts';
import { forgetBackoff } from './retry.ts';
import type { Operation } from '../records.ts';
import { sendBatches } from './send-batch.ts';
import { takeAnswers } from './answers/take-answers.ts';
import { sendAlone } from './send-alone.ts';

/** Requests under way at once when each operation has its own. */
const ALONE_AT_ONCE = 6;

/** Sends what is due: one operation of each lane at a time, lanes side by side, in batches unless the server knows none. */
export async function pushLanes(engine: Engine): Promise<PushOutcome> {
  let hasSent = false;
  while (!engine.lease.signal.aborted) {
    const next = await freezeNext(engine);
    if (next === 'sent' && hasSent && !engine.behind && engine.answers.length === 0) return 'level';
    if (typeof next === 'string') return next;
    const { frozen, waiting, size } = next;
    const outcome = size > 1 ? await sendBatches(engine, frozen, waiting, size) : await sendAlone(engine, frozen);
    await takeAnswers(engine);
    if (outcome !== 'sent') return outcome;
    hasSent = true;
  }
  return 'sent';
}

interface Next {
  frozen: Frozen;
  /** Of what may go together, what comes after it. */
  waiting: Operation[];
  /** Most operations of a batch; 1: each goes alone. */
  size: number;
}

/** What leaves next is chosen and frozen in one transaction; or the round is over. */
function freezeNext(engine: Engine): Promise<Next | PushOutcome> {
  return engine.ports.store.write(async (tx) => {
    // Asked for in one go: whoever was without a network for long waits for each round to the store.
    const [memory, stored] = await Promise.all([tx.memory.get(), tx.outbox.all()]);
    mustHold(engine, memory);
    const operations = engine.hasNewNetwork ? await forgetBackoff(tx, 'network', stored) : stored;
    engine.hasNewNetwork = false;
    if (memory.token === null || memory.pause !== null) return 'paused';
    // [G1] A write that names no generation could arrive late, at a server that was restored meanwhile.
    if (memory.generation === null) return 'sent';
    const due = dueOperations(engine, operations, engine.ports.clock.now());
    if (due.length === 0) return 'sent';
    const together = due.filter((operation) => !syncOf(operation.change).upload && !mustGoAlone(operation));
    const most = engine.onlyAlone ? 1 : Math.min(memory.batchSize, together.length);
    const first = most > 1 ? together.slice(0, most) : due.slice(0, ALONE_AT_ONCE);
    const frozen = await freezeIn(tx, memory, first);
    return frozen ? { frozen, waiting: together.slice(most), size: most > 1 ? memory.batchSize : 1 } : 'paused';
  });
}

/** The heads of lanes that may leave now, in the order of the taps. */
export function dueOperations(
  engine: Pick<Engine, 'rules'>,
  operations: readonly Operation[],
  now: number,
): Operation[] {
  return waitingHeads(engine, operations)
    .filter((operation) => engine.rules.isDue(operation, now))
    .toSorted((one, other) => one.seq - other.seq);
}

/** When the next operation may leave: ms from now, null when none waits for a time. */
export function nextDueIn(engine: Pick<Engine, 'rules'>, operations: readonly Operation[], now: number): number | null {
  const delays = waitingHeads(engine, operations).map((operation) =>
    engine.rules.isDue(operation, now) ? 0 : operation.nextAt - now,
  );
  return delays.length === 0 ? null : Math.min(...delays);
}

function waitingHeads({ rules }: Pick<Engine, 'rules'>, operations: readonly Operation[]): Operation[] {
  const heads = rules.heads(operations).filter(({ state }) => state === 'queued');
  const held = new Map(ENTITY_SYNCS.map((sync) => [sync, sync.heldBack?.(operations)]));
  return heads.filter((operation) => !held.get(syncOf(operation.change))?.(operation));
}
