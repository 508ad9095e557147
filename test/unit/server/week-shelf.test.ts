import { expect, test } from 'vitest';
import type { WeekWish } from '#server/food/week-plan.ts';
import { makeWeek } from '#server/food/week-plan.ts';
import { weekShelf, WeekWanted } from '#server/food/week-shelf.ts';

const GOALS = { calories: 2000, macros: { proteins: 110, carbs: 230, fats: 70 } };
const wish = (seed: string): WeekWish => ({ goals: GOALS, diet: 'balanced', hasAccess: true, seed });

test('a week that takes long is made aside, in turns with everything else, and is the very week', async () => {
  let [decisions, turns, ids] = [0, 0, 0];
  const shelf = weekShelf(() => `id ${(ids += 1)}`);
  const busy = setInterval(() => {
    turns += 1;
  }, 1);
  const days = await shelf.decided(() => {
    decisions += 1;
    return shelf.take(wish(shelf.newId()));
  });
  clearInterval(busy);
  expect(decisions).toBe(2);
  expect(turns).toBeGreaterThan(1);
  expect(days).toEqual(makeWeek(wish('id 1')));
});

test('each wish has its own week', async () => {
  const shelf = weekShelf(() => '');
  const weeks = await shelf.decided(() => [shelf.take(wish('a')), shelf.take(wish('b'))] as const);
  expect(weeks[0]).not.toEqual(weeks[1]);
  expect(() => shelf.take({ ...wish('a'), diet: 'fasting' })).toThrow(WeekWanted);
  expect(() => shelf.take({ ...wish('a'), fastOn: () => 'strict' })).toThrow(WeekWanted);
});
