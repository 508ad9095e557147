import { expect, test } from 'vitest';
import { leftoverWords } from '#app/parts/planned/leftover-words.ts';
import { leftovers } from '#app/text/food/mealplan.ts';
import type { PlanDay, PlanEntry } from '#contract/plan/plan.ts';
import { plannedEntry } from '#test/sim/planned-entry.ts';

const cooked = plannedEntry({ mealId: 'lobio', ratio: 1 });
const left: PlanEntry = { ...cooked, leftover: true };
const day = (at: number, ...lunch: PlanEntry[]): PlanDay => ({
  day: at,
  meals: { breakfast: [], lunch, dinner: [], snack: [] },
});

test('a leftover says of when it is: of yesterday, of the day before, or cooked earlier', () => {
  const days = [day(1, cooked), day(2, left), day(3, left), day(4, left)];
  expect([2, 3, 4].map((at) => leftoverWords(days, at, left))).toEqual([
    leftovers.ofYesterday,
    leftovers.ofDayBefore,
    leftovers.ofEarlier,
  ]);
});

test('it is of the last pot, and one whose pot is not on the plan is still said to be left over', () => {
  const days = [day(1, cooked), day(4, cooked), day(5, left)];
  expect(leftoverWords(days, 5, left)).toBe(leftovers.ofYesterday);
  expect(leftoverWords([day(5, left)], 5, left)).toBe(leftovers.ofEarlier);
});

test('what is cooked on the day says nothing', () => {
  expect(leftoverWords([day(1, cooked)], 1, cooked)).toBeUndefined();
});
