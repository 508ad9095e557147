import { expect, test } from 'vitest';
import { begunOn, mayMakeNextWeek, nextMonday, planOn, withWeek } from '#domain/plan/planner/week/plan-weeks.ts';

const PLAN = { planId: 'this', days: ['a'], next: { monday: '2026-11-30' as const, planId: 'next', days: ['b'] } };

test('the next week is made from Thursday to Sunday, for the Monday after', () => {
  const days = ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-29'] as const;
  expect(days.map(mayMakeNextWeek)).toEqual([false, false, true, true]);
  expect(days.map(nextMonday)).toEqual(days.map(() => '2026-11-30'));
});

test('from its Monday on the next week is the plan, and stays so until another is made', () => {
  expect(planOn(PLAN, '2026-11-29')).toBe(PLAN);
  for (const day of ['2026-11-30', '2026-12-20'] as const)
    expect(planOn(PLAN, day)).toMatchObject({ planId: 'next', days: ['b'] });
  expect(begunOn(PLAN, '2026-11-29')).toBe(PLAN);
  expect(begunOn(PLAN, '2026-11-30')).toEqual({ planId: 'next', days: ['b'], next: null });
});

test('a change reaches the week that it names, and no other', () => {
  const more = (days: readonly string[]) => [...days, 'c'];
  expect(withWeek<string, typeof PLAN>(PLAN, 'this', more)).toEqual({ ...PLAN, days: ['a', 'c'] });
  expect(withWeek<string, typeof PLAN>(PLAN, 'next', more)?.next).toEqual({ ...PLAN.next, days: ['b', 'c'] });
  expect(withWeek<string, typeof PLAN>(PLAN, 'other', more)).toBeNull();
});
