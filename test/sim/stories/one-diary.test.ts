import { expect, test } from 'vitest';
import { keyRows } from '#server/diary/core/own-rows.ts';
import type { HttpRequest } from '#sync/ports.ts';
import { DAYS, Simulation, USER } from '../simulation.ts';

const [YESTERDAY = '2026-03-09', TODAY = '2026-03-10'] = DAYS;
const MINUTE = 60_000;

const isWrite = ({ method }: HttpRequest) => method !== 'GET';
const glass = (ml: number) => ({ kind: 'water.add', date: TODAY, ml }) as const;

test('[V5] a glass whose answer was lost counts once, also when a pull brings it before the retry', async () => {
  const simulation = new Simulation(1);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  let lost = 0;
  simulation.network.fateOf = (request) => (isWrite(request) && (lost += 1) === 1 ? 'lostAnswer' : undefined);

  await phone.tap(USER, glass(250));
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.error?.code === 'no-answer', 2 * MINUTE);
  phone.wake(USER);
  await simulation.world.until(
    () => simulation.screenOf(phone).memory.cursor === simulation.server.diaries.get(USER)?.user.rev,
    MINUTE,
  );
  expect([simulation.serverWater(TODAY), simulation.screenOf(phone).water(TODAY)]).toEqual([250, 250]);

  await simulation.settle();
  expect(simulation.serverWater(TODAY)).toBe(250);
});

test('[L4] the undo of one of two merged glasses leaves the other', async () => {
  const simulation = new Simulation(2);
  const phone = await simulation.addDevice('phone');
  phone.online = false;

  await phone.tap(USER, glass(250));
  await phone.tap(USER, glass(250));
  await phone.tap(USER, glass(-250));
  expect(simulation.screenOf(phone).outbox).toHaveLength(1);

  await simulation.settle();
  expect(simulation.serverWater(TODAY)).toBe(250);
});

test('[L4] a glass and its undo that never left the phone leave no trace', async () => {
  const simulation = new Simulation(3);
  const phone = await simulation.addDevice('phone');
  phone.online = false;

  await phone.tap(USER, glass(250));
  await phone.tap(USER, glass(-250));

  expect([simulation.screenOf(phone).outbox, simulation.screenOf(phone).water(TODAY)]).toEqual([[], 0]);
});

test('[L3] a glass that was sent stays its own operation', async () => {
  const simulation = new Simulation(4);
  const phone = await simulation.addDevice('phone');
  simulation.network.fateOf = (request) => (isWrite(request) ? 'lostAnswer' : undefined);

  await phone.tap(USER, glass(250));
  await simulation.world.until(() => simulation.serverWater(TODAY) === 250, MINUTE);
  await phone.tap(USER, glass(250));
  expect(simulation.screenOf(phone).outbox).toHaveLength(2);

  await simulation.settle();
  expect(simulation.serverWater(TODAY)).toBe(500);
});

test('[L1] operations of one lane arrive in the order of the taps, each after the one before was acknowledged', async () => {
  const simulation = new Simulation(13);
  const phone = await simulation.addDevice('phone');
  simulation.network.faults = { ...simulation.network.faults, lostRequest: 0.2, lostAnswer: 0.3 };
  for (let tap = 0; tap < 6; tap += 1) {
    await phone.tap(USER, { kind: 'weight.put', date: TODAY, kg: 60 + tap });
    await simulation.world.run(9);
  }

  await simulation.settle();

  const kgs = simulation.network.arrived.flatMap(({ body }) =>
    typeof body === 'string' ? (JSON.parse(body) as { weight: number }).weight : [],
  );
  expect(kgs).toEqual(kgs.toSorted((one, other) => one - other));
  expect(simulation.screenOf(phone).kg(TODAY)).toBe(65);
});

test('[K1] [K2] every attempt has the same key and the same bytes', async () => {
  const simulation = new Simulation(14);
  const phone = await simulation.addDevice('phone');
  let attempts = 0;
  simulation.network.fateOf = (request) => (isWrite(request) && (attempts += 1) < 4 ? 'lostAnswer' : undefined);

  await phone.tap(USER, glass(250));
  await simulation.world.until(() => simulation.network.arrived.filter(isWrite).length === 4, 10 * MINUTE);

  const sent = simulation.network.arrived
    .filter(isWrite)
    .map(({ headers, body }) => [headers['Idempotency-Key'], body]);
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(JSON.parse(String(sent[0]?.[1]))).toEqual({ delta: 250, id: sent[0]?.[0], date: TODAY });
});

