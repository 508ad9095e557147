import { expect, test } from 'vitest';
import { broughtAlong, type DiaryTruth } from '#sync/outbox/bring-along.ts';
import type { Change, Operation, PlanRow, UserRow } from '#sync/records.ts';
import { sampleMeal, sampleOperation, TODAY, YESTERDAY } from './samples.ts';

const tap = { now: 5, uuid: () => 'fresh' };
const noGoals = { days: new Map(), hasPlan: false };
/** What the server told of a diary: nothing but these. */
const truthOf = (told: Record<string, unknown>): DiaryTruth =>
  new Map(
    Object.entries({ weight: new Map(), goals: noGoals, plan: { plan: null, goals: noGoals }, profile: null, ...told }),
  );
const nothing = truthOf({});
const goals = (calories: number) => ({
  calories,
  macros: { carbs: 200, fats: 60, proteins: 90 },
  waterGoal: 2000,
  rev: 3,
});
const weighed = (kg: number, seconds: number) => ({ rev: 3, kg, timestamp: { seconds, nanoseconds: 0 } });

const operation = (change: Change, parts: Partial<Operation> = {}): Operation => ({
  ...sampleOperation(change),
  seq: 1,
  ...parts,
});

/** The changes that come along. */
const changes = (wanted: Change[], from: DiaryTruth, into: DiaryTruth) =>
  broughtAlong(
    wanted.map((change) => operation(change)),
    from,
    into,
    tap,
  ).map(({ change }) => change);

test('[M1] what waits goes on under its key and with its bytes; what was acknowledged came along on the server', () => {
  const meal: Change = { kind: 'meal.put', meal: sampleMeal('a'), restore: false };
  const request = { method: 'POST', path: '/dashboard/meals', body: '{}' } as const;
  const brought = broughtAlong(
    [
      operation(meal, { opId: 'sent', state: 'inflight', attempts: 2, request, nextAt: 9 }),
      operation(meal, { opId: 'refused', state: 'failed' }),
      operation(meal, { opId: 'known', state: 'acked' }),
    ],
    nothing,
    nothing,
    tap,
  );
  expect(
    brought.map(({ opId, state, attempts, nextAt, request: bytes }) => [opId, state, attempts, nextAt, bytes]),
  ).toEqual([
    ['sent', 'queued', 2, 0, request],
    ['refused', 'failed', 0, 0, null],
  ]);
});

test("[M3] the account's own weigh-ins stand, and one that came along from the diary can still be corrected", () => {
  const put = (date: typeof TODAY, kg: number): Change => ({ kind: 'weight.put', date, kg });
  const from = truthOf({ weight: new Map([[YESTERDAY, weighed(60, 7)]]) });
  const into = truthOf({
    weight: new Map([
      [TODAY, weighed(80, 1)],
      [YESTERDAY, weighed(60, 7)],
    ]),
  });
  expect(changes([put(TODAY, 61), put(YESTERDAY, 62), put('2026-03-01', 63)], from, into)).toEqual([
    put(YESTERDAY, 62),
    put('2026-03-01', 63),
  ]);
});

test("[M3] the account's own goals stand, unless it had none", () => {
  const aim: Change = { kind: 'goals.change', date: TODAY, change: { field: 'water', waterGoal: 2500 } };
  const own = (calories: number) => truthOf({ goals: { ...noGoals, days: new Map([[YESTERDAY, goals(calories)]]) } });
  expect([
    changes([aim], own(1500), own(2000)),
    changes([aim], own(1500), own(1500)),
    changes([aim], nothing, nothing),
  ]).toEqual([[], [aim], [aim]]);
});

test('[M3] a swap goes on in the week that came along, and nowhere else', () => {
  const swap = { kind: 'plan.swap', planId: 'week' } as Extract<Change, { kind: 'plan.swap' }>;
  const into = (planId: string) => truthOf({ plan: { plan: { planId } as PlanRow['base'], goals: noGoals } });
  expect([changes([swap], nothing, into('other')), changes([swap], nothing, into('week'))]).toEqual([[], [swap]]);
});

test('[M3] of the profile only what the account does not say of itself comes along, under a key of its own', () => {
  const user = (displayName: string | null, age: number | null) =>
    ({ displayName, profile: { age } }) as UserRow['base'];
  const [brought] = broughtAlong(
    [operation({ kind: 'profile.change', fields: { displayName: 'ნინო', age: 30 } }, { attempts: 1 })],
    truthOf({ profile: user(null, 29) }),
    truthOf({ profile: user('გიორგი', 29) }),
    tap,
  );
  expect([brought?.change, brought?.opId, brought?.attempts]).toEqual([
    { kind: 'profile.change', fields: { age: 30 } },
    'fresh',
    0,
  ]);
});

test("[M3] a re-send claims no revision of the other user's, and a glass keeps its row", () => {
  const [glass] = broughtAlong(
    [operation({ kind: 'water.add', date: TODAY, ml: 250 }, { opId: 'row', asOf: 900 })],
    nothing,
    nothing,
    tap,
  );
  expect([glass?.asOf, glass?.opId, glass?.change]).toEqual([
    0,
    'fresh',
    { kind: 'water.add', date: TODAY, ml: 250, rowId: 'row' },
  ]);
});
