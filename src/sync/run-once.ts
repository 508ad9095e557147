import { engineOf, lockOf, type EngineOptions } from './start-engine.ts';
import type { SyncPorts } from './ports.ts';
import { runCycle } from './run-cycle.ts';
import { RULES } from './rules.ts';
import { withLease } from './take-lease.ts';

/** How often one looks whether another holder has done the work. */
const LOOK_EVERY_MS = 2000;

/**
 * Sends what waits, once, for the service worker's `sync` event: under the lock, or by watching another
 * holder do it. Answers whether nothing is left that could be sent; otherwise the browser shall call again.
 */
export async function runOnce(ports: SyncPorts, options: EngineOptions, signal: AbortSignal): Promise<boolean> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const own = withLease(ports, options.rules ?? RULES, lockOf(options), both, async (lease) => {
    await runCycle(engineOf(ports, options, lease));
    stop.abort();
  });
  const watching = stopWhenSent(ports, both, stop);
  await own.finally(() => stop.abort());
  await watching;
  return isAllSent(ports);
}

// Another tab may hold the lock and send everything; then there is no use in waiting for the lock.
async function stopWhenSent(ports: SyncPorts, signal: AbortSignal, stop: AbortController): Promise<void> {
  while (!signal.aborted) {
    await ports.clock.sleep(LOOK_EVERY_MS, signal);
    if (!signal.aborted && (await isAllSent(ports))) stop.abort();
  }
}

async function isAllSent({ store }: SyncPorts): Promise<boolean> {
  return store.read(async (tx) => {
    const { pause, token } = await tx.memory.get();
    // Calling again would change nothing: the person has to act first.
    if (pause !== null || token === null) return true;
    return (await tx.outbox.all()).every(({ state }) => state === 'acked' || state === 'failed');
  });
}
