import { expect, test } from 'vitest';
import { addDays } from '#domain/diary/diary-day.ts';
import { meals } from '#server/diary/entities/meal.ts';
import { touchedDays } from '#server/diary/entities/touched-days.ts';
import { waterRows } from '#server/diary/entities/water.ts';
import { weights } from '#server/diary/entities/weight.ts';
import { withRows } from '#server/diary/memory-diary.ts';
import { readPreferences } from '#contract/plan/plan-preferences.ts';
import { preferenceRows } from '../checks/promised-allergies.ts';
import { thingsIn } from '../checks/read-diary.ts';
import { sayPreferences, shownOn } from '../preferences.ts';
import type { Device } from '../world/device.ts';
import { uuidOf } from '../world/uuid-of.ts';
import { byWish, type Said, type WritesPreferences } from '../writes-preferences.ts';
import { DAYS, Simulation, USER, type Broken } from '../simulation.ts';

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

test('what two offline phones put as goals of weekdays, preferences and marks of days at once is one truth that lost nothing, beside older apps', async () => {
  const put = (name: string, key: string, value: Record<string, unknown> | null) =>
    ({ kind: 'thing.set', name, key, value }) as const;
  const week = (kcal: number) =>
    Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, kcal]));
  const words: Said[] = [
    { allergies: ['milk'], people: 3 },
    { allergies: ['fish'], dislikes: ['liver'], weekdayMinutes: 25 },
  ];
  for (let seed = 1; seed <= 20; seed += 1) {
    const simulation = new Simulation(seed);
    const phones = [await simulation.addDevice('phone'), await simulation.addDevice('tablet')];
    const yesterdays = await simulation.addDevice('watch', { app: 'yesterday' });
    const laptop = await simulation.addDevice('laptop', { app: 'old' });
    await laptop.tap(USER, put('day-marks', TODAY, { logged: 'part' }));
    await simulation.settle();
    for (const phone of [...phones, yesterdays]) phone.online = false;

    await sayPreferences(simulation, yesterdays, USER, {
      shown: shownOn(yesterdays, USER),
      said: { allergies: ['nuts'], people: 9, dishesPerWeek: 12 },
    });
    for (const [at, phone] of phones.entries()) {
      await phone.tap(USER, put('weekday-goals', 'current', week(1500 + at)));
      await sayPreferences(simulation, phone, USER, { shown: shownOn(phone, USER), said: words[at] ?? {} });
      await phone.tap(USER, put('weekday-goals', 'current', week(2000 + at)));
      await phone.tap(USER, put('day-marks', at === 0 ? YESTERDAY : TODAY, { logged: 'all' }));
    }
    simulation.network.faults = { ...simulation.network.faults, lostRequest: 0.3, lostAnswer: 0.3, duplicate: 0.3 };
    for (const phone of [...phones, yesterdays]) {
      phone.online = true;
      phone.wake(USER);
      await simulation.world.run(simulation.world.chance.below(60));
    }
    // Every screen is compared with the server here, and the server with what was done.
    await simulation.settle();

    const diary = simulation.server.diaries.get(USER);
    const things: ReadonlyMap<string, object> = diary ? thingsIn(diary) : new Map();
    expect(things.get(`day-marks/${YESTERDAY}`)).toEqual({ logged: 'all' });
    expect(things.get(`day-marks/${TODAY}`)).toEqual({ logged: 'all' });
    expect([week(2000), week(2001)]).toContainEqual(things.get('weekday-goals/current'));
    for (const phone of phones)
      expect(shownOn(phone, USER)).toEqual({
        allergies: ['fish', 'milk', 'nuts'],
        dislikes: ['liver'],
        people: 3,
        weekdayMinutes: 25,
        dishesPerWeek: 12,
      });
    expect(readPreferences(preferenceRows(things))?.preferences).toEqual(shownOn(phones[0] ?? yesterdays, USER));
  }
});

/** One phone takes back an allergy that the other, without having heard of it, has said too; returns what both then show. */
async function takenBackUnaware(seed: number, broken: Broken = {}) {
  const simulation = new Simulation(seed, broken);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet');
  await simulation.settle();
  phone.online = false;
  const isSent = (device: Device) => simulation.screenOf(device).outbox.length === 0;
  await sayPreferences(simulation, tablet, USER, { shown: null, said: MILK });
  await simulation.world.until(() => isSent(tablet), MINUTE);
  tablet.online = false;
  await sayPreferences(simulation, tablet, USER, { shown: MILK, said: {} });
  expect(shownOn(tablet, USER)).toEqual({});
  simulation.network.faults = { ...simulation.network.faults, lostAnswer: 0.3, duplicate: 0.3 };
  await sayPreferences(simulation, phone, USER, { shown: null, said: MILK });

  const [first, last] = seed % 2 === 0 ? [phone, tablet] : [tablet, phone];
  first.online = true;
  first.wake(USER);
  await simulation.world.until(() => isSent(first), 10 * MINUTE);
  last.online = true;
  await simulation.settle();
  return [shownOn(phone, USER), shownOn(tablet, USER)];
}
const MILK: Said = { allergies: ['milk'] };

test('[L16] an allergy that one phone takes back stands where another has said it without having heard of that', async () => {
  for (let seed = 1; seed <= 20; seed += 1) expect(await takenBackUnaware(seed)).toEqual([MILK, MILK]);
});

test('[L16] with one key on all phones it would be lost', async () => {
  const oneKey: WritesPreferences = (...asked) =>
    byWish(...asked).map((change) => (change.value?.['allergy'] ? { ...change, key: uuidOf(9) } : change));
  await expect(takenBackUnaware(2, { writesPreferences: oneKey })).rejects.toThrow('an allergy that somebody has said');
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
      () => !isThere() || simulation.screenOf(tablet).memory.cursor === simulation.server.diaries.get(USER)?.user.rev,
      10 * MINUTE,
    );
    expect(isThere()).toBe(true);
    await simulation.settle();
  }
});

test('a second phone that starts empty ends with three years of diary', async () => {
  const simulation = new Simulation(6);
  let diary = simulation.server.diaries.get(USER);
  if (!diary) throw new Error('nobody has signed up');
  for (let back = 0; back < 3 * 365; back += 1) {
    const date = addDays(TODAY, -back);
    const rev: number = diary.user.rev + 1;
    const stamp = { rev, age: null };
    const eaten = (['breakfast', 'dinner'] as const).map((mealType) => {
      const { timestamp, ...entry } = simulation.newMeal({ title: `${mealType} of ${date}`, mealType, date });
      const unsaid = { nutrients: null, nutrientCoverage: null, picture: null, pictureMissing: false };
      return { ...entry, ...timestamp, ...unsaid, deleted: false, ...stamp };
    });
    simulation.promises.recorded(USER, 'first phone', { kind: 'water.add', date, ml: 1500 });
    diary = withRows(diary, meals, eaten);
    diary = withRows(diary, touchedDays, [{ date, rev }]);
    diary = withRows(diary, waterRows, [{ id: `row ${date}`, date, ml: 1500, rev }]);
    diary = withRows(diary, weights, [{ date, weight: 60 + (back % 50) / 10, atMs: 0, ...stamp }]);
    diary = { ...diary, user: { ...diary.user, rev } };
  }
  simulation.server.diaries.set(USER, diary);
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
