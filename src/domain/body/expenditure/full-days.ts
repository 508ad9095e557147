import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';

/** What the diary holds of one day's eating: kcal, and which meals have an entry. */
export interface LoggedDay {
  date: DiaryDay;
  kcal: number;
  meals: readonly MealType[];
  /** What the person says of the day; it outweighs every guess. */
  mark?: 'all' | 'part' | undefined;
}

/** Snacks may be left out of a day that is complete. */
const MAIN_MEALS: readonly MealType[] = ['breakfast', 'lunch', 'dinner'];
/** A day below this share of the usual energy, with a main meal missing, was not logged in full. */
const LEAST_SHARE = 0.5;

/** The usual energy of the days in kcal: their median; 0 without a day. */
export function usualKcal(days: readonly LoggedDay[]): number {
  const sorted = days
    .map(({ kcal }) => kcal)
    .filter((kcal) => kcal > 0)
    .toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? 0 : (below + above) / 2;
}

/** Whether a day counts as logged in full beside the usual energy in kcal. Else it is unknown, never zero. */
export function isFull({ kcal, meals, mark }: LoggedDay, usual: number): boolean {
  if (mark) return mark === 'all';
  if (kcal <= 0) return false;
  return kcal >= usual * LEAST_SHARE || MAIN_MEALS.every((meal) => meals.includes(meal));
}

/** What the person says of days: all that was eaten is in the diary, or a part. */
export type DayMarks = ReadonlyMap<DiaryDay, LoggedDay['mark']>;

/** The days of these entries with their energy and meals, and those that have a mark alone. */
export function loggedDays(
  entries: Iterable<{ date: DiaryDay; calories: number; mealType: MealType }>,
  marks: DayMarks,
): LoggedDay[] {
  const days = new Map<DiaryDay, { date: DiaryDay; kcal: number; meals: MealType[] }>();
  for (const date of marks.keys()) days.set(date, { date, kcal: 0, meals: [] });
  for (const { date, calories, mealType } of entries) {
    const day = days.get(date) ?? { date, kcal: 0, meals: [] };
    day.kcal += calories;
    if (!day.meals.includes(mealType)) day.meals.push(mealType);
    days.set(date, day);
  }
  return [...days.values()].map((day) => ({ ...day, mark: marks.get(day.date) }));
}
