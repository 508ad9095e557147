import type * as v from 'valibot';
import type { CALLS } from '#contract/calls.ts';
import type { Changes } from '#contract/diary/changes.ts';
import type { Goals as GoalsSchema } from '#contract/diary/day.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { changeGoals, goalsOn, type Goals, type GoalsChange, type GoalsEntry } from '#domain/body/goals.ts';
import { premiumRequired } from '#server/errors/api-error.ts';
import { goals as table, type GoalsRow } from '#server/store/tables/diary-tables.ts';
import { allThatStand } from '../core/load.ts';
import { aged, isNewerThan, type Aged, type CallRule, type Stamp } from '../core/rule.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';
import type { Told } from '../core/told.ts';
import { put, type Work } from '../core/work.ts';

export const goalsRows: DiaryTable<GoalsRow> = diaryTable<GoalsRow>({ table, key: ['date'], merging: 'together' });
export const goalsTimeline = allThatStand(goalsRows, 't.date');

/** A goals entry as the timeline counts with it. */
const goalsEntryOf = ({ date, basis, ...row }: GoalsRow): GoalsEntry => ({
  ...goalsOf({ date, basis, ...row }),
  date,
  ...(basis && { basis }),
});

/** A goals entry without its date. */
export const goalsOf = ({
  calories,
  carbs,
  fats,
  proteins,
  waterGoal,
}: GoalsRow): v.InferOutput<typeof GoalsSchema> => ({
  calories,
  macros: { carbs, fats, proteins },
  waterGoal,
});

const putCalories: CallRule<typeof CALLS.putCalories> = {
  wants: () => ({ parts: [goalsTimeline.of({})] }),
  decide: ({ body: { calories, date, asOf } }, work, stamp) =>
    changed(work, stamp, { field: 'calories', calories }, date, asOf),
};

const putWaterGoal: CallRule<typeof CALLS.putWaterGoal> = {
  wants: () => ({ parts: [goalsTimeline.of({})] }),
  decide: ({ body: { waterGoal, date, asOf } }, work, stamp) =>
    changed(work, stamp, { field: 'water', waterGoal }, date, asOf),
};

const putMacros: CallRule<typeof CALLS.putMacros> = {
  wants: () => ({ parts: [goalsTimeline.of({})] }),
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
  stamp: Aged,
): GoalsRow => ({
  date,
  calories,
  ...macros,
  waterGoal,
  basis,
  ...stamp,
});

function changed(
  work: Work,
  { rev, today }: Stamp,
  change: GoalsChange,
  on: DiaryDay | undefined,
  asOf: number | undefined,
) {
  const date = on ?? today;
  const timeline = work.rows(goalsRows).all();
  const stored = timeline.find((entry) => entry.date === date);
  if (stored && isNewerThan(stored, asOf)) {
    return { data: { ...goalsOf(stored), date, rev: stored.rev }, rev: stored.rev };
  }
  const row = goalsRow(changeGoals(goalsOn(timeline.map(goalsEntryOf), date), change), date, aged(rev, asOf));
  return { data: { ...goalsOf(row), date, rev }, rev, effect: { rows: [put(goalsRows, row)] } };
}

export const goals = {
  tables: [goalsRows],
  rules: { putCalories, putWaterGoal, putMacros },
  told: {
    changed: goalsRows,
    tell: (page) => page.changed(goalsRows).map((row) => ({ ...goalsEntryOf(row), rev: row.rev })),
  } satisfies Told<Changes['goals']>,
};
