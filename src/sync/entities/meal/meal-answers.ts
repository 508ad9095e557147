import { deleteMeal, postMeal } from '#contract/diary/meals.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { MealBase, Rev } from '#sync/records.ts';
import type { PageContext } from '../parts/entity.ts';
import { mealBaseOf, type MealChange } from './meal.ts';
import { readAnswer } from '../parts/read-answer.ts';

/** What an answer told of an entry; a base of null: it is deleted. */
export interface MealTruth {
  id: string;
  base: MealBase | null;
  rev: Rev;
}

/** Of what answers told the entries that are not older than what is held. */
export async function newerMeals(
  tx: StoreTransaction,
  truths: readonly MealTruth[],
  { rules, absent }: Pick<PageContext, 'rules' | 'absent'>,
): Promise<Map<string, MealBase | null>> {
  const ids = truths.map(({ id }) => id);
  const [held, tombs] = await Promise.all([tx.meals.getMany(ids), tx.tombs.getMany(ids)]);
  const meals = new Map<string, MealBase | null>();
  const lifted: string[] = [];
  for (const [at, { id, base, rev }] of truths.entries()) {
    const tomb = tombs[at];
    const isOlder = rules.isOlder(rev, held[at]?.base?.rev ?? 0);
    if (isOlder || (base && tomb?.rev != null && !rules.lifts(rev, tomb.rev))) continue;
    if (base && tomb?.rev != null) lifted.push(id);
    absent.delete(id);
    meals.set(id, base);
  }
  if (lifted.length > 0) await tx.tombs.deleteMany(lifted);
  return meals;
}

/** What an answer to a change tells of the entry; null: only a pull can. */
export function truthOfMeal(change: MealChange, data: unknown): MealTruth | null {
  if (change.kind === 'meal.delete') {
    const told = readAnswer(deleteMeal.data, data);
    return told?.deleted && told.id === change.id ? { id: change.id, base: null, rev: told.rev } : null;
  }
  const told = readAnswer(postMeal.data, data);
  // A picture that has not come is asked for by a page.
  if (told === null || 'deleted' in told || told.pictureMissing || told.id !== change.meal.id) return null;
  return { id: told.id, base: mealBaseOf(told), rev: told.rev };
}
