import type { Changes } from '#contract/diary/changes.ts';
import { applyPage } from './apply-page.ts';
import { askChanges } from './ask-changes.ts';
import { asHolder, type Engine } from '../engine/engine.ts';
import { ENTITY_SYNCS } from '../entities/sync-registry.ts';
import { stopFor, type PullOutcome } from './pull-outcome.ts';
import { resendsAfterRestore, settleRestored } from './resend-after-restore.ts';
import { restoredStates } from './restored-states.ts';
import { writeViews } from '../outbox/write-views.ts';

/**
 * The server's database was restored (another generation): pulls everything anew, keeps what it held and the
 * server lost, and queues that in front of its lanes. The pages are collected first and taken in one
 * transaction, so a crash in between only begins anew.
 */
export async function reconcileRestore(engine: Engine): Promise<PullOutcome> {
  const all = await collect(engine);
  if (typeof all === 'string') return all;
  const context = { now: engine.ports.clock.now(), uuid: engine.ports.random.uuid };
  await asHolder(engine, async (tx, memory) => {
    const { states, restore } = await restoredStates(tx, all);
    const { resent, past } = settleRestored(states, restore, context);
    const resends = resendsAfterRestore(states, restore, context);
    if (resent.length > 0) await tx.outbox.putMany(resent);
    if (past.length > 0) await tx.outbox.deleteMany(past.map(({ seq }) => seq));
    if (resends.length > 0) await tx.outbox.add(resends);
    // What the server lacks now it lost: nothing is gone because of that.
    const rules = { ...engine.rules, isGoneNow: () => false };
    const next = await applyPage(tx, rules, memory, all);
    await tx.memory.put({ ...next, absent: [], working: true });
    const buried = states.map(({ sync, local, server }) => [sync.entity, sync.buried?.(local, server)] as const);
    await writeViews(tx, new Set([...resent, ...past, ...resends].map(({ lane }) => lane)), new Map(buried));
  });
  return 'resent';
}

async function collect(engine: Engine): Promise<Changes | 'offline' | 'paused'> {
  const pages: Changes[] = [];
  let since = 0;
  while (!engine.lease.signal.aborted) {
    const memory = await engine.ports.store.read((tx) => tx.memory.get());
    if (memory.token === null || memory.pause !== null) return 'paused';
    const page = await askChanges(engine, memory.token, since);
    if (page.is !== 'page') return stopFor(engine, page);
    const { generation, rev, hasMore } = page.changes;
    // Restored once more meanwhile: what was collected belongs to nobody.
    if (pages.some((one) => one.generation !== generation)) {
      pages.length = 0;
      since = 0;
      continue;
    }
    pages.push(page.changes);
    if (!hasMore || rev <= since)
      return ENTITY_SYNCS.reduce<Changes>((joined, sync) => ({ ...joined, ...sync.joined?.(pages) }), page.changes);
    since = rev;
  }
  return 'offline';
}
