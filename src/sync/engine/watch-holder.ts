import type { SyncPorts } from '../ports.ts';

/** A holder whose heartbeat stands still this long is frozen, or gone without giving the lock back. */
const STANDSTILL_MS = 60_000;
const LOOK_EVERY_MS = 15_000;

/**
 * Watches the holder of the lock while this one waits for it. True: it stands still and its lock may be
 * taken. False: `signal` aborted, or waiting has ended. A watcher that was itself suspended (the device
 * slept) has seen nothing of the holder meanwhile, so it begins anew.
 */
export async function watchHolder(
  { store, clock }: SyncPorts,
  signal: AbortSignal,
  waiting: Promise<unknown>,
): Promise<boolean> {
  const over = new AbortController();
  const stop = () => over.abort();
  void waiting.then(stop, stop);
  const until = AbortSignal.any([signal, over.signal]);

  let seen = Number.NaN;
  let since = clock.monotonic();
  let looked = since;
  while (!until.aborted) {
    await clock.sleep(LOOK_EVERY_MS, until);
    if (until.aborted) return false;
    const { heartbeat } = await store.read((tx) => tx.memory.get());
    const now = clock.monotonic();
    if (heartbeat !== seen || now - looked > 3 * LOOK_EVERY_MS) since = now;
    seen = heartbeat;
    looked = now;
    if (now - since >= STANDSTILL_MS) return !until.aborted;
  }
  return false;
}
