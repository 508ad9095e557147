import { BODY_LIMIT } from '#contract/envelope.ts';
import { ENTITY_SYNCS, syncOf } from '../entities/sync-registry.ts';
import type { StoreTransaction } from '../ports.ts';
import { sent } from '../outbox/operation-states.ts';
import type { Operation, SentOperation, SyncMemory } from '../records.ts';
import { batchPart, bytesOf, requestOf } from './request-of.ts';

/** What leaves now, and in whose name. */
export interface Frozen {
  operations: SentOperation[];
  /** Each of them as a part of a batch, and the bytes of all these. */
  parts: string[];
  bytes: number;
  token: string;
  generation: string | null;
}

/** The envelope of a batch takes a little too. */
const BATCH_BYTES = BODY_LIMIT.batch - 4096;

/**
 * Before any fetch: fixes the bytes of these operations for ever, counts the attempt and marks them as on their way, in the
 * caller's transaction, which has read them and has checked that this is still the holder of the lock. Null: signed out or
 * stopped. What has become pointless is left out.
 */
export async function freezeIn(
  tx: StoreTransaction,
  memory: SyncMemory,
  chosen: readonly Operation[],
): Promise<Frozen | null> {
  const { token, pause, generation } = memory;
  if (token === null || pause !== null) return null;
  const ready = await withoutOrphans(
    tx,
    chosen.filter(({ state }) => state === 'queued'),
  );

  const operations: SentOperation[] = [];
  const parts: string[] = [];
  let bytes = 0;
  for (const row of ready) {
    const request = row.request ?? requestOf(row);
    const part = batchPart(row, request);
    const size = bytesOf(part);
    if (bytes + size > BATCH_BYTES && operations.length > 0) break;
    operations.push(sent(row, request));
    parts.push(part);
    bytes += size;
  }
  if (operations.length > 0)
    await Promise.all([
      tx.outbox.putSent(operations),
      memory.working ? undefined : tx.memory.put({ ...memory, working: true }),
    ]);
  return { operations, parts, bytes, token, generation };
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
