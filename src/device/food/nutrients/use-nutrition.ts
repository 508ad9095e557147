import { useEffect, useMemo, useState } from 'react';
import { daysFrom, type DiaryDay } from '#domain/diary/diary-day.ts';
import { dayNutrition, periodNutrition, type DayNutrition } from '#domain/nutrition/day-nutrition.ts';
import type { DishNutrients } from '#domain/nutrition/dish-nutrients.ts';
import { referencePerson } from '#domain/nutrition/reference/reference-values.ts';
import type { MealEntry } from '#sync/records.ts';
import { watchCatalogue } from '../catalogue/catalogue-changes.ts';
import { knownOfEntries, silentOf } from './complete-entries.ts';
import { useLiveOf, type LiveQuery } from '#device/diary/live.ts';
import { dayMealsOf, useDayMealsLater } from '#device/diary/hooks/use-day-meals.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { useUser } from '#device/diary/hooks/use-user.ts';

/** What was eaten of each nutrient; without a known age there are no targets. */
export interface EatenNutrition {
  /** Of a day, or of a usual day of a period: the mean of those that have an entry. */
  nutrition: DayNutrition;
  /** With what is known of each, also where the entry itself does not say. */
  entries: readonly MealEntry[];
  loggedDays: number;
}

/** The nutrients of a day; undefined until IndexedDB and, where entries do not tell them themselves, the food worker have answered. */
export function useDayNutrition(day: DiaryDay): EatenNutrition | undefined {
  const meals = useDayMealsLater(day);
  return useEaten(
    useMemo(() => meals?.map(({ entry }) => entry), [meals]),
    day,
    day,
  );
}

/** The same of a usual day from `from` to `to`, both included; targets are those of the goals on the last day. */
export const usePeriodNutrition = (from: DiaryDay, to: DiaryDay): EatenNutrition | undefined =>
  useEaten(useLiveOf(entriesQuery(from, to)), from, to);

function useEaten(logged: readonly MealEntry[] | undefined, from: DiaryDay, to: DiaryDay): EatenNutrition | undefined {
  const entries = useCompleted(logged);
  const goals = useGoals(to);
  const user = useUser();
  return useMemo(() => {
    if (!entries || !goals || user === undefined) return undefined;
    const person = user && referencePerson(user.profile, goals.calories);
    if (from === to)
      return { nutrition: dayNutrition(entries, person), entries, loggedDays: Math.min(1, entries.length) };
    const days = daysFrom(from, to).map((day) => entries.filter(({ date }) => date === day));
    return {
      nutrition: periodNutrition(days, person),
      entries,
      loggedDays: days.filter(({ length }) => length > 0).length,
    };
  }, [entries, goals, user, from, to]);
}

const entriesQuery = (from: DiaryDay, to: DiaryDay): LiveQuery<MealEntry[]> => ({
  key: `entries ${from} ${to}`,
  query: async ({ db }) =>
    dayMealsOf(await db.meals.where('day').between(from, to, true, true).toArray()).map(({ entry }) => entry),
});

const NOTHING_TOLD: ReadonlyMap<MealEntry, DishNutrients | null> = new Map();

/** Entries of old apps say nothing of nutrients: they get what their foods or recipes tell, here alone and not in the diary. */
function useCompleted(entries: readonly MealEntry[] | undefined): readonly MealEntry[] | undefined {
  const silent = useMemo(() => silentOf(entries ?? []), [entries]);
  const [told, put] = useState<ReadonlyMap<MealEntry, DishNutrients | null>>(NOTHING_TOLD);
  useEffect(() => {
    if (silent.length === 0) return undefined;
    let gone = false;
    const look = () => {
      void knownOfEntries(silent).then((known) => gone || put(known));
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
  }, [silent]);
  return useMemo(() => {
    if (silent.length === 0) return entries;
    // What was told of the other dishes stays on the screen while a new one is asked about.
    return told.size === 0 ? undefined : entries?.map((entry) => ({ ...entry, ...told.get(entry) }));
  }, [entries, silent, told]);
}
