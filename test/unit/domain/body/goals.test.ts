import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/diary/diary-day.ts';
import { changeGoals, DEFAULT_GOALS, goalsBetween, goalsOn, type Goals, type GoalsEntry } from '#domain/body/goals.ts';

const entry = (date: GoalsEntry['date'], calories: number): GoalsEntry => ({ ...DEFAULT_GOALS, date, calories });

describe('the goals of a day', () => {
  const timeline = [entry('2026-03-10', 1500), entry('2026-03-01', 1200), entry('2026-03-20', 1800)];

  test.each([
    ['2026-02-01', 1200],
    ['2026-03-01', 1200],
    ['2026-03-09', 1200],
    ['2026-03-10', 1500],
    ['2026-03-20', 1800],
    ['2027-01-01', 1800],
  ] as const)('on %s are %d kcal', (day, kcal) => {
    expect(goalsOn(timeline, day).calories).toBe(kcal);
  });

  test('before any plan are the default', () => {
    expect(goalsOn([], '2026-03-01')).toEqual(DEFAULT_GOALS);
    expect(DEFAULT_GOALS).toMatchObject({ calories: 2000, waterGoal: 2000 });
  });

  test('do not depend on the order of the entries', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 12 }), fc.nat(400), (starts, on) => {
        const entries = starts.map((start) => entry(addDays('2026-01-01', start), start));
        const day = addDays('2026-01-01', on);
        const ordered = entries.toSorted((a, b) => (a.date < b.date ? -1 : 1));
        expect(goalsOn(entries, day)).toEqual(goalsOn(ordered, day));
        expect(goalsOn(entries, day).calories).toBe(
          Math.max(...starts.filter((start) => start <= on), on < Math.min(...starts) ? Math.min(...starts) : 0),
        );
      }),
    );
  });
});

test('a change of calories takes macros along, the others stand alone', () => {
  const goals = { calories: 1146, macros: { proteins: 104, carbs: 130, fats: 32.5 }, waterGoal: 2000 };
  expect(changeGoals(goals, { field: 'calories', calories: 2292 })).toMatchObject({
    calories: 2292,
    macros: { proteins: 208, carbs: 260, fats: 65 },
    waterGoal: 2000,
  });
  expect(changeGoals(goals, { field: 'water', waterGoal: 2500 })).toEqual({ ...goals, waterGoal: 2500 });
  const macros = { proteins: 1, carbs: 2, fats: 3 };
  expect(changeGoals(goals, { field: 'macros', macros })).toEqual({ ...goals, macros });
});

describe('a chain of calorie goals', () => {
  const anyGoals = fc.record({
    calories: fc.integer({ min: 1, max: 20_000 }),
    macros: fc.record({ carbs: grams(), fats: grams(), proteins: grams() }),
    waterGoal: fc.constant(2000),
  });
  const kcals = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 8 });
  const eat = (goals: Goals, calories: number): Goals => changeGoals(goals, { field: 'calories', calories });

  test('that comes back to where it began brings the macros back with it', () => {
    fc.assert(
      fc.property(anyGoals, kcals, (goals, chain) => {
        expect([...chain, goals.calories].reduce(eat, goals)).toEqual(goals);
      }),
    );
    const start = { calories: 2292, macros: { proteins: 208, carbs: 260, fats: 65 }, waterGoal: 2000 };
    expect([1, 2292].reduce(eat, start)).toEqual(start);
  });

  test('counts from the shares, however it got there', () => {
    fc.assert(
      fc.property(anyGoals, kcals, fc.integer({ min: 1, max: 20_000 }), (goals, chain, last) => {
        expect([...chain, last].reduce(eat, goals).macros).toEqual(eat(goals, last).macros);
      }),
    );
  });

  test('keeps the shares of macros that were set by hand in between', () => {
    fc.assert(
      fc.property(anyGoals, kcals, anyGoals, kcals, (goals, before, { macros }, after) => {
        const set = changeGoals(before.reduce(eat, goals), { field: 'macros', macros });
        const water = changeGoals(after.reduce(eat, set), { field: 'water', waterGoal: 3000 });
        expect(eat(water, set.calories)).toEqual({ ...set, waterGoal: 3000 });
      }),
    );
  });
});

test('the timeline between two days begins with what holds on the first', () => {
  const timeline = [entry('2026-03-20', 1800), entry('2026-03-01', 1200), entry('2026-03-10', 1500)];
  const between = (from?: GoalsEntry['date'], to?: GoalsEntry['date']) =>
    goalsBetween(timeline, from, to).map(({ calories }) => calories);
  expect([
    between(),
    between('2026-03-05', '2026-03-15'),
    between('2026-03-10', '2026-03-10'),
    between('2026-02-01', '2026-02-28'),
    between('2027-01-01'),
  ]).toEqual([[1200, 1500, 1800], [1200, 1500], [1500], [], [1800]]);
});

function grams() {
  return fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10);
}
