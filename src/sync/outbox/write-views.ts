import type { Entity } from '../entities/parts/entity.ts';
import { ENTITIES, lanesShownWith, nameOf } from '../entities/registry.ts';
import { byLane } from './lanes.ts';
import type { StoreTransaction } from '../ports.ts';
import type { Lane, Operation } from '../records.ts';

/** Server truths by thing, new ones or those just read, as each thing tells them; undefined: none are told. */
export type NewBases = ReadonlyMap<Entity, unknown>;

/**
 * Writes base ⊕ operations of everything in `lanes` or `bases`. Call it after the outbox has been changed,
 * in the same transaction; who knows what the outbox holds of them passes it on.
 */
export async function writeViews(
  tx: StoreTransaction,
  lanes: Iterable<Lane>,
  bases: NewBases = new Map(),
  outbox?: readonly Operation[],
): Promise<void> {
  const asked = new Set<Lane>(lanes);
  for (const [entity, news] of bases)
    if (news !== undefined) for (const lane of entity.lanesOf?.(news) ?? []) asked.add(lane);
  const wanted = [...lanesShownWith(asked)];
  if (wanted.length === 0) return;
  const waiting = byLane(outbox ?? (await tx.outbox.byLanes(wanted)));
  for (const entity of ENTITIES) {
    const own = wanted.filter((lane) => nameOf(lane) === entity.name);
    if (own.length > 0) await entity.writeViews?.(tx, own, waiting, bases.get(entity));
  }
}
