import { entityOf } from '../entities/registry.ts';
import { inLaneOrder, isUnsent } from '../outbox/lanes.ts';
import type { StoreTransaction } from '../ports.ts';
import type { Operation } from '../records.ts';
import { writeViews } from '../outbox/write-views.ts';

/**
 * Gives up a refused operation, or one that never left the device, and what was built on it: the rest of the lane where
 * each change says all of its thing; others stand alone. Returns how many went. What has been
 * sent and was not refused stays, because the server may have it.
 */
export async function discard(tx: StoreTransaction, seq: number): Promise<number> {
  const [operation] = await tx.outbox.bySeqs([seq]);
  if (!operation || !mayGo(operation)) return 0;
  const { change, asOf } = operation;
  const entity = entityOf(change);
  const lane = (await tx.outbox.byLane(operation.lane)).toSorted(inLaneOrder);
  const gone = entity.isWhole ? lane.slice(lane.findIndex((other) => other.seq === seq)).filter(mayGo) : [operation];
  await tx.outbox.deleteMany(gone.map((other) => other.seq));
  const left = lane.filter((other) => !gone.includes(other));
  await entity.afterDiscard?.(tx, change, left);

  let bases;
  if (asOf !== null) {
    // The server lost what this re-send would have restored: pull everything anew to learn what it has instead.
    await tx.memory.put({ ...(await tx.memory.get()), cursor: 0, absent: [] });
    bases = await entity.withoutBase?.(tx, change);
  }
  await writeViews(tx, [operation.lane], new Map([[entity, bases]]));
  return gone.length;
}

const mayGo = (operation: Operation): boolean => operation.state === 'failed' || isUnsent(operation);
