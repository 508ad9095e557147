import { isUnsent, type DraftOperation } from './lanes.ts';
import { appended, replaced, type LaneEdit, type Tap } from './lane-edit.ts';
import type { Change } from './records.ts';

type GoalsOrDiet = Extract<Change, { kind: 'goals.change' | 'diet.choose' }>;

/** Goals or a diet were changed from a day on. */
export function recordGoals(lane: readonly DraftOperation[], change: GoalsOrDiet, tap: Tap): LaneEdit {
  const field = fieldOf(change);
  // A refused value of the same day and kind is what the person now corrects.
  const kept = lane.filter(
    ({ state, change: old }) => state !== 'failed' || fieldOf(old) !== field || dateOf(old) !== change.date,
  );
  for (const operation of kept.toReversed()) {
    const old = operation.change;
    if (!isUnsent(operation) || dateOf(old) !== change.date) break;
    if (fieldOf(old) === field) return replaced(kept, operation, change);
    // Water goals touch nothing else; energy, macros and diet build on each other, so their order stays.
    if (field !== 'water' && fieldOf(old) !== 'water') break;
  }
  return appended(kept, change, tap);
}

function fieldOf(change: Change): string {
  return change.kind === 'goals.change' ? change.change.field : change.kind;
}

const dateOf = (change: Change): string | null =>
  change.kind === 'goals.change' || change.kind === 'diet.choose' ? change.date : null;
