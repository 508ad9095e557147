import { asHolder, LeaseLost, type Lease } from './engine.ts';
import type { SyncPorts } from '../ports.ts';
import type { SyncRules } from '../rules.ts';
import { watchHolder } from './watch-holder.ts';

/** The holder counts its heartbeat up this often. */
const HEARTBEAT_MS = 20_000;

/**
 * Runs `body` as the one holder of the diary's lock. A holder that stands still for too long loses the lock
 * to whoever waits. Resolves when the body has ended, the lock was lost, or `signal` aborted; answers
 * whether the body came to its end.
 */
export async function withLease(
  ports: SyncPorts,
  rules: SyncRules,
  lock: string,
  signal: AbortSignal,
  body: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  let ended = false;
  const began = new AbortController();
  const hold = async (lost: AbortSignal) => {
    began.abort();
    ended = await runAsHolder(ports, rules, AbortSignal.any([signal, lost]), body);
  };
  const waiting = new AbortController();
  const waitingSignal = AbortSignal.any([waiting.signal, signal]);
  const held = ports.locks.hold(lock, { steal: false, signal: waitingSignal }, hold);
  const stuck = await watchHolder(ports, AbortSignal.any([signal, began.signal]), held);
  if (stuck) waiting.abort();
  const ran = await held;
  if (!ran && stuck && !signal.aborted) await ports.locks.hold(lock, { steal: true, signal }, hold);
  return ended;
}

async function runAsHolder(
  ports: SyncPorts,
  rules: SyncRules,
  signal: AbortSignal,
  body: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const done = new AbortController();
  const epoch = await takeEpoch(ports);
  const lease: Lease = { epoch, signal: AbortSignal.any([signal, done.signal]) };
  const beating = keepBeating(ports, rules, lease).catch((error: unknown) => {
    done.abort();
    if (!(error instanceof LeaseLost)) throw error;
  });
  try {
    await body(lease);
    return !lease.signal.aborted;
  } catch (error) {
    if (error instanceof LeaseLost) return false;
    throw error;
  } finally {
    done.abort();
    await beating;
  }
}

/** Makes this holder the newest one; what an earlier one left on its way goes back to the queue. */
async function takeEpoch({ store }: SyncPorts): Promise<number> {
  return store.write(async (tx) => {
    const memory = await tx.memory.get();
    const epoch = memory.epoch + 1;
    const left = (await tx.outbox.all()).filter(({ state }) => state === 'inflight');
    if (left.length > 0)
      await tx.outbox.putMany(left.map((operation) => ({ ...operation, state: 'queued', nextAt: 0 })));
    // A newer app may have come since; an old one will be told again.
    const pause = memory.pause === 'app-too-old' ? null : memory.pause;
    await tx.memory.put({ ...memory, epoch, pause, heartbeat: memory.heartbeat + 1, working: false });
    return epoch;
  });
}

async function keepBeating(ports: SyncPorts, rules: SyncRules, lease: Lease): Promise<void> {
  for (;;) {
    await ports.clock.sleep(HEARTBEAT_MS, lease.signal);
    if (lease.signal.aborted) return;
    await asHolder({ ports, rules, lease }, (tx, memory) =>
      tx.memory.put({ ...memory, heartbeat: memory.heartbeat + 1 }),
    );
  }
}
