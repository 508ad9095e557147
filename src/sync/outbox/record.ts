import type { Entity, Recorded } from '../entities/parts/entity.ts';
import { entityOf, laneOf, lanesShownWith } from '../entities/registry.ts';
import type { OpContext } from './lane-edit.ts';
import { byLane, type DraftOperation } from './lanes.ts';
import type { StoreTransaction } from '../ports.ts';
import type { Change, Lane, Operation } from '../records.ts';
import { writeLanes } from './write-lanes.ts';
import { writeViews } from './write-views.ts';

/** What the store has not placed yet comes last in its lane. */
const NOT_PLACED = Number.MAX_SAFE_INTEGER;

/**
 * Records what the person did: the outbox and the view, in the caller's transaction. Operations that never
 * left the device merge or cancel each other. Returns the operation that carries the change, or null when
 * nothing needs to be sent for it.
 */
export async function record(tx: StoreTransaction, change: Change, context: OpContext): Promise<Operation | null> {
  const [carrier = null] = await recordMany(tx, [change], context);
  return carrier;
}

/** As {@link record}, for many changes in their order and in few calls. */
export async function recordMany(
  tx: StoreTransaction,
  changes: readonly Change[],
  context: OpContext,
): Promise<(Operation | null)[]> {
  const wanted = [...lanesShownWith(changes.map(laneOf))];
  const entities = byEntity(changes);
  // A tap waits for every round to the store: what can be asked at once is.
  const [waiting, ...facts] = await Promise.all([
    tx.outbox.byLanes(wanted),
    ...[...entities].map(async ([entity, own]) => [entity, await entity.facts?.(tx, own)] as const),
  ]);
  const factsOf = new Map(facts);
  const before = byLane(waiting);
  const lanes = new Map<Lane, DraftOperation[]>(before);
  const recorded = new Map<Entity, Recorded[]>([...entities.keys()].map((entity) => [entity, []]));
  const carriers = changes.map((change) => {
    const entity = entityOf(change);
    const lane = entity.laneOf(change);
    const edit = entity.edit(lanes.get(lane) ?? [], change, factsOf.get(entity), { ...context, lane });
    lanes.set(lane, edit.operations);
    recorded.get(entity)?.push({ change, edit });
    return edit.carrier?.opId ?? null;
  });

  const bases = new Map([...entities.keys()].map((entity) => [entity, entity.basesOf?.(factsOf.get(entity))]));
  const after = [...lanes.values()].flat().map((operation) => ({ seq: NOT_PLACED, ...operation }));
  const [operations] = await Promise.all([
    writeLanes(tx, before, lanes),
    writeViews(tx, wanted, bases, after),
    ...[...recorded].map(([entity, own]) => entity.afterRecord?.(tx, own, factsOf.get(entity))),
  ]);
  const stored = new Map(operations.map((operation) => [operation.opId, operation]));
  return carriers.map((opId) => (opId === null ? null : (stored.get(opId) ?? null)));
}

function byEntity(changes: readonly Change[]): Map<Entity, Change[]> {
  const entities = new Map<Entity, Change[]>();
  for (const change of changes) {
    const entity = entityOf(change);
    const own = entities.get(entity);
    if (own) own.push(change);
    else entities.set(entity, [change]);
  }
  return entities;
}
