import type { DiaryDay } from '#domain/diary-day.ts';
import { waterTotal, type WaterRow } from '#domain/water.ts';
import { waterRowId } from './lanes.ts';
import type { DayRow, NewOperation } from './records.ts';
import { waitingOf } from './waiting-of.ts';

/**
 * A day's water: the server's rows and the operations that are not among them, in lane order. A refused
 * glass leaves the total at once. Null: nothing is left to remember.
 */
export function projectWater(date: DiaryDay, base: DayRow['base'], operations: readonly NewOperation[]): DayRow | null {
  if (base === null && operations.length === 0) return null;
  const deltas = operations.flatMap((operation): WaterRow[] =>
    operation.change.kind === 'water.add' && operation.state !== 'failed'
      ? [{ id: waterRowId(operation), ml: operation.change.ml }]
      : [],
  );
  return { date, base, waterMl: waterTotal(base?.rows ?? [], deltas), waiting: waitingOf(operations) };
}
