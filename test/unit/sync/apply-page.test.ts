import { expect, test } from 'vitest';
import type { Changes } from '#contract/diary/changes.ts';
import { DEFAULT_GOALS } from '#domain/body/goals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { applyPage } from '#sync/pull/apply-page.ts';
import type { MealBase } from '#sync/records.ts';
import { RULES } from '#sync/rules.ts';
import { MemoryStore } from '#test/sim/server/memory-store.ts';
import { sampleBase, sampleMeal, sampleOperation, sampleRow, sampleTomb, TODAY, YESTERDAY } from './samples.ts';

const GENERATION = '00000000-0000-7000-8000-000000000001';

const day = (
  date: DiaryDay,
  rev: number,
  meals: MealBase[] = [],
  rows: { id: string; ml: number }[] = [],
): Changes['days'][number] => ({
  date,
  rev,
  mealHistory: {
    meals: {
      breakfast: { dishes: [] },
      lunch: { dishes: meals.map((meal) => ({ ...meal, firestoreId: meal.id })) },
      dinner: { dishes: [] },
      snacks: { dishes: [] },
    },
  },
  waterIntake: { totalIntake: 0, rows },
  goals: DEFAULT_GOALS,
});

const page = (rev: number, parts: Partial<Changes> = {}): Changes => ({
  generation: GENERATION,
  rev,
  hasMore: false,
  days: [],
  weights: [],
  favourites: [],
  talks: [],
  goals: [],
  things: [],
  plan: null,
  profile: null,
  ...parts,
});

const take = (store: MemoryStore, ...pages: Changes[]) =>
  store.write(async (tx) => {
    for (const one of pages) await tx.memory.put(await applyPage(tx, RULES, await tx.memory.get(), one));
  });

test('[V1] a snapshot that is older than what is held changes nothing', async () => {
  const store = new MemoryStore();
  await take(store, page(9, { days: [day(TODAY, 9, [sampleBase('a', 9, { calories: 9 })], [{ id: 'x', ml: 9 }])] }));

  await take(store, page(5, { days: [day(TODAY, 5, [sampleBase('a', 5, { calories: 5 })])] }));

  const held = await store.read(async (tx) => [
    (await tx.meals.get('a'))?.view?.calories,
    (await tx.days.get(TODAY))?.waterMl,
  ]);
  expect(held).toEqual([9, 9]);
});

test('[V4] an entry that was deleted comes back only with a revision above that of its tombstone', async () => {
  const store = new MemoryStore();
  await store.write((tx) => tx.tombs.putMany([sampleTomb('a', 7)]));

  await take(store, page(7, { days: [day(TODAY, 7, [sampleBase('a', 6)])] }));
  expect(await store.read((tx) => tx.meals.get('a'))).toBeUndefined();

  await take(store, page(8, { days: [day(TODAY, 8, [sampleBase('a', 8)])] }));
  const held = await store.read(async (tx) => [(await tx.meals.get('a'))?.view?.title, await tx.tombs.all()]);
  expect(held).toEqual([sampleMeal('a').title, []]);
});

test('[V2] what one page lacks and a later one brings was never gone; what none brings is buried', async () => {
  const store = new MemoryStore();
  await store.write((tx) => tx.meals.putMany([sampleRow('moved', 1), sampleRow('gone', 1)]));

  await take(store, page(5, { hasMore: true, days: [day(TODAY, 5)] }));
  expect((await store.read((tx) => tx.meals.byDay(TODAY))).map(({ id }) => id)).toEqual(['moved', 'gone']);

  await take(store, page(6, { days: [day(YESTERDAY, 6, [sampleBase('moved', 6, { date: YESTERDAY })])] }));
  const held = await store.read(async (tx) => [
    (await tx.meals.all()).map(({ id, day }) => [id, day]),
    await tx.tombs.all(),
  ]);
  expect(held).toEqual([[['moved', YESTERDAY]], [sampleTomb('gone', 6)]]);
});

test('[V3] an acknowledged operation leaves with the last page of a pull that reached its revision, not before', async () => {
  const store = new MemoryStore();
  const acked = (rev: number, generation = GENERATION) =>
    sampleOperation({ kind: 'weight.put', date: TODAY, kg: rev }, { state: 'acked', rev, generation });
  await store.write((tx) => tx.outbox.add([acked(5), acked(9), acked(5, 'another')]));

  await take(store, page(6, { hasMore: true }));
  expect(await store.read(async (tx) => (await tx.outbox.all()).length)).toBe(3);

  await take(store, page(7));
  const left = await store.read(async (tx) => (await tx.outbox.all()).map(({ rev, generation }) => [rev, generation]));
  expect(left).toEqual([
    [9, GENERATION],
    [5, 'another'],
  ]);
});

test('a weigh-in that was taken back elsewhere is taken back here', async () => {
  const store = new MemoryStore();
  const weighing = (rev: number, weight: number | null) => ({
    date: TODAY,
    weight,
    rev,
    timestamp: { seconds: 0, nanoseconds: 0 },
  });

  await take(store, page(3, { weights: [weighing(3, 70)] }), page(4, { weights: [weighing(4, null)] }));

  expect(await store.read(async (tx) => (await tx.weights.get(TODAY))?.kg)).toBeNull();
});

test('[G9] an entry whose re-send is under way is not gone because a page lacks it, and is gone when its re-send changed nothing', async () => {
  const store = new MemoryStore();
  const change = { kind: 'meal.put', meal: sampleMeal('a'), restore: true } as const;
  await store.write(async (tx) => {
    await tx.meals.putMany([sampleRow('a', 1)]);
    await tx.outbox.add([sampleOperation(change, { asOf: 1 })]);
  });

  await take(store, page(5, { days: [day(TODAY, 5)] }));
  const during = await store.read(async (tx) => [(await tx.meals.get('a'))?.base?.rev, (await tx.memory.get()).absent]);
  expect(during).toEqual([1, ['a']]);

  await store.write(async (tx) => {
    const [waiting] = await tx.outbox.all();
    if (waiting) await tx.outbox.putMany([{ ...waiting, state: 'acked', rev: 4, generation: GENERATION }]);
  });
  await take(store, page(6));
  const after = await store.read(async (tx) => [
    await tx.meals.get('a'),
    (await tx.memory.get()).absent,
    await tx.outbox.all(),
  ]);
  expect(after).toEqual([undefined, [], []]);
});
