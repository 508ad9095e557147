import { effectiveWater, MAX_WATER_ML } from '#domain/water.ts';
import { isUnsent, type DraftOperation } from './lanes.ts';
import { appended, replaced, type LaneEdit, type Tap } from './lane-edit.ts';
import { projectWater } from './project-water.ts';
import type { Change, DayRow } from './records.ts';

/** Water was added or taken back: as much of it as the day's total can hold. */
export function recordWater(
  lane: readonly DraftOperation[],
  base: DayRow['base'],
  change: Extract<Change, { kind: 'water.add' }>,
  tap: Tap,
): LaneEdit {
  const total = projectWater(change.date, base, lane)?.waterMl ?? 0;
  const ml = effectiveWater(total, change.ml);
  if (ml === 0) return { operations: [...lane], carrier: null };

  const tail = lane.at(-1);
  if (tail && isUnsent(tail) && tail.change.kind === 'water.add') {
    const sum = tail.change.ml + ml;
    if (sum === 0) return { operations: lane.slice(0, -1), carrier: null };
    // The server takes no single row above the most that a day may hold.
    if (Math.abs(sum) <= MAX_WATER_ML) return replaced(lane, tail, { ...tail.change, ml: sum });
  }
  return appended(lane, { ...change, ml }, tap);
}