test('[V6] a page that was asked for with another cursor does not count', async () => {
  const simulation = new Simulation(15);
  const phone = await simulation.addDevice('phone');
  await phone.tap(USER, glass(250));
  await simulation.settle();
  phone.wake(USER);
  const before = simulation.network.arrived.length;
  await simulation.world.until(() => simulation.network.arrived.length > before, MINUTE);

  await phone.inOneGo(USER, async (tx) => tx.memory.put({ ...(await tx.memory.get()), cursor: 0 }));
  await simulation.settle();

  const asked = simulation.network.arrived.slice(before).map(({ path }) => path);
  expect(asked.some((path) => path.startsWith('/changes?since=0&'))).toBe(true);
});

test('[L2] a refused entry keeps its lane waiting until it is corrected, and the correction is one operation', async () => {
  const simulation = new Simulation(5);
  const phone = await simulation.addDevice('phone');
  const refused = simulation.newMeal({ title: 'refuse me' });
  await phone.tap(USER, { kind: 'meal.put', meal: refused, restore: false });
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.state === 'inflight', MINUTE);
  await phone.tap(USER, { kind: 'meal.put', meal: { ...refused, calories: 7 }, restore: false });
  await phone.tap(USER, glass(250));
  await simulation.world.pass(5 * MINUTE);
  const { outbox, meal, water } = simulation.screenOf(phone);
  expect(outbox.map(({ state }) => state)).toEqual(['failed', 'queued']);
  expect([meal(refused.id)?.waiting, water(TODAY), simulation.serverWater(TODAY)]).toEqual(['refused', 250, 250]);

  await phone.tap(USER, { kind: 'meal.put', meal: { ...refused, title: 'ხინკალი' }, restore: false });
  expect(simulation.screenOf(phone).outbox).toHaveLength(1);

  await simulation.world.until(() => simulation.screenOf(phone).outbox.length === 0, 5 * MINUTE);
  expect(simulation.serverMeal(refused.id)?.title).toBe('ხინკალი');
});

test('[L2] discarding a refused entry takes what was built on it along', async () => {
  const simulation = new Simulation(6);
  const phone = await simulation.addDevice('phone');
  const refused = simulation.newMeal({ title: 'refuse me' });
  await phone.tap(USER, { kind: 'meal.put', meal: refused, restore: false });
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.state === 'inflight', MINUTE);
  await phone.tap(USER, { kind: 'meal.put', meal: { ...refused, calories: 7 }, restore: false });
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.state === 'failed', MINUTE);

  await simulation.discardRefused(phone);

  expect(simulation.screenOf(phone)).toMatchObject({ outbox: [], titles: [] });
  await simulation.settle();
  expect(simulation.serverMeal(refused.id)).toBeUndefined();
});

test('[K3] what was sent 90 days ago without an answer is not done again', async () => {
  const simulation = new Simulation(7);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet');
  const keysOnServer = () => simulation.server.diaries.get(USER)?.rows[keyRows.name]?.size;
  const meal = simulation.newMeal();
  simulation.network.fateOf = (request) =>
    isWrite(request) && request.headers['Authorization']?.endsWith('-1') ? 'lostAnswer' : undefined;
  await phone.tap(USER, glass(250));
  await phone.tap(USER, { kind: 'weight.put', date: TODAY, kg: 61 });
  await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
  await simulation.world.until(() => keysOnServer() === 3, 10 * MINUTE);
  phone.online = false;
  simulation.network.fateOf = () => undefined;

  simulation.world.now += 91 * 24 * 60 * MINUTE;
  await simulation.world.pass(2 * MINUTE);
  await tablet.tap(USER, { kind: 'weight.put', date: TODAY, kg: 59 });
  await tablet.tap(USER, { kind: 'meal.put', meal: { ...meal, calories: 77 }, restore: false });
  await simulation.world.until(() => simulation.screenOf(tablet).outbox.length === 0, 10 * MINUTE);
  await simulation.settle();

  expect([simulation.serverWater(TODAY), simulation.screenOf(phone).kg(TODAY)]).toEqual([250, 59]);
  expect(simulation.serverMeal(meal.id)?.calories).toBe(77);
});

