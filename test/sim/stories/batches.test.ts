import { expect, test } from 'vitest';
import { DAYS, Simulation, USER } from '../simulation.ts';

const [YESTERDAY = '2026-03-09', TODAY = '2026-03-10'] = DAYS;
const MINUTE = 60_000;
/** Of the server's first day, in Tbilisi. */
const MIDNIGHT = Date.parse('2026-03-10T20:00:00Z');

const batchesOf = (simulation: Simulation) =>
  simulation.network.arrived
    .filter(({ path }) => path === '/batch')
    .map(
      ({ body }) =>
        (JSON.parse(String(body)) as { operations: { key: string; method: string; body?: unknown }[] }).operations,
    );

test('[B2] an add that fails in a batch and its deletion never travel together, and nothing stays behind', async () => {
  const simulation = new Simulation(1);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  phone.online = false;
  const refused = simulation.newMeal({ title: 'refuse me' });
  await phone.tap(USER, { kind: 'meal.put', meal: refused, restore: false });
  await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });
  await phone.tap(USER, { kind: 'water.add', date: YESTERDAY, ml: 250 });
  simulation.network.fateOf = ({ path }) => (path === '/batch' ? 'lostAnswer' : undefined);
  phone.online = true;
  phone.wake(USER);
  await simulation.world.until(() => batchesOf(simulation).length === 1, 5 * MINUTE);

  await phone.tap(USER, { kind: 'meal.delete', id: refused.id, date: TODAY, mealType: 'lunch' });
  simulation.network.fateOf = () => undefined;
  await simulation.settle();

  for (const operations of batchesOf(simulation)) {
    expect(
      operations.filter(({ method, body }) => method === 'DELETE' || JSON.stringify(body).includes(refused.id)).length,
    ).toBeLessThan(2);
  }
  expect([simulation.screenOf(phone).titles, simulation.serverWater(TODAY)]).toEqual([[], 250]);
});

test('[B3] only an operation that was sent alone becomes refused', async () => {
  const simulation = new Simulation(2);
  const phone = await simulation.addDevice('phone');
  phone.online = false;
  const refused = simulation.newMeal({ title: 'refuse me' });
  await phone.tap(USER, { kind: 'meal.put', meal: refused, restore: false });
  await phone.tap(USER, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });
  await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });

  phone.online = true;
  phone.wake(USER);
  await simulation.world.until(
    () => simulation.screenOf(phone).outbox.some(({ state }) => state === 'failed'),
    5 * MINUTE,
  );

  const alone = simulation.network.arrived.filter(
    ({ method, path }) => method === 'POST' && path === '/dashboard/meals',
  );
  expect([batchesOf(simulation)[0]?.length, alone.length]).toEqual([3, 1]);
  expect(simulation.screenOf(phone).meal(refused.id)?.waiting).toBe('refused');
  await simulation.settle();
});

test('[B4] batches that always time out shrink until everything has gone one by one', async () => {
  const simulation = new Simulation(3);
  const phone = await simulation.addDevice('phone');
  phone.online = false;
  for (let dish = 0; dish < 12; dish += 1)
    await phone.tap(USER, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });
  simulation.network.fateOf = ({ path }) => (path === '/batch' ? 'lostRequest' : undefined);
  phone.online = true;
  phone.wake(USER);

  const drained = await simulation.world.until(() => simulation.serverMeals().length === 12, 120 * MINUTE);

  expect(drained).toBe(true);
  await simulation.settle();
});

test('[B4] the first batch takes all that waits; silence halves it, and success doubles it again', async () => {
  const simulation = new Simulation(4);
  const phone = await simulation.addDevice('phone');
  phone.online = false;
  for (let dish = 0; dish < 160; dish += 1)
    await phone.tap(USER, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });
  let silences = 0;
  simulation.network.fateOf = ({ path }) => (path === '/batch' && ++silences <= 3 ? 'lostAnswer' : undefined);
  phone.online = true;
  phone.wake(USER);

  await simulation.world.until(() => simulation.screenOf(phone).outbox.length === 0, 10 * MINUTE);

  expect(
    batchesOf(simulation)
      .map(({ length }) => length)
      .slice(0, 5),
  ).toEqual([160, 80, 40, 20, 40]);
  expect(simulation.serverMeals().length).toBe(160);
});

test('[B1] a server without batches is asked once, and gets operations one by one', async () => {
  const simulation = new Simulation(5);
  simulation.server.takesBatches = false;
  const phone = await simulation.addDevice('phone');
  phone.online = false;
  for (let dish = 0; dish < 10; dish += 1)
    await phone.tap(USER, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });

  await simulation.settle();

  expect([batchesOf(simulation).length, simulation.serverMeals().length]).toEqual([1, 10]);
});

test("[A8] what a day's share refuses waits for midnight without knocking, other devices' and smaller lanes go on, and then it all arrives", async () => {
  const simulation = new Simulation(9);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  simulation.server.full = { code: 'day-full', until: MIDNIGHT };
  for (let dish = 0; dish < 30; dish += 1)
    await phone.tap(USER, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });
  await simulation.world.pass(30 * MINUTE);
  const knocks = simulation.network.arrived.filter(({ method }) => method === 'POST').length;
  expect(
    simulation.screenOf(phone).outbox.every(({ state, error }) => state === 'queued' && error?.code === 'day-full'),
  ).toBe(true);

  await simulation.world.pass(11 * 60 * MINUTE);
  expect(simulation.network.arrived.filter(({ method }) => method === 'POST')).toHaveLength(knocks);
  expect(simulation.screenOf(phone).titles).toHaveLength(30);

  await simulation.world.pass(60 * MINUTE);
  expect(simulation.screenOf(phone).outbox).toEqual([]);
  await simulation.settle();
});

test('[L12] a clock that was ahead when the server put something off does not hold it for longer', async () => {
  const simulation = new Simulation(10);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  phone.clockSkewMs = 365 * 24 * 60 * MINUTE;
  simulation.server.full = { code: 'day-full', until: MIDNIGHT };
  await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });
  await simulation.world.pass(5 * MINUTE);
  phone.clockSkewMs = 0;
  await simulation.world.pass(12.5 * 60 * MINUTE);
  expect(simulation.serverWater(TODAY)).toBe(250);
  await simulation.settle();
});
