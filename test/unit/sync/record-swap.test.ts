import { expect, test } from 'vitest';
import { plannedEntry } from '#test/sim/planned-entry.ts';
import { editSwap, projectPlan } from '#sync/entities/plan.ts';
import type { Change, OperationState, PlanRow } from '#sync/records.ts';
import { sampleOperation } from './samples.ts';

const dish = (mealId: string, ratio = 1) => plannedEntry({ mealId, ratio });
type Swap = Extract<Change, { kind: 'plan.swap' }>;
const swap = (old: string, next: string, parts: Partial<Swap> = {}): Swap => ({
  kind: 'plan.swap',
  planId: 'week',
  day: 1,
  meal: 'lunch',
  old: dish(old),
  dish: dish(next),
  ...parts,
});
const tap = { now: 5, uuid: () => 'fresh', lane: 'plan' } as const;
const lane = (change: Swap, state: OperationState = 'queued', attempts = 0) => [
  sampleOperation(change, { state, attempts }),
];
const swaps = (edit: ReturnType<typeof editSwap>) =>
  edit.operations.map(({ change }) =>
    change.kind === 'plan.swap' ? [change.old.mealId, change.dish.mealId] : change.kind,
  );

test('[L10] two swaps of one place that never left are one', () => {
  expect(swaps(editSwap(lane(swap('a', 'b')), swap('b', 'c'), tap))).toEqual([['a', 'c']]);
});

test('[L10] a swap there and back is none, but another helping of the first dish is one', () => {
  expect(editSwap(lane(swap('a', 'b')), swap('b', 'a'), tap)).toEqual({ operations: [], carrier: null });
  expect(swaps(editSwap(lane(swap('a', 'b')), swap('b', 'a', { dish: dish('a', 1.5) }), tap))).toEqual([['a', 'a']]);
});

test('[L3] a swap that was sent, of another place or of another week stays its own', () => {
  const kept = [
    ['a', 'b'],
    ['b', 'c'],
  ];
  expect(swaps(editSwap(lane(swap('a', 'b'), 'inflight', 1), swap('b', 'c'), tap))).toEqual(kept);
  expect(swaps(editSwap(lane(swap('a', 'b'), 'queued', 1), swap('b', 'c'), tap))).toEqual(kept);
  for (const other of [{ day: 2 }, { meal: 'dinner' }, { planId: 'next week' }] as const) {
    expect(swaps(editSwap(lane(swap('a', 'b')), swap('b', 'c', other), tap))).toEqual(kept);
  }
});

const base: NonNullable<PlanRow['base']> = {
  planId: 'week',
  dietId: 'balanced',
  goal: 'maintain-weight',
  activityLevel: 'light',
  initialWeight: 65,
  targetWeight: 65,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  rev: 1,
  days: [{ day: 1, meals: { breakfast: [], lunch: [dish('a'), dish('x')], dinner: [], snack: [] } }],
};
const lunch = (...changes: Change[]) =>
  projectPlan(
    base,
    changes.map((change) => sampleOperation(change)),
  )?.view?.days[0]?.meals.lunch.map(({ mealId }) => mealId);

test('the week shows swapped dishes in the place of the old ones, in the order of the taps', () => {
  expect(lunch()).toEqual(['a', 'x']);
  expect(lunch(swap('a', 'b'), swap('b', 'c'))).toEqual(['c', 'x']);
});

test('[L10] a swap that the base has already, of a dish that is gone or of another week shows nothing', () => {
  expect(lunch(swap('z', 'b'))).toEqual(['a', 'x']);
  expect(lunch(swap('a', 'b', { planId: 'next week' }))).toEqual(['a', 'x']);
  expect(lunch(swap('z', 'a'), swap('a', 'c'))).toEqual(['c', 'x']);
});
