import { engineOf, lockOf, type EngineOptions } from './start-engine.ts';
import type { SyncPorts } from '../ports.ts';
import { runCycle } from './run-cycle.ts';
import { RULES } from '../rules.ts';
import { withLease } from './take-lease.ts';

/** How often one looks whether another holder has done the work. */
const LOOK_EVERY_MS = 2000;

/**
 * Sends what waits, once, for the service worker's `sync` event: under the lock, or by watching another
 * holder do it. Returns whether nothing is left that could be sent; otherwise the browser shall call again.
 */
export async function runOnce(ports: SyncPorts, options: EngineOptions, signal: AbortSignal): Promise<boolean> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  let isHolder = false;
  const own = withLease(ports, options.rules ?? RULES, lockOf(options), both, async (lease) => {
    isHolder = true;
    await runCycle(engineOf(ports, options, lease));
  });
  // Another tab may hold the lock and send everything; then there is no use in waiting for the lock.
  const watching = (async () => {
    while (!both.aborted) {
      await ports.clock.sleep(LOOK_EVERY_MS, both);
      if (!both.aborted && !isHolder && (await isAllSent(ports))) stop.abort();
    }
  })();
  await own.finally(() => stop.abort());
  await watching;
  return isAllSent(ports);
}

async function isAllSent({ store }: SyncPorts): Promise<boolean> {
  return store.read(async (tx) => {
    const { pause, token } = await tx.memory.get();
    // Calling again would change nothing: the person has to act first.
    if (pause !== null || token === null) return true;
    return (await tx.outbox.all()).every(({ state }) => state === 'acked' || state === 'failed');
  });
}