test('[L7] a clock that was set a year ahead and back again does not hold what waits for a year', async () => {
  const simulation = new Simulation(8);
  const phone = await simulation.addDevice('phone');
  phone.clockSkewMs = 365 * 24 * 60 * MINUTE;
  simulation.network.fateOf = (request) => (isWrite(request) ? 'error500' : undefined);
  await phone.tap(USER, glass(250));
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.error?.status === 500, 5 * MINUTE);

  simulation.network.fateOf = () => undefined;
  phone.clockSkewMs = 0;

  expect(await simulation.world.until(() => simulation.serverWater(TODAY) === 250, 2 * MINUTE)).toBe(true);
  await simulation.settle();
});

test('[L7] a clock that was set back a year still sends', async () => {
  const simulation = new Simulation(9);
  const phone = await simulation.addDevice('phone');
  simulation.network.fateOf = (request) => (isWrite(request) ? 'error500' : undefined);
  await phone.tap(USER, glass(250));
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.error?.status === 500, 5 * MINUTE);

  phone.clockSkewMs = -365 * 24 * 60 * MINUTE;
  simulation.network.fateOf = () => undefined;

  expect(await simulation.world.until(() => simulation.serverWater(TODAY) === 250, 2 * MINUTE)).toBe(true);
  await simulation.settle();
});

test('[A1] a log-in page of a hotel acknowledges nothing and loses nothing', async () => {
  const simulation = new Simulation(10);
  const phone = await simulation.addDevice('phone');
  simulation.network.fateOf = () => 'portal';

  await phone.tap(USER, glass(250));
  await phone.tap(USER, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });
  await simulation.world.pass(10 * MINUTE);
  expect(simulation.screenOf(phone).outbox.map(({ state }) => state)).toEqual(['queued', 'queued']);
  expect(simulation.screenOf(phone).memory.reached).toBe(false);

  await simulation.settle();
  expect(simulation.serverWater(TODAY)).toBe(250);
});

test('[A5] an app that is too old keeps its entries and sends them once it was updated', async () => {
  const simulation = new Simulation(11);
  const phone = await simulation.addDevice('phone');
  simulation.server.oldestContract = 2;
  await phone.tap(USER, glass(250));
  await simulation.world.until(() => simulation.screenOf(phone).memory.pause === 'app-too-old', MINUTE);
  expect(simulation.screenOf(phone).outbox.map(({ state }) => state)).toEqual(['queued']);

  simulation.server.oldestContract = 1;
  for (const tab of phone.tabs) phone.kill(tab);
  phone.openTab(USER);

  expect(await simulation.world.until(() => simulation.serverWater(TODAY) === 250, MINUTE)).toBe(true);
});

test('[A4] a server that answers 500 for a day makes nothing refused, and says since when', async () => {
  const simulation = new Simulation(12);
  const phone = await simulation.addDevice('phone');
  simulation.network.fateOf = (request) => (isWrite(request) ? 'error500' : undefined);
  const tapped = simulation.world.now;

  await phone.tap(USER, glass(250));
  await simulation.world.pass(25 * 60 * MINUTE);

  const [waiting] = simulation.screenOf(phone).outbox;
  expect(waiting?.state).toBe('queued');
  expect((waiting?.failingSince ?? Number.NaN) - tapped).toBeLessThan(5 * MINUTE);
  await simulation.settle();
});

test('a restart between any two steps of sending loses nothing', async () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const simulation = new Simulation(1000 + seed);
    const phone = await simulation.addDevice('phone');
    await phone.tap(USER, glass(250));
    await phone.tap(USER, { kind: 'meal.put', meal: simulation.newMeal({ date: YESTERDAY }), restore: false });

    await simulation.world.run(seed);
    for (const tab of phone.tabs) phone.kill(tab);

    await simulation.settle();
    expect(simulation.serverWater(TODAY)).toBe(250);
  }
});
