import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { beginDay, dropWeekdayGoals, keepWeekdayGoals } from '#device/body/weekday-goals.ts';
import { changeGoals } from '#device/diary/commands/goals.ts';
import { goalsQuery } from '#device/diary/hooks/use-goals.ts';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { openFreshDiary, waitingIn } from '../open-test-diary.ts';

const FRIDAY: DiaryDay = '2026-11-20';
const [SATURDAY, SUNDAY] = [addDays(FRIDAY, 1), addDays(FRIDAY, 2)];
const WEEK = { mon: 1800, tue: 1800, wed: 1800, thu: 1800, fri: 1800, sat: 2400, sun: 2300 };

test('each day takes the goal of its weekday when it begins, and days that are over keep theirs', async () => {
  const diary = openFreshDiary();
  const kcalOn = async (day: DiaryDay) => (await goalsQuery(day).query(diary)).calories;
  await keepWeekdayGoals(FRIDAY, WEEK);
  expect(await kcalOn(FRIDAY)).toBe(1800);
  await beginDay(SATURDAY);
  expect([await kcalOn(FRIDAY), await kcalOn(SATURDAY)]).toEqual([1800, 2400]);

  await changeGoals(SATURDAY, { field: 'calories', calories: 3000 });
  await beginDay(SATURDAY);
  expect(await kcalOn(SATURDAY)).toBe(3000);
  await beginDay(SUNDAY);
  expect([await kcalOn(SATURDAY), await kcalOn(SUNDAY)]).toEqual([3000, 2300]);

  await dropWeekdayGoals(SUNDAY, 1957);
  await beginDay(addDays(SUNDAY, 1));
  expect([await kcalOn(SATURDAY), await kcalOn(SUNDAY), await kcalOn(addDays(SUNDAY, 1))]).toEqual([3000, 1957, 1957]);
});

test('a day that begins with the goal it has already sends nothing', async () => {
  const diary = openFreshDiary();
  await keepWeekdayGoals(addDays(FRIDAY, -1), WEEK);
  const before = (await waitingIn(diary)).length;
  await beginDay(FRIDAY);
  expect(await waitingIn(diary)).toHaveLength(before);
});
