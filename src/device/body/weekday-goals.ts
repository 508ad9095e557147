import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { goalsOn } from '#domain/body/goals.ts';
import { goalOfWeekday, type WeekdayGoals } from '#domain/body/weekday-goals.ts';
import { changeGoals } from '../diary/commands/goals.ts';
import { deleteThing, putThing } from '../diary/commands/things.ts';
import { theDiary } from '../diary/diary.ts';
import { thingQuery, useThing } from '../diary/hooks/use-things.ts';

/** What each weekday aims at; null when all aim at the same, undefined until IndexedDB answers. */
export function useWeekdayGoals(): WeekdayGoals | null | undefined {
  const kept = useThing('weekday-goals', 'current');
  return kept && kept.value;
}

/** Keeps the week's goals, which hold from today on: today takes its own at once. Rejects with a StorageError. */
export async function keepWeekdayGoals(today: DiaryDay, goals: WeekdayGoals): Promise<void> {
  await putThing('weekday-goals', 'current', goals);
  await changeGoals(today, { field: 'calories', calories: goalOfWeekday(goals, today) });
}

/** From today on every day aims at `kcal`. Rejects with a StorageError. */
export async function dropWeekdayGoals(today: DiaryDay, kcal: number): Promise<void> {
  await deleteThing('weekday-goals', 'current');
  await changeGoals(today, { field: 'calories', calories: kcal });
}

/**
 * Gives today the goal of its weekday, unless the timeline has one of this very day: the person's own word for a day
 * counts more. So the timeline stays the truth of every day, for the history and for the server. Rejects with a StorageError.
 */
export async function beginDay(today: DiaryDay): Promise<void> {
  const diary = theDiary();
  const kept = await thingQuery('weekday-goals', 'current').query(diary);
  if (!kept) return;
  const timeline = (await diary.db.goals.toArray()).flatMap(({ date, view }) => (view ? [{ ...view, date }] : []));
  const calories = goalOfWeekday(kept.value, today);
  if (timeline.some(({ date }) => date === today) || goalsOn(timeline, today).calories === calories) return;
  await changeGoals(today, { field: 'calories', calories });
}
