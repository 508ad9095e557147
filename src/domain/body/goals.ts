import { DEFAULT_KCAL } from './energy.ts';
import type { DiaryDay } from '../diary/diary-day.ts';
import { gramsOfShares, MACRO_PRESETS, rescaleMacros, type Macros } from './macros.ts';
import { DEFAULT_WATER_GOAL_ML } from './water.ts';

/** Energy in kcal with the macros in g that belong to it. */
export interface Shares {
  calories: number;
  macros: Macros;
}

/** What a day aims at: kcal, g and ml. */
export interface Goals extends Shares {
  waterGoal: number;
  /**
   * What the macros are a share of, as they were last set on purpose: by the plan, a diet or by hand. Absent: these very
   * goals. Calories that change again and again count from here, since rounded grams forget their shares.
   */
  basis?: Shares | null | undefined;
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
  const { calories, macros, waterGoal, basis } = found ?? first ?? DEFAULT_GOALS;
  return { calories, macros, waterGoal, ...(basis && { basis }) };
}

/** The entries that hold on any day of a span, oldest first; a side that is absent is open. */
export function goalsBetween<Entry extends { date: DiaryDay }>(
  timeline: readonly Entry[],
  from: DiaryDay | undefined,
  to: DiaryDay | undefined,
): Entry[] {
  const entries = timeline
    .filter(({ date }) => to === undefined || date <= to)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const first = from === undefined ? 0 : entries.findLastIndex(({ date }) => date <= from);
  return entries.slice(Math.max(0, first));
}

/** Goals after a change. New calories take the macros along in proportion (design §5). */
export function changeGoals(goals: Goals, change: GoalsChange): Goals {
  switch (change.field) {
    case 'calories':
      return scaledTo(goals, change.calories);
    case 'macros':
      return withMacros(goals, change.macros);
    case 'water':
      return { ...goals, waterGoal: change.waterGoal };
  }
}

/** Goals whose macros were set on purpose: from now on these are what calories scale. */
export const withMacros = ({ calories, waterGoal }: Goals, macros: Macros): Goals => ({ calories, macros, waterGoal });

function scaledTo({ calories, macros, waterGoal, basis }: Goals, kcal: number): Goals {
  const shares: Shares = basis ?? { calories, macros };
  if (kcal === shares.calories) return { ...shares, waterGoal };
  return { calories: kcal, macros: rescaleMacros(shares.macros, shares.calories, kcal), waterGoal, basis: shares };
}
