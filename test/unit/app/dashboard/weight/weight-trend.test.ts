import { expect, test } from 'vitest';
import { kgToTarget, trendOf, trendRange } from '#app/features/dashboard/weight/weight-trend.ts';
import { addDays } from '#domain/diary/diary-day.ts';

test('the chart looks back 120 days from the newest weigh-in', () => {
  const weighIns = Array.from({ length: 200 }, (_, index) => ({ date: addDays('2026-01-01', index), kg: 60 }));

  const points = trendOf(weighIns);

  expect(points).toHaveLength(121);
  expect(points[0]?.x).toBe(0);
  expect(points.at(-1)?.x).toBe(120);
});

test('after a long break the chart still joins the two newest weigh-ins', () => {
  const points = trendOf([
    { date: '2025-01-01', kg: 70 },
    { date: '2025-02-01', kg: 68 },
    { date: '2026-11-20', kg: 64 },
  ]);

  expect(points.map(({ kg }) => kg)).toEqual([68, 64]);
});

test('no weigh-in, no points; one weigh-in, one point', () => {
  expect(trendOf([])).toEqual([]);
  expect(trendOf([{ date: '2026-11-20', kg: 64 }])).toEqual([{ date: '2026-11-20', kg: 64, x: 0 }]);
});

test('the chart is high enough for the goal line', () => {
  const [least, most] = trendRange([{ date: '2026-11-20', kg: 65 }], 58);

  expect(least).toBeLessThan(58);
  expect(most).toBeGreaterThan(65);
});

test('equal weights still have air above and below', () => {
  expect(trendRange([{ date: '2026-11-20', kg: 65 }], null)).toEqual([64.5, 65.5]);
});

test('what is left is counted towards the target, from either side', () => {
  expect(kgToTarget(63.4, 65, 58)).toBe(5.4);
  expect(kgToTarget(52, 50, 55)).toBe(3);
});

test('a target that was passed has nothing left, and keeping the weight has no target', () => {
  expect(kgToTarget(57, 65, 58)).toBe(0);
  expect(kgToTarget(66, 65, 65)).toBeNull();
});
