import type { Changes } from '#contract/diary/changes.ts';
import type { EntitySync, RestoreContext } from '../entities/parts/entity.ts';
import { ENTITY_SYNCS } from '../entities/sync-registry.ts';
import { byLane } from '../outbox/lanes.ts';
import type { StoreTransaction } from '../ports.ts';

/** What the device holds of a thing, and what a restored server told of it. */
export interface RestoredState {
  sync: EntitySync;
  local: unknown;
  server: unknown;
}

/** Looks through all that the device holds and all that a restored server told. */
export async function restoredStates(
  tx: StoreTransaction,
  changes: Changes,
): Promise<{ states: RestoredState[]; restore: RestoreContext }> {
  const operations = await tx.outbox.all();
  const states: RestoredState[] = [];
  for (const sync of ENTITY_SYNCS)
    states.push({ sync, local: await sync.localState?.(tx), server: sync.serverState?.(changes) });

  // The newest revision that this device has ever heard of: what is above it was given since the restore.
  let newestRev = (await tx.memory.get()).cursor;
  const held = states.flatMap(({ sync, local }) => sync.localRevs?.(local) ?? []);
  for (const rev of [...held, ...operations.map((operation) => operation.rev ?? 0)])
    newestRev = Math.max(newestRev, rev);
  let backupRev = 0;
  for (const rev of ENTITY_SYNCS.flatMap(({ serverRevs }) => serverRevs?.(changes) ?? []))
    if (rev <= newestRev && rev > backupRev) backupRev = rev;
  const mustResend = (known: number, told: number | undefined) =>
    told === undefined || told < known || told > newestRev;
  return { states, restore: { generation: changes.generation, outbox: byLane(operations), backupRev, mustResend } };
}
