import type { Changes } from '#contract/diary/changes.ts';
import { applyPage } from './apply-page.ts';
import { askChanges } from './ask-changes.ts';
import { asHolder, type Engine } from '../engine/engine.ts';
import { ENTITY_SYNCS } from '../entities/sync-registry.ts';
import { stopFor, type PullOutcome } from './pull-outcome.ts';
import { reconcileRestore } from './reconcile-restore.ts';
import { recordMany } from '../outbox/record.ts';
import type { Change, EpochMs, SyncMemory } from '../records.ts';
import { timesAfter } from '../push/answers/settle.ts';

/** Brings what changed on the server since the cursor, page by page. */
export async function pullChanges(engine: Engine): Promise<PullOutcome> {
  const { ports, rules, lease } = engine;
  // [V7] Between two pages the cursor has passed what the last one brings: no older answer may take its place.
  engine.answers = [];
  engine.behind = true;
  while (!lease.signal.aborted) {
    const memory = await ports.store.read((tx) => tx.memory.get());
    if (memory.token === null || memory.pause !== null) return 'paused';
    const page = await askChanges(engine, memory.token, memory.cursor);
    if (page.is !== 'page') return stopFor(engine, page);

    const wanted = await wantedUploads(engine, page.changes);
    const applied = await asHolder(engine, async (tx, known) => {
      const acked = (await tx.outbox.all()).filter(({ state }) => state === 'acked');
      const generations = [known.generation, ...acked.map(({ generation }) => generation)];
      if (!generations.every((generation) => rules.isSameGeneration(generation, page.changes.generation)))
        return 'restored';
      // A discarded re-send has set the cursor back while this page was on its way.
      if (known.cursor !== memory.cursor) return 'again';
      const next = await applyPage(tx, rules, known, page.changes);
      await tx.memory.put(afterPull(next, page, ports.clock.now(), page.changes.hasMore));
      if (wanted.length > 0) await recordMany(tx, wanted, { now: ports.clock.now(), uuid: ports.random.uuid });
      return page.changes.hasMore && page.changes.rev > memory.cursor ? 'again' : 'done';
    });
    if (applied === 'again') continue;
    engine.behind = false;
    return applied === 'restored' ? reconcileRestore(engine) : 'pulled';
  }
  return 'offline';
}

const afterPull = (
  memory: SyncMemory,
  { serverTime }: { serverTime: EpochMs | null },
  now: EpochMs,
  more: boolean,
): SyncMemory => ({
  ...memory,
  ...timesAfter(memory, serverTime, now),
  working: more,
});

/** What the server misses of what is sent as bytes, and this device holds. */
async function wantedUploads({ ports }: Engine, page: Changes): Promise<Change[]> {
  const held: Change[] = [];
  for (const { wanted, upload } of ENTITY_SYNCS)
    for (const change of wanted?.(page) ?? [])
      if (upload && (await ports.store.picture(upload(change)))) held.push(change);
  return held;
}
