import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { Change } from '#sync/records.ts';
import { writeDiary } from './write-diary.ts';

/** A dish of the plan and what takes its place. */
export type DishSwap = Omit<Extract<Change, { kind: 'plan.swap' }>, 'kind'>;

/** Puts another dish in the place of a planned one; the undo is the same with `old` and `dish` exchanged. */
export async function swapDish({ planId, day, meal, old, dish, date }: DishSwap): Promise<void> {
  await writeDiary((_tx, record) => record({ kind: 'plan.swap', planId, day, meal, old, dish, ...(date && { date }) }));
}

/**
 * Asks for a new week of this diet, with the diet's macros from `day` on when it is another than before. The server makes the week:
 * until it has answered the present dishes stay.
 */
export async function chooseDiet(dietId: Diet, day: DiaryDay): Promise<void> {
  await writeDiary((_tx, record) => record({ kind: 'diet.choose', dietId, date: day }));
}

/** Asks for the week after the one of `day`, of the plan's diet. The server makes it, from Thursday on. */
export async function makeNextWeek(dietId: Diet, day: DiaryDay): Promise<void> {
  await writeDiary((_tx, record) => record({ kind: 'diet.choose', dietId, date: day, next: true }));
}
