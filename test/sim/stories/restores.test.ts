import { expect, test } from 'vitest';
import type { StoreTransaction } from '#sync/ports.ts';
import { goalsIn, planIn } from '../checks/read-diary.ts';
import { DAYS, Simulation, USER } from '../simulation.ts';

const [YESTERDAY = '2026-03-09', TODAY = '2026-03-10'] = DAYS;
const MINUTE = 60_000;

test("[G2] [S2] [S3] a server restored from yesterday's backup gets back what the devices hold", async () => {
  const simulation = new Simulation(1);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet');
  const old = simulation.newMeal({ title: 'old', date: YESTERDAY });
  const kept = simulation.newMeal({ title: 'kept', date: YESTERDAY });
  await phone.tap(USER, { kind: 'meal.put', meal: old, restore: false });
  await phone.tap(USER, { kind: 'meal.put', meal: kept, restore: false });
  await phone.tap(USER, { kind: 'weight.put', date: YESTERDAY, kg: 70 });
  await simulation.settle();
  const backup = simulation.backup();

  await phone.tap(USER, { kind: 'meal.delete', id: old.id, date: YESTERDAY, mealType: 'lunch' });
  await phone.tap(USER, { kind: 'meal.put', meal: { ...kept, title: 'edited', date: TODAY }, restore: false });
  await tablet.tap(USER, { kind: 'meal.put', meal: simulation.newMeal({ title: 'new' }), restore: false });
  await tablet.tap(USER, { kind: 'water.add', date: TODAY, ml: 500 });
  await simulation.settle();
  await tablet.tap(USER, { kind: 'water.add', date: TODAY, ml: -250 });
  await phone.tap(USER, { kind: 'weight.delete', date: YESTERDAY });
  await phone.tap(USER, { kind: 'diet.choose', dietId: 'low-carb', date: TODAY });
  await phone.tap(USER, { kind: 'goals.change', date: TODAY, change: { field: 'calories', calories: 1800 } });
  await phone.tap(USER, {
    kind: 'goals.change',
    date: TODAY,
    change: { field: 'macros', macros: { carbs: 200, fats: 50, proteins: 120 } },
  });
  await phone.tap(USER, { kind: 'goals.change', date: TODAY, change: { field: 'water', waterGoal: 2500 } });
  await phone.tap(USER, { kind: 'profile.change', fields: { displayName: 'ნინო', age: 31 } });
  await simulation.settle();

  simulation.restore(backup);
  await simulation.settle();

  const screen = simulation.screenOf(tablet);
  expect([screen.titles, screen.water(TODAY), screen.kg(YESTERDAY)]).toEqual([['edited', 'new'], 250, null]);
  const diary = simulation.server.diaries.get(USER);
  expect(diary && goalsIn(diary).find(({ date }) => date === TODAY)).toMatchObject({
    calories: 1800,
    carbs: 200,
    fats: 50,
    proteins: 120,
    waterGoal: 2500,
  });
  expect(planIn(diary)?.dietId).toBe('low-carb');
  expect(diary?.user).toMatchObject({ displayName: 'ნინო', age: 31 });
});

test('[G3] [S1] of two devices that re-send, the one with the newer state wins, whoever comes first', async () => {
  for (const first of ['phone', 'tablet']) {
    const simulation = new Simulation(2);
    const phone = await simulation.addDevice('phone');
    const tablet = await simulation.addDevice('tablet');
    const backup = simulation.backup();
    const meal = simulation.newMeal({ title: 'first' });
    await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
    await simulation.settle();
    phone.online = false;
    await tablet.tap(USER, { kind: 'meal.put', meal: { ...meal, title: 'second' }, restore: false });
    await simulation.world.until(() => simulation.screenOf(tablet).outbox.length === 0, 5 * MINUTE);

    simulation.restore(backup);
    phone.online = first === 'phone';
    tablet.online = first === 'tablet';
    for (const device of [phone, tablet]) device.wake(USER);
    await simulation.world.until(() => simulation.serverMeal(meal.id) !== undefined, 20 * MINUTE);
    await simulation.settle();

    expect(simulation.serverMeal(meal.id)?.title).toBe('second');
  }
});

test('[G4] a glass that was acknowledged and never pulled survives a restore, once', async () => {
  const simulation = new Simulation(3);
  const phone = await simulation.addDevice('phone');
  await simulation.settle();
  const backup = simulation.backup();
  simulation.network.fateOf = ({ method }) => (method === 'GET' ? 'lostRequest' : undefined);
  await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.state === 'acked', 5 * MINUTE);

  simulation.restore(backup);
  await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 500 });
  await simulation.settle();

  expect(simulation.serverWater(TODAY)).toBe(750);
});

test('[G5] an acknowledgement that comes from before a restore is not taken for one of today', async () => {
  const simulation = new Simulation(4);
  const phone = await simulation.addDevice('phone');
  await simulation.settle();
  const backup = simulation.backup();
  const meal = simulation.newMeal();
  const [holder] = phone.tabs;
  await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
  await simulation.world.until(() => simulation.serverMeal(meal.id) !== undefined, MINUTE);
  if (holder) holder.state = 'frozen';
  phone.openTab(USER);
  simulation.restore(backup);
  phone.online = false;
  await simulation.world.until(() => simulation.screenOf(phone).memory.epoch === 2, 5 * MINUTE);
  await phone.inOneGo(USER, async (tx: StoreTransaction) => {
    await tx.memory.put({ ...(await tx.memory.get()), generation: simulation.server.generation });
  });

  if (holder) holder.state = 'alive';
  await simulation.settle();

  expect(simulation.serverMeal(meal.id)?.deleted).toBe(false);
});

test('[G7] deletions that are in the backup are not sent again', async () => {
  const simulation = new Simulation(6);
  const phone = await simulation.addDevice('phone');
  const [old, young] = [simulation.newMeal(), simulation.newMeal()];
  for (const meal of [old, young]) await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
  await simulation.settle();
  await phone.tap(USER, { kind: 'meal.delete', id: old.id, date: TODAY, mealType: 'lunch' });
  await simulation.settle();
  const backup = simulation.backup();
  await phone.tap(USER, { kind: 'meal.delete', id: young.id, date: TODAY, mealType: 'lunch' });
  await simulation.settle();
  const before = simulation.network.arrived.length;

  simulation.restore(backup);
  await simulation.settle();

  const deletions = simulation.network.arrived.slice(before).filter(({ method }) => method === 'DELETE');
  expect(deletions.map(({ path }) => path.split('/').at(-1)?.split('?')[0])).toEqual([young.id]);
});

test('[G1] nothing is written to a restored server before the device has pulled', async () => {
  const simulation = new Simulation(5);
  const phone = await simulation.addDevice('phone');
  await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });
  await simulation.settle();
  simulation.restore(simulation.backup());
  const before = simulation.network.arrived.length;

  await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });
  await simulation.settle();

  const kinds = simulation.network.arrived.slice(before).map(({ method, path }) => `${method} ${path.split('?')[0]}`);
  expect(kinds.slice(0, 3)).toEqual(['POST /dashboard/water', 'GET /changes', 'GET /changes']);
  expect(simulation.serverWater(TODAY)).toBe(500);
});
