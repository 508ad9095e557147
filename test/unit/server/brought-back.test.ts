import { expect, test } from 'vitest';
import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import { swapPlannedDish } from '#domain/plan/swap-planned-dish.ts';
import { broughtBack, standsAsOf } from '#server/diary/entities/plan/brought-back.ts';
import type { PlanRow, StoredDish } from '#server/store/tables/diary-tables.ts';

const dayOf = (lunch: readonly StoredDish[], day = 1) => ({
  day,
  meals: { breakfast: [], lunch, dinner: [], snack: [] },
});
const dish = (mealId: string, rev?: number): StoredDish => ({ mealId, ratio: 1, ...(rev !== undefined && { rev }) });
const planOf = (days: PlanRow['days'], next: PlanRow['next'] = null, rev = 20): PlanRow => ({
  planId: 'week',
  dietId: 'balanced',
  goal: 'lose-weight',
  activityLevel: 'light',
  initialWeight: 70,
  targetWeight: 65,
  startDate: '2026-11-23',
  endDate: '2027-02-23',
  days,
  next,
  rev,
  age: null,
});
const week = (days: readonly PlannedDay[]) => ({ planId: 'week', days });
const idsOf = (plan: Pick<PlanRow, 'days'> | null) =>
  plan?.days.map(({ meals }) => meals.lunch.map(({ mealId }) => mealId));

test('what was swapped since the device knew the week stands, all else is as the device held it', () => {
  const stored = planOf([dayOf([dish('since', 20), dish('first')]), dayOf([dish('first')], 2)]);
  const sent = week([dayOf([dish('held'), dish('held')]), dayOf([dish('first')], 2)]);
  expect(idsOf(broughtBack(stored, sent, 12))).toEqual([['since', 'held'], ['first']]);
});

test('of two devices the one that knew the week later stands, whoever comes first', () => {
  const [early, late] = [week([dayOf([dish('early')])]), week([dayOf([dish('late')])])];
  const stored = planOf([dayOf([dish('first')])]);
  const after = (sent: typeof early, asOf: number, before: PlanRow) => ({
    ...before,
    ...broughtBack(before, sent, asOf),
  });
  expect(idsOf(after(late, 15, after(early, 12, stored)))).toEqual([['late']]);
  expect(idsOf(after(early, 12, after(late, 15, stored)))).toEqual([['late']]);
});

test('another week that was made since stands', () => {
  const stored = planOf([dayOf([dish('first')])]);
  expect(broughtBack(stored, { ...week([dayOf([dish('held')])]), planId: 'lost' }, 12)).toBeNull();
  expect(broughtBack(stored, { ...week([dayOf([dish('held')])]), planId: 'lost' }, 20)?.planId).toBe('lost');
});

test('a next week comes back where none was made since', () => {
  const days = [dayOf([dish('first')])];
  const next = (planId: string) => ({ monday: '2026-11-30' as const, planId, days });
  const sent = { ...week(days), next: next('held') };
  expect(broughtBack(planOf(days), sent, 12)?.next?.planId).toBe('held');
  expect(broughtBack(planOf(days, next('since')), sent, 12)?.next?.planId).toBe('since');
});

test('a meal of which a recipe has left the catalogue stays as it is', () => {
  const stored = planOf([dayOf([dish('gone'), dish('first')])]);
  expect(idsOf(broughtBack(stored, week([dayOf([dish('held')])]), 12))).toEqual([['gone', 'first']]);
});

test('a swap finds its dish where nothing newer stands in its place', () => {
  const days = [dayOf([dish('first'), dish('since', 20)])];
  const place = { day: 1, meal: 'lunch' } as const;
  expect(standsAsOf(days, { ...place, mealId: 'first' }, 12)).toBe(true);
  expect(standsAsOf(days, { ...place, mealId: 'since' }, 12)).toBe(false);
  expect(standsAsOf(days, { ...place, mealId: 'gone' }, 12)).toBe(false);
});

test('what is cooked instead of a dish that went has changed with the swap', () => {
  const days = [dayOf([dish('pot')]), dayOf([{ ...dish('pot'), leftover: true as const }], 2)];
  const swapped = swapPlannedDish(days, { day: 1, meal: 'lunch', mealId: 'pot' }, dish('other', 20));
  expect(swapped?.[1]?.meals.lunch).toEqual([dish('pot', 20)]);
});
