import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/diary-day.ts';
import { changeGoals, DEFAULT_GOALS, goalsOn, type GoalsEntry } from '../../../src/domain/goals.ts';

const entry = (date: GoalsEntry['date'], calories: number): GoalsEntry => ({ ...DEFAULT_GOALS, date, calories });

describe('the goals of a day', () => {
  const timeline = [entry('2026-03-10', 1500), entry('2026-03-01', 1200), entry('2026-03-20', 1800)];

  test.each([
    ['2026-02-01', 1200], ['2026-03-01', 1200], ['2026-03-09', 1200], ['2026-03-10', 1500], ['2026-03-20', 1800], ['2027-01-01', 1800],
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
        expect(goalsOn(entries, day).calories).toBe(Math.max(...starts.filter((start) => start <= on), on < Math.min(...starts) ? Math.min(...starts) : 0));
      }),
    );
  });
});

test('a change of calories takes macros along, the others stand alone', () => {
  const goals = { calories: 1146, macros: { proteins: 104, carbs: 130, fats: 32.5 }, waterGoal: 2000 };
  expect(changeGoals(goals, { field: 'calories', calories: 2292 })).toEqual({ calories: 2292, macros: { proteins: 208, carbs: 260, fats: 65 }, waterGoal: 2000 });
  expect(changeGoals(goals, { field: 'water', waterGoal: 2500 })).toEqual({ ...goals, waterGoal: 2500 });
  const macros = { proteins: 1, carbs: 2, fats: 3 };
  expect(changeGoals(goals, { field: 'macros', macros })).toEqual({ ...goals, macros });
});
