import { byLane, isUnsent } from '#sync/outbox/lanes.ts';
import type { Change, MealEntry } from '#sync/records.ts';
import { askFoods } from '../ask-foods.ts';
import { writeDiary } from '#device/diary/commands/write-diary.ts';
import { theDiary } from '#device/diary/diary.ts';

/**
 * Asks the worker for the nutrients of entries and writes them to those that still are as they were and have not left yet: a second operation
 * for what nobody did could come after another device's edit and undo it. What has left is completed whenever it is read.
 */
export async function writeNutrients(entries: readonly MealEntry[]): Promise<void> {
  const diary = theDiary();
  const known = await askFoods((knowledge) => knowledge.nutrientsOf(entries));
  // Somebody else may have signed in meanwhile.
  if (!known || theDiary() !== diary) return;
  await writeDiary(async (tx, record) => {
    const views = await tx.meals.getMany(entries.map(({ id }) => id));
    const lanes = byLane(await tx.outbox.byLanes(entries.map(({ id }) => `meal:${id}` as const)));
    const changes = entries.flatMap((entry, at): Change[] => {
      const [nutrients, view, tail] = [known[at], views[at]?.view, lanes.get(`meal:${entry.id}`)?.at(-1)];
      return nutrients && view && tail && isUnsent(tail) && isUntouched(view, entry)
        ? [{ kind: 'meal.put', meal: { ...view, ...nutrients }, restore: false }]
        : [];
    });
    await record(...changes);
  });
}

const isUntouched = (view: MealEntry, entry: MealEntry): boolean =>
  view.nutrients === undefined &&
  view.calories === entry.calories &&
  view.mealId === entry.mealId &&
  view.amount === entry.amount &&
  JSON.stringify(view.ingredients) === JSON.stringify(entry.ingredients);
