import type { DiaryDay } from '#domain/diary-day.ts';
import type { NewOperation, WeightRow } from './records.ts';
import { waitingOf } from './waiting-of.ts';

/** A day's weigh-in: the last word wins. Null: nothing is left to remember. */
export function projectWeight(
  date: DiaryDay,
  base: WeightRow['base'],
  operations: readonly NewOperation[],
): WeightRow | null {
  if (base === null && operations.length === 0) return null;
  return { date, base, kg: weightAfter(base, operations), waiting: waitingOf(operations) };
}

/** The weigh-in in kg after these operations. */
function weightAfter(base: WeightRow['base'], operations: readonly NewOperation[]): number | null {
  let kg = base?.kg ?? null;
  for (const { change } of operations) {
    if (change.kind === 'weight.put') kg = change.kg;
    else if (change.kind === 'weight.delete') kg = null;
  }
  return kg;
}
