import { asKept } from '#sync/entities/registry.ts';
import { recordMany } from '#sync/outbox/record.ts';
import type { Change, MealRow } from '#sync/records.ts';
import { theDiary } from '../diary.ts';
import { notingDishes, showDishes } from '../reads/dishes-to-show.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import { asStorageError, StorageError } from '#device/platform/storage-error.ts';
import type { DiaryTransaction, Scope } from '../store.ts';
import { wakeSync } from '#device/jobs/wake.ts';

/** Queues changes and shows them, inside the command's transaction. */
type Record = (...changes: Change[]) => Promise<unknown>;

/** `recordNew`: the same of dishes with ids that were just made, of which the store can hold nothing. */
type Body<T> = (tx: DiaryTransaction, record: Record, recordNew: Record) => Promise<T>;

/**
 * Runs a command's body in one transaction: view and outbox, or neither. Then its dishes show, and the engines are woken.
 * `scope` names the tables where the body needs few. Rejects with a StorageError when the device cannot store.
 */
export async function writeDiary<T>(body: Body<T>, scope?: Scope): Promise<T> {
  const diary = theDiary();
  const at = { now: systemClock.now(), uuid: systemRandom.uuid };
  const write = () =>
    diary.store.write(async (tx) => {
      const recorded: Change[] = [];
      const written = new Map<string, MealRow | null>();
      // As early as it is safe: whoever else hears of the write, as the live queries, has work to do first.
      tx.onStored(() => showDishes(diary, written, recorded));
      const noting = notingDishes(tx, written);
      const recordIn =
        (into: DiaryTransaction): Record =>
        (...asked) => {
          const changes = asked.map(asKept);
          recorded.push(...changes);
          return recordMany(into, changes, at);
        };
      return body(noting, recordIn(noting), recordIn(withoutReading(noting)));
    }, scope);
  try {
    const result = await write().catch((error) => makeRoom(error).then(write));
    wakeSync();
    return result;
  } catch (error) {
    throw asStorageError(error);
  }
}

/** A round to the store for what cannot be there would be a third of a tap's time. */
function withoutReading(tx: DiaryTransaction): DiaryTransaction {
  const getMany = async (keys: readonly string[]) => keys.map(() => undefined);
  return {
    ...tx,
    outbox: { ...tx.outbox, byLanes: async () => [] },
    meals: { ...tx.meals, getMany },
    tombs: { ...tx.tombs, getMany },
  };
}

/** On a full device the catalogue, which can be fetched again, gives way to the entry. Rejects with any other error. */
async function makeRoom(error: unknown): Promise<void> {
  const told = asStorageError(error);
  if (!(told instanceof StorageError) || told.code !== 'quota-exceeded') throw error;
  const { dropCatalogue } = await import('#device/food/catalogue/drop-catalogue.ts');
  await dropCatalogue();
}
