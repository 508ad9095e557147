import { asKept } from '#sync/entities/registry.ts';
import { recordMany } from '#sync/record.ts';
import type { Change } from '#sync/records.ts';
import { theDiary } from '../diary.ts';
import { dishesToShow } from '../reads/dishes-to-show.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import { asStorageError, StorageError } from '#device/platform/storage-error.ts';
import type { DiaryTransaction } from '../store.ts';
import { wakeSync } from '#device/jobs/wake.ts';

/** Queues changes and shows them, inside the command's transaction. */
export type Record = (...changes: Change[]) => Promise<unknown>;

/**
 * Runs a command's body in one transaction: view and outbox, or neither. Then its dishes show, and the engines are woken.
 * Rejects with a StorageError when the device cannot store.
 */
export async function writeDiary<T>(body: (tx: DiaryTransaction, record: Record) => Promise<T>): Promise<T> {
  const diary = theDiary();
  const at = { now: systemClock.now(), uuid: systemRandom.uuid };
  const write = () =>
    diary.store.write(async (tx) => {
      const recorded: Change[] = [];
      const result = await body(tx, (...asked) => {
        const changes = asked.map(asKept);
        recorded.push(...changes);
        return recordMany(tx, changes, at);
      });
      return { result, show: await dishesToShow(diary, tx, recorded) };
    });
  try {
    const { result, show } = await write().catch((error) => makeRoom(error).then(write));
    show();
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
  const { dropCatalogue } = await import('#device/food/drop-catalogue.ts');
  await dropCatalogue();
}
