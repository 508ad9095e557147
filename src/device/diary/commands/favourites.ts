import type { KeptDish } from '#contract/diary/favourites.ts';
import { editedNutrients } from '#domain/nutrition/kept-nutrients.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import { writeDiary } from './write-diary.ts';

/** Keeps a dish to be logged again, under a new id or the one that it has; returns the id. */
export async function keepDish(dish: KeptDish, id: string = systemRandom.uuid()): Promise<string> {
  await writeDiary(async (tx, record) => {
    const [before] = await tx.favourites.getMany([id]);
    await record({ kind: 'favourite.put', id, dish: before?.view ? editedNutrients(before.view, dish) : dish });
  });
  return id;
}

/** Gives kept dishes up; returns what went, for the undo: `keepDishes`. */
export async function giveUpDishes(ids: readonly string[]): Promise<{ id: string; dish: KeptDish }[]> {
  return writeDiary(async (tx, record) => {
    const rows = await tx.favourites.getMany(ids);
    const gone = rows.flatMap((row) => (row?.view ? [{ id: row.id, dish: row.view }] : []));
    await record(...gone.map(({ id }) => ({ kind: 'favourite.delete', id }) as const));
    return gone;
  });
}

/** Keeps many dishes under the ids that they have. */
export async function keepDishes(kept: readonly { id: string; dish: KeptDish }[]): Promise<void> {
  await writeDiary((_tx, record) => record(...kept.map((one) => ({ kind: 'favourite.put', ...one }) as const)));
}
