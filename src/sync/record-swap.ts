import { isUnsent, type DraftOperation } from './lanes.ts';
import { appended, replaced, type LaneEdit, type Tap } from './lane-edit.ts';
import type { Change } from './records.ts';

type Swap = Extract<Change, { kind: 'plan.swap' }>;

/**
 * A planned dish was swapped. What the last swap put there and never left the device is swapped at once for the newest
 * dish, or nothing at all when that is the dish from before: so an undo takes back what was not sent.
 */
export function recordSwap(lane: readonly DraftOperation[], change: Swap, tap: Tap): LaneEdit {
  const tail = lane.at(-1);
  const last = tail?.change;
  if (!tail || last?.kind !== 'plan.swap' || !isUnsent(tail) || !isBuiltOn(change, last))
    return appended(lane, change, tap);
  const { old } = last;
  if (old.mealId === change.dish.mealId && old.ratio === change.dish.ratio)
    return { operations: lane.slice(0, -1), carrier: null };
  return replaced(lane, tail, { ...change, old });
}

const isBuiltOn = (change: Swap, last: Swap): boolean =>
  change.planId === last.planId &&
  change.day === last.day &&
  change.meal === last.meal &&
  change.old.mealId === last.dish.mealId;
