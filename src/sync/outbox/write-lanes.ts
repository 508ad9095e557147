import type { DraftOperation } from './lanes.ts';
import type { StoreTransaction } from '../ports.ts';
import type { Lane, Operation } from '../records.ts';

/** Writes what differs between two states of lanes; returns the operations that were changed or added, or still stand. */
export async function writeLanes(
  tx: StoreTransaction,
  before: ReadonlyMap<Lane, Operation[]>,
  after: ReadonlyMap<Lane, DraftOperation[]>,
): Promise<Operation[]> {
  const fresh: DraftOperation[] = [];
  const changed: Operation[] = [];
  const same: Operation[] = [];
  const left = new Set<number>();
  for (const [lane, operations] of after) {
    const known = new Set<DraftOperation>(before.get(lane));
    for (const operation of operations) {
      if (!isPlaced(operation)) {
        fresh.push(operation);
        continue;
      }
      left.add(operation.seq);
      (known.has(operation) ? same : changed).push(operation);
    }
  }
  const gone = [...before.values()].flat().filter(({ seq }) => !left.has(seq));
  if (gone.length > 0) await tx.outbox.deleteMany(gone.map(({ seq }) => seq));
  if (changed.length > 0) await tx.outbox.putMany(changed);
  const added = fresh.length > 0 ? await tx.outbox.add(fresh) : [];
  return [...same, ...changed, ...added];
}

const isPlaced = (operation: DraftOperation): operation is Operation => operation.seq !== undefined;
