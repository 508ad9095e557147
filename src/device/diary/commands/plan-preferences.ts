import type { ReadPreferences } from '#contract/plan/plan-preferences.ts';
import { wishChanges, type WishChange } from '#contract/plan/plan-wishes.ts';
import { nameAndKey } from '#sync/entities/value-thing.ts';
import type { Change } from '#sync/records.ts';
import { askToPersist } from '#device/platform/persistence.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import { writeDiary } from './write-diary.ts';

type Said = ReadPreferences['preferences'];

/**
 * Keeps what the person asks of plans, each wish by itself: what differs from what was shown (null: nobody was asked), so that nothing is
 * taken back that came from another phone meanwhile. Returns what stood there: {@link putWishes} brings it back. Rejects with a
 * StorageError.
 */
export async function sayPreferences(shown: Said | null, said: Said): Promise<WishChange[]> {
  const before = await writeDiary(async (tx, record) => {
    const rows = (await tx.things.all()).map(({ id, view }) => ({ ...nameAndKey(id), value: view }));
    const changes = wishChanges(rows, shown, said, systemRandom.uuid);
    await record(...changes.map(wishSet));
    return changes.map(({ key }) => ({
      key,
      value: rows.find((row) => isWish(row) && row.key === key)?.value ?? null,
    }));
  });
  askToPersist();
  return before;
}

/** Puts wishes under their keys, or deletes them: the undo of {@link sayPreferences}. Rejects with a StorageError. */
export async function putWishes(wishes: readonly WishChange[]): Promise<void> {
  await writeDiary((_tx, record) => record(...wishes.map(wishSet)));
}

const isWish = ({ name }: { name: string }): boolean => name === 'plan-wishes';
const wishSet = (wish: WishChange): Change => ({ kind: 'thing.set', name: 'plan-wishes', ...wish });
