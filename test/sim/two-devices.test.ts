import { expect, test } from 'vitest';
import { addDays } from '#domain/diary-day.ts';
import { DAYS, Simulation, USER } from './simulation.ts';

const [YESTERDAY = '2026-03-09', TODAY = '2026-03-10'] = DAYS;
const MINUTE = 60_000;

/** Two devices of one user that both have one entry. */
async function withSharedEntry(seed: number) {
  const simulation = new Simulation(seed);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet');
  const meal = simulation.newMeal();
  await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
  await simulation.settle();
  const deletion = { kind: 'meal.delete', id: meal.id, date: meal.date, mealType: meal.mealType } as const;
  return { simulation, phone, tablet, meal, deletion };
}

test('water poured on two offline phones adds up', async () => {
  const simulation = new Simulation(1);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet');
  phone.online = tablet.online = false;

  await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });
  await tablet.tap(USER, { kind: 'water.add', date: TODAY, ml: 500 });
  await simulation.settle();

  expect(simulation.serverWater(TODAY)).toBe(750);
});

test('[L9] what two offline phones say about their person stands field by field, the last word of each', async () => {
  const simulation = new Simulation(3);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet');
  await simulation.settle();
  phone.online = tablet.online = false;
  await phone.tap(USER, { kind: 'profile.change', fields: { displayName: 'ნინო', age: 30 } });
  await tablet.tap(USER, { kind: 'profile.change', fields: { height: 170 } });
  expect(phone.disk(USER).tables.user.get('current')).toMatchObject({
    view: { displayName: 'ნინო' },
    waiting: 'waiting',
  });

  await simulation.settle();

  for (const device of [phone, tablet]) {
    expect(device.disk(USER).tables.user.get('current')?.view).toMatchObject({
      displayName: 'ნინო',
      profile: { age: 30, height: 170 },
    });
  }
});

test('[T1] an entry that one phone deleted stays deleted when another had edited it offline', async () => {
  const { simulation, phone, tablet, meal, deletion } = await withSharedEntry(2);
  tablet.online = false;
  await tablet.tap(USER, { kind: 'meal.put', meal: { ...meal, calories: 900 }, restore: false });
  await phone.tap(USER, deletion);
  await simulation.world.until(() => simulation.serverMeal(meal.id)?.deleted === true, MINUTE);

  await simulation.settle();

  expect([simulation.serverMeal(meal.id)?.deleted, simulation.screenOf(tablet).titles]).toEqual([true, []]);
});

test('[T2] the undo of a deletion brings the entry back also after the deletion was sent', async () => {
  const { simulation, phone, tablet, meal, deletion } = await withSharedEntry(3);
  // The undo brings back the entry as the screen had it.
  const shown = simulation.screenOf(phone).meal(meal.id)?.view ?? meal;
  await phone.tap(USER, deletion);
  await simulation.world.until(() => simulation.screenOf(phone).outbox.length === 0, MINUTE);

  await phone.tap(USER, { kind: 'meal.put', meal: shown, restore: true });
  await simulation.settle();

  expect(simulation.screenOf(tablet).titles).toEqual([meal.title]);
});

test('[T3] an entry that was never sent and is deleted again does not reach the server', async () => {
  const simulation = new Simulation(4);
  const phone = await simulation.addDevice('phone');
  phone.online = false;
  const meal = simulation.newMeal();

  await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
  await phone.tap(USER, { kind: 'meal.delete', id: meal.id, date: meal.date, mealType: meal.mealType });
  expect(simulation.screenOf(phone).outbox).toEqual([]);

  await simulation.settle();
  expect(simulation.serverMeal(meal.id)).toBeUndefined();
});

test('[V2] an entry that one phone moved to another day and the other deleted is gone from both', async () => {
  const { simulation, phone, tablet, meal, deletion } = await withSharedEntry(5);
  phone.online = tablet.online = false;
  await phone.tap(USER, { kind: 'meal.put', meal: { ...meal, date: YESTERDAY }, restore: false });
  await tablet.tap(USER, deletion);

  phone.online = true;
  phone.wake(USER);
  await simulation.world.until(() => simulation.serverMeal(meal.id)?.date === YESTERDAY, 10 * MINUTE);
  await simulation.settle();

  expect([simulation.screenOf(phone).titles, simulation.screenOf(tablet).titles]).toEqual([[], []]);
});

test('[V2] an entry that moves while pages are read never vanishes', async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { simulation, phone, tablet, meal } = await withSharedEntry(100 + seed);
    simulation.server.pageCap = 1;
    tablet.online = false;
    for (let back = 1; back < 5; back += 1) {
      await phone.tap(USER, { kind: 'meal.put', meal: { ...meal, date: addDays(TODAY, -back) }, restore: false });
      await phone.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });
      await simulation.world.until(() => simulation.screenOf(phone).outbox.length === 0, 10 * MINUTE);
    }
    tablet.online = true;
    tablet.wake(USER);

    const isThere = () => simulation.screenOf(tablet).titles.length === 1;
    await simulation.world.until(
      () => !isThere() || simulation.screenOf(tablet).memory.cursor === simulation.server.diaries.get(USER)?.rev,
      10 * MINUTE,
    );
    expect(isThere()).toBe(true);
    await simulation.settle();
  }
});

test('a second phone that starts empty ends with three years of diary', async () => {
  const simulation = new Simulation(6);
  const diary = simulation.server.diaries.get(USER);
  for (let back = 0; back < 3 * 365; back += 1) {
    const date = addDays(TODAY, -back);
    for (const mealType of ['breakfast', 'dinner']) {
      const { id, ...entry } = simulation.newMeal({ title: `${mealType} of ${date}` });
      const rev = (diary?.rev ?? 0) + 1;
      diary?.meals.set(id, { id, date, deleted: false, entry: { ...entry, mealType }, rev, age: rev });
      diary?.days.set(date, rev);
      if (diary) diary.rev = rev;
    }
    simulation.promises.recorded(USER, 'first phone', { kind: 'water.add', date, ml: 1500 });
    diary?.water.set(`row ${date}`, { id: `row ${date}`, date, ml: 1500, rev: diary.rev });
    diary?.weights.set(date, { kg: 60 + (back % 50) / 10, rev: diary.rev, age: diary.rev });
  }
  simulation.network.faults = { ...simulation.network.faults, lostRequest: 0.1, lostAnswer: 0.2, portal: 0.1 };

  const second = await simulation.addDevice('second phone');
  await second.tap(USER, { kind: 'water.add', date: TODAY, ml: 250 });
  for (let restart = 0; restart < 5; restart += 1) {
    await simulation.world.run(25);
    for (const tab of second.tabs) second.kill(tab);
    second.openTab(USER);
  }
  await simulation.settle();

  const screen = simulation.screenOf(second);
  expect(screen.titles).toHaveLength(2 * 3 * 365);
  expect([screen.water(TODAY), screen.water(YESTERDAY), screen.kg(TODAY)]).toEqual([1750, 1500, 60]);
});
