import type { DataOf } from '#contract/call.ts';
import type { getExport } from '#contract/diary/export.ts';
import type { KeptDish } from '#contract/diary/favourites.ts';
import type { ThingValue } from '#contract/diary/things.ts';
import type { Timestamp } from '#contract/primitives.ts';
import type { User } from '#contract/account/user.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { goalsOn, type GoalsEntry } from '#domain/body/goals.ts';
import { nameAndKey, thingId } from '#sync/entities/value-thing.ts';
import type { MealEntry, PlanRow } from '#sync/records.ts';

/** The file that a person takes away. */
export type DiaryFile = DataOf<typeof getExport>;

/** What the device shows of some entities; nothing is said of any other. */
export interface ShownThings {
  /** Null: the entry is deleted. */
  meals: ReadonlyMap<string, MealEntry | null>;
  /** ml by day. */
  water: ReadonlyMap<DiaryDay, number>;
  weights: ReadonlyMap<DiaryDay, { kg: number | null; timestamp: Timestamp }>;
  /** Null: the dish was given up. */
  favourites: ReadonlyMap<string, KeptDish | null>;
  /** Values by `name/key`, of names that this app does not know too. Null: it was deleted. */
  things: ReadonlyMap<string, ThingValue | null>;
  /** The whole timeline. */
  goals: readonly GoalsEntry[];
  /** Whether the timeline has changes that the server does not know. */
  goalsAreNewer: boolean;
  user: User;
}

/** What the server told, with what the device shows in its place. Days and weigh-ins come in their order. */
export function composeExport(file: DiaryFile, shown: ShownThings): DiaryFile {
  const meals = new Map(file.days.flatMap((day) => day.meals.map((meal) => [meal.id, meal] as const)));
  for (const [id, entry] of shown.meals) {
    if (entry) meals.set(id, { rev: 0, pictureMissing: false, ...meals.get(id), ...entry, firestoreId: id });
    else meals.delete(id);
  }
  const water = new Map(file.days.map((day) => [day.date, day.water]));
  for (const [date, ml] of shown.water) {
    if (water.get(date)?.totalIntake !== ml)
      water.set(date, { totalIntake: ml, rows: ml === 0 ? [] : [{ id: date, ml }] });
  }
  const told = new Map(file.days.map((day) => [day.date, day.goals]));
  const byDay = groupedByDay([...meals.values()]);
  const dates = new Set([...byDay.keys(), ...water.keys(), ...shown.goals.map(({ date }) => date)]);
  const weights = new Map(file.weights.map((weighing) => [weighing.date, weighing]));
  for (const [date, { kg, timestamp }] of shown.weights) {
    if (kg === null) weights.delete(date);
    else weights.set(date, { rev: 0, ...weights.get(date), date, weight: kg, timestamp });
  }
  const favourites = new Map(file.favourites.map(({ id, dish }) => [id, dish]));
  for (const [id, dish] of shown.favourites) {
    if (dish) favourites.set(id, dish);
    else favourites.delete(id);
  }
  const things = new Map(file.things.map((one) => [thingId(one), one.value]));
  for (const [id, value] of shown.things) {
    if (value) things.set(id, value);
    else things.delete(id);
  }
  return {
    ...file,
    user: shown.user,
    days: [...dates].toSorted().map((date) => ({
      date,
      meals: byDay.get(date) ?? [],
      water: water.get(date) ?? { totalIntake: 0, rows: [] },
      goals: (shown.goalsAreNewer ? undefined : told.get(date)) ?? shownGoals(shown.goals, date),
    })),
    weights: [...weights.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    favourites: [...favourites].map(([id, dish]) => ({ id, dish })),
    things: [...things].map(([id, value]) => ({ ...nameAndKey(id), value })),
  };
}

function shownGoals(timeline: readonly GoalsEntry[], date: DiaryDay) {
  const { calories, macros, waterGoal } = goalsOn(timeline, date);
  return { calories, macros, waterGoal };
}

/** A file without any entries, for a device that cannot ask the server. */
export const emptyFile = (user: User, plan: PlanRow['view'], exportedAt: string): DiaryFile => ({
  format: 'lukma',
  version: 1,
  exportedAt,
  user,
  days: [],
  weights: [],
  plan,
  conversations: [],
  favourites: [],
  things: [],
});

function groupedByDay(meals: readonly DiaryFile['days'][number]['meals'][number][]) {
  const days = new Map<DiaryDay, DiaryFile['days'][number]['meals']>();
  for (const meal of meals) days.set(meal.date, [...(days.get(meal.date) ?? []), meal]);
  return days;
}
