import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_GOALS, type GoalsChange } from '#domain/body/goals.ts';
import { projectGoals } from '#sync/entities/goals.ts';
import { projectMeal } from '#sync/entities/meal/meal.ts';
import { projectWater } from '#sync/entities/water.ts';
import { projectWeight } from '#sync/entities/weight.ts';
import type { Change, GoalsRow, NewOperation, OperationState } from '#sync/records.ts';
import { sampleBase, sampleMeal, sampleOperation, TODAY, YESTERDAY } from './samples.ts';

const states = fc.constantFrom<OperationState>('queued', 'inflight', 'acked', 'failed');
const glasses = fc.array(fc.record({ ml: fc.integer({ min: -3000, max: 3000 }), state: states }), { maxLength: 12 });
const glass = (ml: number, state: OperationState, at: number): NewOperation =>
  sampleOperation({ kind: 'water.add', date: TODAY, ml }, { opId: `glass ${at}`, state });

test('[V5] a glass counts once, whether the server has its row or not', () => {
  fc.assert(
    fc.property(glasses, fc.nat(12), (taps, known) => {
      const operations = taps.map(({ ml }, at) => glass(Math.abs(ml) / 2, 'queued', at));
      const rows = operations
        .slice(0, known)
        .map(({ opId, change }) => ({ id: opId, ml: change.kind === 'water.add' ? change.ml : 0 }));

      const before = projectWater(TODAY, null, operations)?.waterMl;
      const after = projectWater(TODAY, { rev: 1, rows }, operations)?.waterMl;

      expect(after).toBe(operations.length === 0 ? 0 : before);
    }),
  );
});

test('[V5] the shown total is never below 0 and a refused glass is not in it', () => {
  fc.assert(
    fc.property(glasses, (taps) => {
      const operations = taps.map(({ ml, state }, at) => glass(ml, state, at));
      const shown = projectWater(TODAY, null, operations);
      const kept = projectWater(
        TODAY,
        null,
        operations.filter(({ state }) => state !== 'failed'),
      );

      expect(shown?.waterMl ?? 0).toBeGreaterThanOrEqual(0);
      expect(shown?.waterMl ?? 0).toBe(kept?.waterMl ?? 0);
    }),
  );
});

test('[V1] an entry shows its last operation, and without one its base', () => {
  const base = sampleBase('a', 5);
  const put = (calories: number): Change => ({ kind: 'meal.put', meal: sampleMeal('a', { calories }), restore: false });
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(20_000)), { maxLength: 6 }), fc.boolean(), (values, hasBase) => {
      const deletion: Change = { kind: 'meal.delete', id: 'a', date: TODAY, mealType: 'lunch' };
      const operations = values.map((calories) => sampleOperation(calories === null ? deletion : put(calories)));

      const row = projectMeal('a', hasBase ? base : null, operations);

      const last = values.length === 0 ? (hasBase ? base.calories : null) : (values.at(-1) ?? null);
      expect(row?.view?.calories ?? null).toBe(last);
      expect(row?.day ?? '').toBe(last === null ? '' : TODAY);
    }),
  );
});

test('an entry waits until the pull that brings it, is refused, or neither', () => {
  const operation = (state: OperationState) =>
    sampleOperation({ kind: 'meal.put', meal: sampleMeal('a'), restore: false }, { state });
  const waiting = (...all: OperationState[]) => projectMeal('a', null, all.map(operation))?.waiting;

  expect([waiting('acked'), waiting('inflight'), waiting('failed', 'queued')]).toEqual([
    'waiting',
    'waiting',
    'refused',
  ]);
  expect(projectMeal('a', sampleBase('a', 1), [])?.waiting).toBe('none');
});

test('a weigh-in shows the last word, and nothing when it was taken back', () => {
  const base = { rev: 3, kg: 70, timestamp: { seconds: 0, nanoseconds: 0 } };
  const put = sampleOperation({ kind: 'weight.put', date: TODAY, kg: 69.5 });
  const back = sampleOperation({ kind: 'weight.delete', date: TODAY });

  expect([[], [put], [put, back], [back, put]].map((all) => projectWeight(TODAY, base, all)?.kg)).toEqual([
    70,
    69.5,
    null,
    69.5,
  ]);
  expect(projectWeight(TODAY, null, [])).toBeNull();
});

const goalsRow = (date: GoalsRow['date']): GoalsRow => ({
  date,
  base: { ...DEFAULT_GOALS, rev: 1 },
  view: DEFAULT_GOALS,
  waiting: 'none',
});
const change = (date: GoalsRow['date'], goals: GoalsChange) =>
  sampleOperation({ kind: 'goals.change', date, change: goals });

test('a change of goals makes an entry of its day and leaves the days before it alone', () => {
  const rows = projectGoals([goalsRow(YESTERDAY)], [change(TODAY, { field: 'water', waterGoal: 3000 })]);

  expect(rows.map(({ date, view, waiting }) => [date, view?.waterGoal, waiting])).toEqual([
    [YESTERDAY, DEFAULT_GOALS.waterGoal, 'none'],
    [TODAY, 3000, 'waiting'],
  ]);
  expect(rows[1]?.view?.macros).toEqual(DEFAULT_GOALS.macros);
});

test('new calories take the macros along, in the order of the taps', () => {
  const macros = { carbs: 100, fats: 50, proteins: 80 };
  const [row] = projectGoals(
    [goalsRow(TODAY)],
    [
      change(TODAY, { field: 'macros', macros }),
      change(TODAY, { field: 'calories', calories: DEFAULT_GOALS.calories * 2 }),
    ],
  );

  expect(row?.view).toMatchObject({
    calories: DEFAULT_GOALS.calories * 2,
    macros: { carbs: 200, fats: 100, proteins: 160 },
  });
});

test('calories that were changed before count from the shares that the server tells', () => {
  const basis = { calories: 2292, macros: { proteins: 208, carbs: 260, fats: 65 } };
  const told = {
    ...goalsRow(TODAY),
    base: { calories: 1, macros: { proteins: 0.1, carbs: 0.1, fats: 0 }, waterGoal: 2000, basis, rev: 1 },
  };
  const [row] = projectGoals([told], [change(TODAY, { field: 'calories', calories: 2292 })]);
  expect(row?.view).toEqual({ ...basis, waterGoal: 2000 });
});

test('a goal that only waited leaves no row once it is discarded', () => {
  const waiting = projectGoals([goalsRow(YESTERDAY)], [change(TODAY, { field: 'water', waterGoal: 3000 })]);

  expect(projectGoals(waiting, []).map(({ date }) => date)).toEqual([YESTERDAY]);
});
