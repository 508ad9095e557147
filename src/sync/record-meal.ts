import { isUnsent, type DraftOperation } from './lanes.ts';
import { appended, replaced, withoutRefused, withoutUnsentTail, type LaneEdit, type Tap } from './lane-edit.ts';
import { mealAfter } from './project-meal.ts';
import type { Change, MealBase, MealEntry } from './records.ts';

type MealChange = Extract<Change, { kind: 'meal.put' | 'meal.delete' }>;

/** An entry was added, edited, moved, brought back or deleted. */
export function recordMeal(
  lane: readonly DraftOperation[],
  base: MealBase | null,
  change: MealChange,
  tap: Tap,
): LaneEdit {
  return change.kind === 'meal.put' ? recordPut(lane, base, change, tap) : recordDelete(lane, base, change, tap);
}

function recordPut(
  lane: readonly DraftOperation[],
  base: MealBase | null,
  change: Extract<Change, { kind: 'meal.put' }>,
  tap: Tap,
): LaneEdit {
  // The new entry is the whole entry: it takes the place of a refused one and of what was built on that.
  const kept = withoutRefused(lane);
  const folded = lane.filter((operation) => !kept.includes(operation));
  const restore = change.restore || folded.some(({ change }) => change.kind === 'meal.put' && change.restore);
  const wanted = { ...change, restore };
  const tomb = folded.some(({ change }) => change.kind === 'meal.delete') ? { tomb: 'clear' as const } : {};

  const tail = kept.at(-1);
  if (tail && isUnsent(tail) && tail.change.kind === 'meal.put') {
    return { ...replaced(kept, tail, { ...wanted, restore: restore || tail.change.restore }), ...tomb };
  }
  if (tail && isUnsent(tail) && tail.change.kind === 'meal.delete') {
    const undone = kept.slice(0, -1);
    const before = mealAfter(base, undone);
    if (before && sameEntry(before, wanted.meal)) return { operations: undone, carrier: null, tomb: 'clear' };
    return { ...recordPut(undone, base, wanted, tap), tomb: 'clear' };
  }
  return { ...appended(kept, wanted, tap), ...tomb };
}

function recordDelete(
  lane: readonly DraftOperation[],
  base: MealBase | null,
  change: Extract<Change, { kind: 'meal.delete' }>,
  tap: Tap,
): LaneEdit {
  const kept = withoutUnsentTail(withoutRefused(lane));
  // Never sent, or refused: the server does not have it, so there is nothing to delete there.
  if (kept.length === 0 && base === null) return { operations: [], carrier: null, tomb: 'clear' };
  const tail = kept.at(-1);
  if (tail?.change.kind === 'meal.delete') return { operations: kept, carrier: tail };
  return { ...appended(kept, change, tap), tomb: 'set' };
}

const sameEntry = (one: MealEntry, other: MealEntry): boolean => sorted(one) === sorted(other);
const sorted = (entry: MealEntry): string =>
  JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)));
