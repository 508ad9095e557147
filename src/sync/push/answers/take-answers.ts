import { asHolder, type Engine } from '#sync/engine/engine.ts';
import type { Entity } from '#sync/entities/parts/entity.ts';
import type { AcknowledgedAnswer } from './acknowledged-answer.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { Operation, SyncMemory } from '#sync/records.ts';
import { byLane } from '#sync/outbox/lanes.ts';
import { writeViews } from '#sync/outbox/write-views.ts';

/** So many become base in one transaction: a tap must not wait for hundreds. */
const MOST_AT_ONCE = 250;

/** Makes base what answers told, as far as nothing else was written in between; what is left a pull brings. */
export async function takeAnswers(engine: Engine): Promise<void> {
  let taken = engine.answers.length > 0;
  while (taken && !engine.lease.signal.aborted) {
    taken = await asHolder(engine, async (tx, memory) => {
      const next = await takeAnswersIn(tx, engine, memory);
      if (next !== memory) await tx.memory.put(next);
      return next !== memory;
    });
  }
}

/**
 * [V7] The same in the caller's transaction, for as many as one takes; the caller stores the memory that it returns. An answer
 * at the revision right after the cursor is what a pull from there would bring, and nothing else: so both the operation and
 * the pull are done with.
 */
export async function takeAnswersIn(tx: StoreTransaction, engine: Engine, memory: SyncMemory): Promise<SyncMemory> {
  const { rules, lease } = engine;
  if (engine.answers.length === 0 || memory.pullingAnew || !rules.isHolder(memory, lease.epoch)) return memory;
  const operations = await tx.outbox.all();
  const stored = new Map(operations.map((operation) => [operation.seq, operation]));
  const lanes = byLane(operations.filter(({ state }) => state === 'acked'));
  const taken: (AcknowledgedAnswer & { truth: unknown })[] = [];
  let { cursor } = memory;
  for (const answer of engine.answers.toSorted((one, other) => one.rev - other.rev)) {
    const row = stored.get(answer.operation.seq);
    const isIt = row?.opId === answer.operation.opId && row.state === 'acked' && row.rev === answer.rev;
    if (!isIt || answer.generation !== memory.generation || !rules.isNext(answer.rev, cursor)) break;
    // What came before it in its lane would stand over the new truth.
    if (hasOlder(lanes.get(row.lane), row, taken)) break;
    const truth = answer.sync.truthOf?.(answer.operation.change, answer.data) ?? null;
    if (truth === null) break;
    cursor = answer.rev;
    taken.push({ ...answer, truth });
    if (taken.length === MOST_AT_ONCE) break;
  }
  if (taken.length === 0) return memory;

  const absent = new Set(memory.absent);
  const bases = new Map<Entity, unknown>();
  for (const sync of new Set(taken.map((answer) => answer.sync))) {
    const own = taken.filter((answer) => answer.sync === sync).map(({ truth }) => truth);
    bases.set(sync.entity, await sync.readAnswers?.(tx, own, { rules, absent }));
  }
  const leaving = new Set(taken.map(({ operation }) => operation.seq));
  await tx.outbox.deleteMany([...leaving]);
  const staying = operations.filter(({ seq }) => !leaving.has(seq));
  await writeViews(tx, new Set(taken.map(({ operation }) => operation.lane)), bases, staying);
  engine.answers = engine.answers.filter(({ operation }) => !leaving.has(operation.seq));
  return { ...memory, cursor, absent: [...absent], batchSize: Math.max(2, memory.batchSize) };
}

function hasOlder(
  lane: readonly Operation[] = [],
  operation: Operation,
  taken: readonly AcknowledgedAnswer[],
): boolean {
  const before = lane.slice(0, lane.indexOf(operation));
  return before.some(({ seq }) => !taken.some((answer) => answer.operation.seq === seq));
}
