import type { CALLS } from '#contract/calls.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { changeGoals, goalsOn, type Goals, type GoalsChange } from '#domain/goals.ts';
import { premiumRequired } from '../http/api-error.ts';
import type { GoalsRow } from '../store/schema.ts';
import { goalsEntryOf, goalsOf } from './answers.ts';
import { isNewerThan } from './as-of.ts';
import type { CallRule, Stamp } from './rule.ts';
import type { Work } from './work.ts';

export const putCaloriesRule: CallRule<typeof CALLS.putCalories> = {
  wants: () => ({ goals: true }),
  decide: ({ body: { calories, date, asOf } }, work, stamp) =>
    changed(work, stamp, { field: 'calories', calories }, date, asOf),
};

export const putWaterGoalRule: CallRule<typeof CALLS.putWaterGoal> = {
  wants: () => ({ goals: true }),
  decide: ({ body: { waterGoal, date, asOf } }, work, stamp) =>
    changed(work, stamp, { field: 'water', waterGoal }, date, asOf),
};

export const putMacrosRule: CallRule<typeof CALLS.putMacros> = {
  wants: () => ({ goals: true }),
  decide({ body: { proteins, carbs, fats, date, asOf } }, work, stamp) {
    if (!work.access) throw premiumRequired();
    return changed(work, stamp, { field: 'macros', macros: { proteins, carbs, fats } }, date, asOf);
  },
};

/** The goals that hold on a day, as they are told. */
export function goalsOnDay(timeline: readonly GoalsRow[], day: DiaryDay): Goals {
  const { calories, macros, waterGoal } = goalsOn(timeline.map(goalsEntryOf), day);
  return { calories, macros, waterGoal };
}

/** A timeline entry of these goals. */
export const goalsRow = (
  { calories, macros, waterGoal, basis = null }: Goals,
  date: DiaryDay,
  rev: number,
): GoalsRow => ({
  date,
  calories,
  ...macros,
  waterGoal,
  basis,
  rev,
});

function changed(
  work: Work,
  { rev, today }: Stamp,
  change: GoalsChange,
  on: DiaryDay | undefined,
  asOf: number | undefined,
) {
  const date = on ?? today;
  const timeline = work.goalsTimeline();
  const stored = timeline.find((entry) => entry.date === date);
  if (stored && isNewerThan(stored.rev, asOf)) {
    return { data: { ...goalsOf(stored), date, rev: stored.rev }, rev: stored.rev };
  }
  const row = goalsRow(changeGoals(goalsOn(timeline.map(goalsEntryOf), date), change), date, rev);
  return { data: { ...goalsOf(row), date, rev }, rev, effect: { goals: [row] } };
}
