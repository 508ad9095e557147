import type { StoreTransaction } from '../ports.ts';
import type { Operation } from '../records.ts';
import { writeViews } from '../outbox/write-views.ts';

/** Sends an operation again, now: a refused one as it was, a waiting one without its delay. */
export async function retry(tx: StoreTransaction, seq: number): Promise<void> {
  const [operation] = await tx.outbox.bySeqs([seq]);
  if (!operation || (operation.state !== 'failed' && operation.state !== 'queued')) return;
  await tx.outbox.putMany([unblocked(operation)]);
  await writeViews(tx, [operation.lane]);
}

/**
 * Lets everything that waits for its next attempt go now: the network is back, or the person asks. What the server itself has put off for
 * hours waits on unless the person asks: another network changes nothing about it. `known`: the outbox, where this transaction
 * has read it. Returns it as it is then.
 */
export async function forgetBackoff(
  tx: StoreTransaction,
  who: 'person' | 'network',
  known?: readonly Operation[],
): Promise<readonly Operation[]> {
  const operations = known ?? (await tx.outbox.all());
  const isDelayed = ({ state, nextAt, heldSince }: Operation) =>
    state === 'queued' && nextAt > 0 && (who === 'person' || heldSince == null);
  const now = operations.map((one) => (isDelayed(one) ? { ...one, nextAt: 0, heldSince: null } : one));
  const changed = now.filter((one, at) => one !== operations[at]);
  if (changed.length > 0) await tx.outbox.putMany(changed);
  return now;
}

const unblocked = (operation: Operation): Operation => ({
  ...operation,
  state: 'queued',
  nextAt: 0,
  heldSince: null,
  error: null,
  failingSince: null,
});
