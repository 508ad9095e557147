import * as v from 'valibot';
import { getConfig } from '#contract/config.ts';
import { mustGoAlone } from './classify-answer.ts';
import { asHolder, type Engine } from './engine.ts';
import { ENTITY_SYNCS, syncOf } from './entities/sync-registry.ts';
import type { PushOutcome } from './push-outcome.ts';
import { readEnvelope } from './read-envelope.ts';
import type { Operation, SyncMemory } from './records.ts';
import { timeoutFor } from './request-of.ts';
import { sendBatches } from './send-batch.ts';
import { sendAlone } from './send-alone.ts';

/** Requests under way at once when each operation has its own. */
const ALONE_AT_ONCE = 6;

/** Sends what is due: one operation of each lane at a time, lanes side by side, in batches when the server takes them. */
export async function pushLanes(engine: Engine): Promise<PushOutcome> {
  const { ports, lease } = engine;
  while (!lease.signal.aborted) {
    const { memory, operations } = await ports.store.read(async (tx) => ({
      memory: await tx.memory.get(),
      operations: await tx.outbox.all(),
    }));
    if (memory.token === null || memory.pause !== null) return 'paused';
    // [G1] A write that names no generation could arrive late, at a server that was restored meanwhile.
    if (memory.generation === null) return 'sent';
    const due = dueOperations(engine, operations, ports.clock.now());
    if (due.length === 0) return 'sent';

    const together = due.filter((operation) => !syncOf(operation.change).upload && !mustGoAlone(operation));
    const outcome =
      Math.min(memory.batchSize, together.length) > 1 && (await takesBatches(engine, memory))
        ? await sendBatches(engine, together, memory.batchSize)
        : await sendAlone(engine, due.slice(0, ALONE_AT_ONCE));
    if (outcome !== 'sent') return outcome;
  }
  return 'sent';
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

/** Whether the server has `POST /batch`. One that does not say so gets operations one by one. */
async function takesBatches(engine: Engine, { batches }: SyncMemory): Promise<boolean> {
  if (engine.onlyAlone) return false;
  if (batches === true) return true;
  const answer = await engine.ports.http.send(
    { method: 'GET', path: getConfig.path, headers: {}, body: null, timeoutMs: timeoutFor(0) },
    engine.lease.signal,
  );
  const envelope = answer && readEnvelope(answer);
  if (!answer || !envelope || answer.status >= 500) return false;
  const config = v.safeParse(getConfig.data, envelope.data);
  const told = config.success && config.output.capabilities.batch;
  engine.onlyAlone = !told;
  await asHolder(engine, (tx, memory) => tx.memory.put({ ...memory, batches: told }));
  return told;
}
