import { beforeEach, expect, test } from 'vitest';
import type { ProfileFields } from '#contract/account/profile.ts';
import { discard } from '#sync/push/discard.ts';
import { record, recordMany } from '#sync/outbox/record.ts';
import { forgetBackoff, retry } from '#sync/push/retry.ts';
import type { Change, Operation } from '#sync/records.ts';
import { MemoryStore } from '#test/sim/server/memory-store.ts';
import { sampleMeal, sampleRow, sampleTomb, TODAY, YESTERDAY } from './samples.ts';

let store: MemoryStore;
let ids: number;

beforeEach(() => {
  store = new MemoryStore();
  ids = 0;
});

const tap = { now: 5, uuid: () => `op ${(ids += 1)}` };
const did = (...changes: Change[]) => store.write((tx) => recordMany(tx, changes, tap));
const outbox = () => store.read((tx) => tx.outbox.all());
const changes = async () => (await outbox()).map(({ change }) => change);
const put = (calories: number, restore = false): Change => ({
  kind: 'meal.put',
  meal: sampleMeal('a', { calories }),
  restore,
});
const deletion: Change = { kind: 'meal.delete', id: 'a', date: TODAY, mealType: 'lunch' };
const glass = (ml: number): Change => ({ kind: 'water.add', date: TODAY, ml });

/** Marks the first operation as sent at least once. */
const mark = (parts: Partial<Operation>) =>
  store.write(async (tx) => {
    const [first] = await tx.outbox.all();
    if (first) await tx.outbox.putMany([{ ...first, ...parts }]);
  });
const sent = { attempts: 1, state: 'inflight' } as const;
const refused: Partial<Operation> = {
  attempts: 1,
  state: 'failed',
  error: { code: 'invalid-input', status: 400, message: '', issues: [] },
};

test('[L3] an edit of an entry that was never sent is part of its add', async () => {
  await did(put(1), put(2));
  expect(await changes()).toEqual([put(2)]);
});

test('[L3] an edit of an entry that was sent is an operation of its own', async () => {
  await did(put(1));
  await mark(sent);
  await did(put(2), put(3));
  expect(await changes()).toEqual([put(1), put(3)]);
});

test('[L3] an operation that waits for its second attempt does not merge either', async () => {
  await did(glass(250));
  await mark({ attempts: 1, state: 'queued' });
  await did(glass(250));
  expect(await changes()).toEqual([glass(250), glass(250)]);
});

test('[T3] deleting an entry that was never sent cancels both and leaves no row', async () => {
  await did(put(1), put(2), deletion);
  const held = await store.read(async (tx) => [await tx.outbox.all(), await tx.meals.all(), await tx.tombs.all()]);
  expect(held).toEqual([[], [], []]);
});

test('[T1] deleting an entry that the server has appends a deletion and keeps a tombstone', async () => {
  await store.write((tx) => tx.meals.putMany([sampleRow('a', 3)]));
  await did(put(2), deletion, deletion);
  const held = await store.read(async (tx) => [await tx.tombs.all(), (await tx.meals.get('a'))?.view]);
  expect([await changes(), held]).toEqual([[deletion], [[sampleTomb('a', null)], null]]);
});

test('[T2] the undo of a deletion that never left takes both back', async () => {
  await store.write((tx) => tx.meals.putMany([sampleRow('a', 3)]));
  await did(deletion, { kind: 'meal.put', meal: sampleMeal('a'), restore: true });
  const held = await store.read(async (tx) => [
    await tx.outbox.all(),
    await tx.tombs.all(),
    (await tx.meals.get('a'))?.waiting,
  ]);
  expect(held).toEqual([[], [], 'none']);
});

test('[T2] the undo of a deletion that was sent is an operation, and the tombstone stays until the server lifts it', async () => {
  await store.write((tx) => tx.meals.putMany([sampleRow('a', 3)]));
  await did(deletion);
  await mark(sent);
  await did(put(420, true));
  const tombs = await store.read((tx) => tx.tombs.all());
  expect([await changes(), tombs.length]).toEqual([[deletion, put(420, true)], 1]);
});

test('[L2] an edit takes the place of a refused add, of what was built on it, and keeps its wish to restore', async () => {
  await did(put(1, true));
  await mark(refused);
  await did(put(2));
  expect([await changes(), (await outbox())[0]?.opId]).toEqual([[put(2, true)], 'op 2']);
});

test('[L2] deleting an entry whose add was refused leaves nothing to send', async () => {
  await did(put(1));
  await mark(refused);
  await did(deletion);
  expect(await outbox()).toEqual([]);
});

test('[L4] glasses merge, opposite ones vanish, and no row is larger than a day may hold', async () => {
  await did(glass(250), glass(500), glass(-250));
  expect(await changes()).toEqual([glass(500)]);
  await did(glass(-500));
  expect(await outbox()).toEqual([]);
  await did(glass(20_000), glass(250));
  expect(await changes()).toEqual([glass(20_000)]);
});

test('[L4] no more water is taken back than is there', async () => {
  const [none, poured] = await did(glass(-250), glass(250), glass(-1000));
  expect([none, poured, await outbox()]).toEqual([null, null, []]);
});

