import type { MealBase, MealEntry, MealRow, NewOperation } from './records.ts';
import { waitingOf } from './waiting-of.ts';

/**
 * An entry as the person sees it: base ⊕ operations in lane order. A refused one stays visible, marked.
 * Null: nothing is left to remember.
 */
export function projectMeal(id: string, base: MealBase | null, operations: readonly NewOperation[]): MealRow | null {
  if (base === null && operations.length === 0) return null;
  const view = mealAfter(base, operations);
  return { id, base, view, day: view?.date ?? '', waiting: waitingOf(operations) };
}

/** The entry after these operations; null when it is deleted or was never there. */
export function mealAfter(base: MealBase | null, operations: readonly NewOperation[]): MealEntry | null {
  let view: MealEntry | null = base && entryOf(base);
  for (const { change } of operations) {
    if (change.kind === 'meal.put') view = change.meal;
    else if (change.kind === 'meal.delete') view = null;
  }
  return view;
}

/** A base without what only the server says of it. */
export function entryOf({ rev: _, pictureMissing: __, ...entry }: MealBase): MealEntry {
  return entry;
}
