import { BODY_LIMIT } from '#contract/envelope.ts';
import { asHolder, type Engine } from './engine.ts';
import { ENTITY_SYNCS, syncOf } from './entities/sync-registry.ts';
import type { StoreTransaction } from './ports.ts';
import type { FrozenRequest, Operation, SyncMemory } from './records.ts';
import { batchPart, bytesOf, requestOf } from './request-of.ts';

/** An operation on its way. */
export type SentOperation = Operation & { request: FrozenRequest };

/** What leaves now, and in whose name. */
export interface Frozen {
  operations: SentOperation[];
  token: string;
  generation: string | null;
}

/** The envelope of a batch takes a little too. */
const BATCH_BYTES = BODY_LIMIT.batch - 4096;

/**
 * Before any fetch: fixes the bytes of these operations for ever, counts the attempt and marks them as on
 * their way, in one transaction that also checks that this is still the holder of the lock. Null: signed
 * out or stopped.
 */
export function freezeRequests(engine: Engine, chosen: readonly Operation[]): Promise<Frozen | null> {
  return asHolder(engine, async (tx, memory) => {
    const frozen = await freezeIn(tx, memory, chosen);
    if (frozen && !memory.working) await tx.memory.put({ ...memory, working: true });
    return frozen;
  });
}

/** The same in the caller's transaction. What was cancelled meanwhile is left out. */
export async function freezeIn(
  tx: StoreTransaction,
  memory: SyncMemory,
  chosen: readonly Operation[],
): Promise<Frozen | null> {
  const { token, pause, generation } = memory;
  if (token === null || pause !== null) return null;
  const found = await tx.outbox.bySeqs(chosen.map(({ seq }) => seq));
  const waiting = found.filter((row): row is Operation => row !== undefined && row.state === 'queued');
  const ready = await withoutOrphans(tx, waiting);

  const operations: SentOperation[] = [];
  let bytes = 0;
  for (const row of ready) {
    const request = row.request ?? requestOf(row);
    bytes += bytesOf(batchPart(row, request));
    if (bytes > BATCH_BYTES && operations.length > 0) break;
    operations.push({ ...row, request, state: 'inflight', attempts: row.attempts + 1 });
  }
  if (operations.length > 0) await tx.outbox.putMany(operations);
  return { operations, token, generation };
}

/** What has become pointless leaves. */
async function withoutOrphans(tx: StoreTransaction, operations: readonly Operation[]): Promise<Operation[]> {
  const gone = new Set<Operation>();
  for (const sync of ENTITY_SYNCS) {
    const own = sync.orphans ? operations.filter(({ change }) => syncOf(change) === sync) : [];
    if (own.length > 0) for (const orphan of (await sync.orphans?.(tx, own)) ?? []) gone.add(orphan);
  }
  if (gone.size > 0) await tx.outbox.deleteMany([...gone].map(({ seq }) => seq));
  return operations.filter((operation) => !gone.has(operation));
}
