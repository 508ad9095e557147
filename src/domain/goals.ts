import { DEFAULT_KCAL } from './energy.ts';
import type { DiaryDay } from './diary-day.ts';
import { gramsOfShares, MACRO_PRESETS, rescaleMacros, type Macros } from './macros.ts';
import { DEFAULT_WATER_GOAL_ML } from './water.ts';

/** What a day aims at: kcal, g and ml. */
export interface Goals {
  calories: number;
  macros: Macros;
  waterGoal: number;
}

/** Goals that hold from `date` on, until a later entry. */
export interface GoalsEntry extends Goals {
  date: DiaryDay;
}

/** A change of goals by the user, valid from its date on. */
export type GoalsChange =
  | { field: 'calories'; calories: number }
  | { field: 'macros'; macros: Macros }
  | { field: 'water'; waterGoal: number };

/** Goals before any plan. */
export const DEFAULT_GOALS: Readonly<Goals> = {
  calories: DEFAULT_KCAL,
  macros: gramsOfShares(DEFAULT_KCAL, MACRO_PRESETS.balance),
  waterGoal: DEFAULT_WATER_GOAL_ML,
};

/** The goals of `day`: the newest entry not after it; a day before the first entry has the first one's. */
export function goalsOn(timeline: readonly GoalsEntry[], day: DiaryDay): Goals {
  let found: GoalsEntry | undefined;
  let first: GoalsEntry | undefined;
  for (const entry of timeline) {
    if (entry.date <= day && (!found || entry.date > found.date)) found = entry;
    if (!first || entry.date < first.date) first = entry;
  }
  const { calories, macros, waterGoal } = found ?? first ?? DEFAULT_GOALS;
  return { calories, macros, waterGoal };
}

/** Goals after a change. New calories take the macros along in proportion (design §5). */
export function changeGoals(goals: Goals, change: GoalsChange): Goals {
  switch (change.field) {
    case 'calories':
      return {
        ...goals,
        calories: change.calories,
        macros: rescaleMacros(goals.macros, goals.calories, change.calories),
      };
    case 'macros':
      return { ...goals, macros: change.macros };
    case 'water':
      return { ...goals, waterGoal: change.waterGoal };
  }
}
