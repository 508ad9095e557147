import type { DiaryDay } from '#domain/diary-day.ts';
import type { Diet } from '#domain/diet-plan-draft.ts';
import { changeGoals, goalsOn, withMacros, type Goals } from '#domain/goals.ts';
import { gramsOfShares, MACRO_PRESETS } from '#domain/macros.ts';
import type { GoalsRow, NewOperation } from './records.ts';
import { waitingOf } from './waiting-of.ts';

/**
 * The timeline of goals: the server's entries, and over them the changes in lane order, each of which makes
 * or replaces the entry of its day, as the server does. Only rows that hold something come back.
 */
export function projectGoals(rows: readonly GoalsRow[], operations: readonly NewOperation[]): GoalsRow[] {
  const bases = new Map(rows.flatMap(({ date, base }) => (base ? [[date, base] as const] : [])));
  const timeline = new Map<DiaryDay, Goals>(
    [...bases].map(([date, { calories, macros, waterGoal, basis }]) => [
      date,
      { calories, macros, waterGoal, ...(basis && { basis }) },
    ]),
  );
  const touching = new Map<DiaryDay, NewOperation[]>();
  for (const operation of operations) {
    const { change } = operation;
    if (change.kind !== 'goals.change' && change.kind !== 'diet.choose') continue;
    touching.set(change.date, [...(touching.get(change.date) ?? []), operation]);
    const before = goalsOn(
      [...timeline].map(([date, goals]) => ({ ...goals, date })),
      change.date,
    );
    const after =
      change.kind === 'goals.change' ? changeGoals(before, change.change) : dietGoals(before, change.dietId);
    timeline.set(change.date, after);
  }
  return [...timeline].map(([date, view]) => ({
    date,
    base: bases.get(date) ?? null,
    view,
    waiting: waitingOf(touching.get(date) ?? []),
  }));
}

/** The goals of a diet. Without a split of its own the server's formula decides, which needs the whole profile. */
function dietGoals(goals: Goals, diet: Diet): Goals {
  if (diet === 'low-carb') return withMacros(goals, gramsOfShares(goals.calories, MACRO_PRESETS.keto));
  if (diet === 'high-protein') return withMacros(goals, gramsOfShares(goals.calories, MACRO_PRESETS.protein));
  return goals;
}