test('[L5] a weigh-in is one value: the newest takes the place of what never left', async () => {
  const weigh = (kg: number): Change => ({ kind: 'weight.put', date: TODAY, kg });
  const back: Change = { kind: 'weight.delete', date: TODAY };
  await did(weigh(70), weigh(71));
  expect(await changes()).toEqual([weigh(71)]);
  await did(back);
  expect(await outbox()).toEqual([]);
  await did(weigh(72));
  await mark(sent);
  await did(back, weigh(73));
  expect(await changes()).toEqual([weigh(72), weigh(73)]);
});

test('[L5] goals of one field and day merge unless something that builds on them stands between', async () => {
  const kcal = (calories: number): Change => ({
    kind: 'goals.change',
    date: TODAY,
    change: { field: 'calories', calories },
  });
  const water = (waterGoal: number): Change => ({
    kind: 'goals.change',
    date: TODAY,
    change: { field: 'water', waterGoal },
  });
  const macros: Change = {
    kind: 'goals.change',
    date: TODAY,
    change: { field: 'macros', macros: { carbs: 1, fats: 1, proteins: 1 } },
  };
  await did(kcal(1500), water(2000), kcal(1600), water(2500));
  expect(await changes()).toEqual([kcal(1600), water(2500)]);
  await did(macros, kcal(1700));
  expect(await changes()).toEqual([kcal(1600), water(2500), macros, kcal(1700)]);
});

test('[L8] a diet leaves among the goals, because it sets macros', async () => {
  await did({ kind: 'diet.choose', dietId: 'low-carb', date: TODAY });
  expect((await outbox()).map(({ lane }) => lane)).toEqual(['goals']);
});

test('[L9] fields of the profile merge while nothing was sent; a refused field is corrected, not repeated', async () => {
  const about = (fields: ProfileFields): Change => ({ kind: 'profile.change', fields });
  await did(about({ age: 30 }), about({ height: 170 }), about({ age: 31 }));
  expect(await changes()).toEqual([about({ age: 31, height: 170 })]);
  await mark(sent);
  await did(about({ age: 32 }), about({ displayName: 'ნინო' }));
  expect(await changes()).toEqual([about({ age: 31, height: 170 }), about({ age: 32, displayName: 'ნინო' })]);
  await mark(refused);
  await did(about({ age: 33, height: 171 }));
  expect(await changes()).toEqual([about({ age: 33, height: 171, displayName: 'ნინო' })]);
});

test('views and outbox change together', async () => {
  await did(put(1), glass(250), { kind: 'weight.put', date: YESTERDAY, kg: 70 });
  const views = await store.read(async (tx) => [
    (await tx.meals.byDay(TODAY)).length,
    (await tx.days.get(TODAY))?.waterMl,
    (await tx.weights.get(YESTERDAY))?.kg,
  ]);
  expect(views).toEqual([1, 250, 70]);
});

test('a picture is queued once', async () => {
  const picture: Change = { kind: 'picture.put', name: 'a'.repeat(32), mealId: 'a' };
  await did(put(1), picture, picture);
  expect((await outbox()).map(({ lane }) => lane)).toEqual(['meal:a', `picture:${'a'.repeat(32)}`]);
});

test('[L2] Retry sends a refused operation again as it was', async () => {
  const operation = await store.write((tx) => record(tx, put(1), tap));
  await mark({ ...refused, request: { method: 'POST', path: '/dashboard/meals', body: '{}' } });
  await store.write((tx) => retry(tx, operation?.seq ?? 0));
  expect((await outbox())[0]).toMatchObject({
    state: 'queued',
    attempts: 1,
    nextAt: 0,
    error: null,
    opId: 'op 1',
    request: { body: '{}' },
  });
});

test('[L2] Discard drops a refused entry to what the server has, and with it what was built on it', async () => {
  await store.write((tx) => tx.meals.putMany([sampleRow('a', 3)]));
  const [operation] = await did(put(1));
  await mark(sent);
  await did(put(2));
  await mark(refused);

  const gone = await store.write((tx) => discard(tx, operation?.seq ?? 0));

  const row = await store.read((tx) => tx.meals.get('a'));
  expect([gone, await outbox(), row?.view?.calories, row?.waiting]).toEqual([2, [], 420, 'none']);
});

test('[L2] Discard keeps what is on its way', async () => {
  const [operation] = await did(put(1));
  await mark(sent);
  expect(await store.write((tx) => discard(tx, operation?.seq ?? 0))).toBe(0);
  expect(await outbox()).toHaveLength(1);
});

test('[L6] sending now forgets how long the next attempt was put off', async () => {
  await did(glass(250));
  await mark({ attempts: 3, state: 'queued', nextAt: 99_999_999 });
  await store.write((tx) => forgetBackoff(tx, 'network'));
  expect((await outbox())[0]?.nextAt).toBe(0);
});

test('[L12] another network changes nothing about what the server put off for hours; the person may ask', async () => {
  await did(glass(250));
  await mark({ attempts: 1, state: 'queued', nextAt: 99_999_999, heldSince: 1 });
  await store.write((tx) => forgetBackoff(tx, 'network'));
  expect((await outbox())[0]?.nextAt).toBe(99_999_999);
  await store.write((tx) => forgetBackoff(tx, 'person'));
  expect((await outbox())[0]).toMatchObject({ nextAt: 0, heldSince: null });
});

test('many changes take few calls and come back with the operations that carry them', async () => {
  const meals = Array.from({ length: 300 }, (_, at): Change => ({
    kind: 'meal.put',
    meal: sampleMeal(`meal ${at}`),
    restore: false,
  }));
  const operations = await did(...meals);
  expect(operations.map((operation) => operation?.change)).toEqual(meals);
});
