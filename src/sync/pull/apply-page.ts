import type { Changes } from '#contract/diary/changes.ts';
import type { Entity } from '../entities/parts/entity.ts';
import { ENTITY_SYNCS } from '../entities/sync-registry.ts';
import type { StoreTransaction } from '../ports.ts';
import type { Operation, SyncMemory } from '../records.ts';
import type { SyncRules } from '../rules.ts';
import { writeViews } from '../outbox/write-views.ts';

/**
 * Takes one page of changes into the base, in the caller's transaction: nothing older than what is held;
 * with the last page what no page brought is gone, and acknowledged operations that are part of the base
 * leave. Returns the memory to be kept.
 */
export async function applyPage(
  tx: StoreTransaction,
  rules: SyncRules,
  memory: SyncMemory,
  page: Changes,
): Promise<SyncMemory> {
  const operations = await tx.outbox.all();
  const absent = new Set(memory.absent);
  const leaves = (operation: Operation) => !page.hasMore && rules.isCovered(operation, page.rev, page.generation);
  const leaving = operations.filter(leaves);
  const bases = new Map<Entity, unknown>();
  for (const { entity, readPage } of ENTITY_SYNCS)
    bases.set(entity, await readPage?.(tx, page, { rules, operations, leaving, absent }));

  if (leaving.length > 0) await tx.outbox.deleteMany(leaving.map(({ seq }) => seq));
  const staying = operations.filter((operation) => !leaves(operation));
  await writeViews(tx, new Set(leaving.map(({ lane }) => lane)), bases, staying);
  return {
    ...memory,
    cursor: page.rev,
    generation: page.generation,
    absent: [...absent],
    pullingAnew: memory.pullingAnew && page.hasMore,
    // After trouble the size is small; with nothing left to send it may grow again.
    batchSize: Math.max(2, memory.batchSize),
    reached: true,
  };
}
