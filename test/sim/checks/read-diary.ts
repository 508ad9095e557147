import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { exchanges, conversationMarks } from '#server/diary/entities/conversation.ts';
import { favourites } from '#server/diary/entities/favourite.ts';
import { goalsRows } from '#server/diary/entities/goals.ts';
import { meals, type StoredMeal } from '#server/diary/entities/meal.ts';
import { plans } from '#server/diary/entities/plan/plan.ts';
import { things } from '#server/diary/entities/value-thing.ts';
import { waterRows } from '#server/diary/entities/water.ts';
import { weights } from '#server/diary/entities/weight.ts';
import { rowsInMemory, type MemoryDiary } from '#server/diary/memory-diary.ts';
import { touchedDays } from '#server/diary/entities/touched-days.ts';
import { thingId } from '#sync/entities/value-thing.ts';

/** What a diary of the server holds, as tests ask for it. */
export const mealsIn = (diary: MemoryDiary): readonly StoredMeal[] => rowsInMemory(diary, meals);
export const mealIn = (diary: MemoryDiary | undefined, id: string): StoredMeal | undefined =>
  diary && mealsIn(diary).find((meal) => meal.id === id);

/** ml of a day. */
export const waterIn = (diary: MemoryDiary, day: DiaryDay): number =>
  rowsInMemory(diary, waterRows).reduce((sum, { date, ml }) => (date === day ? sum + ml : sum), 0);

/** kg by day, of weigh-ins that stand. */
export const weightsIn = (diary: MemoryDiary): ReadonlyMap<string, number> =>
  new Map(rowsInMemory(diary, weights).flatMap(({ date, weight }) => (weight === null ? [] : [[date, weight]])));

export const keptDishesIn = (diary: MemoryDiary) =>
  new Map(rowsInMemory(diary, favourites).flatMap(({ id, dish }) => (dish ? [[id, dish]] : [])));

/** Values by `name/key`. */
export const thingsIn = (diary: MemoryDiary) =>
  new Map(rowsInMemory(diary, things).flatMap((row) => (row.value ? [[thingId(row), row.value]] : [])));

export const goalsIn = (diary: MemoryDiary) => rowsInMemory(diary, goalsRows);
export const planIn = (diary: MemoryDiary | undefined) => diary && rowsInMemory(diary, plans)[0];

/** The dish of a day's lunch. */
export const lunchIn = (diary: MemoryDiary | undefined, day: number): string | undefined =>
  planIn(diary)?.days.find((one) => one.day === day)?.meals.lunch[0]?.mealId;

export const touchedDaysIn = (diary: MemoryDiary): readonly DiaryDay[] =>
  rowsInMemory(diary, touchedDays).map(({ date }) => date);
export const exchangesIn = (diary: MemoryDiary) => rowsInMemory(diary, exchanges);
export const deletedConversationsIn = (diary: MemoryDiary): string[] =>
  rowsInMemory(diary, conversationMarks).flatMap(({ conversationId, deleted }) => (deleted ? [conversationId] : []));
