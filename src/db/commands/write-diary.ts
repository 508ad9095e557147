import { recordMany } from '../../sync/record.ts';
import type { Change } from '../../sync/records.ts';
import { theDiary } from '../diary.ts';
import { systemClock } from '../ports/system-clock.ts';
import { systemRandom } from '../ports/system-random.ts';
import { asStorageError, StorageError } from '../storage-error.ts';
import type { DiaryTransaction } from '../store.ts';
import { wakeSync } from '../wake.ts';

/** Queues changes and shows them, inside the command's transaction. */
export type Record = (...changes: Change[]) => Promise<unknown>;

/**
 * Runs a command's body in one transaction: view and outbox, or neither. Then the engines are woken.
 * Rejects with a StorageError when the device cannot store.
 */
export async function writeDiary<T>(body: (tx: DiaryTransaction, record: Record) => Promise<T>): Promise<T> {
  const { store } = theDiary();
  const at = { now: systemClock.now(), uuid: systemRandom.uuid };
  const write = () => store.write((tx) => body(tx, (...changes) => recordMany(tx, changes, at)));
  try {
    const result = await write().catch((error) => makeRoom(error).then(write));
    wakeSync();
    return result;
  } catch (error) {
    throw asStorageError(error);
  }
}

/** On a full device the catalogue, which can be fetched again, gives way to the entry. Rejects with any other error. */
async function makeRoom(error: unknown): Promise<void> {
  const told = asStorageError(error);
  if (!(told instanceof StorageError) || told.code !== 'quota-exceeded') throw error;
  const { dropCatalogue } = await import('../drop-catalogue.ts');
  await dropCatalogue();
}
