import type { CALLS } from '../../contract/calls.ts';
import type { DiaryDay } from '../../domain/diary-day.ts';
import { changeGoals, goalsOn, type Goals, type GoalsChange, type GoalsEntry } from '../../domain/goals.ts';
import { premiumRequired } from '../http/api-error.ts';
import type { GoalsRow } from '../store/schema.ts';
import { goalsOf } from './answers.ts';
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

/** The goals that hold on a day, as the timeline has them. */
export const goalsOnDay = (timeline: readonly GoalsRow[], day: DiaryDay): Goals =>
  goalsOn(timeline.map((row): GoalsEntry => ({ ...goalsOf(row), date: row.date })), day);

/** A timeline entry of these goals. */
export const goalsRow = ({ calories, macros, waterGoal }: Goals, date: DiaryDay, rev: number): GoalsRow => ({
  date, calories, ...macros, waterGoal, rev,
});

function changed(work: Work, { rev, today }: Stamp, change: GoalsChange, on: DiaryDay | undefined, asOf: number | undefined) {
  const date = on ?? today;
  const timeline = work.goalsTimeline();
  const stored = timeline.find((entry) => entry.date === date);
  if (stored && isNewerThan(stored.rev, asOf)) {
    return { data: { ...goalsOf(stored), date, rev: stored.rev }, rev: stored.rev };
  }
  const goals = changeGoals(goalsOnDay(timeline, date), change);
  return { data: { ...goals, date, rev }, rev, effect: { goals: [goalsRow(goals, date, rev)] } };
}
