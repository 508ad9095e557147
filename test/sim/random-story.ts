import type { KeptDish } from '#contract/diary/favourites.ts';
import { editedNutrients } from '#domain/nutrition/kept-nutrients.ts';
import type { Change } from '#sync/records.ts';
import { Chance } from './world/chance.ts';
import type { Device } from './world/device.ts';
import { OTHER_DISHES } from './first-diary.ts';
import type { Backup } from './server/memory-server.ts';
import { REFUSED_ML, REFUSED_TITLE, TOMORROW } from './server/newer-server.ts';
import { NO_FAULTS } from './world/network.ts';
import type { AppAge } from './world/old-app.ts';
import { DAYS, SAMPLE_NUTRIENTS, Simulation, TALKS, USER, type Broken } from './simulation.ts';
import { plannedEntry } from './planned-entry.ts';
import { changePreferences } from './preferences.ts';
import { changesOfValues } from './value-changes.ts';
import { uuidOf } from './world/uuid-of.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

/** A few days of two or three devices with everything that can go wrong, decided by the seed. Throws a Violation. */
export async function randomStory(seed: number, broken: Broken = {}): Promise<{ steps: number }> {
  const simulation = new Simulation(seed, broken);
  const { world, server, network } = simulation;
  const { chance } = world;
  server.takesBatches = chance.happens(0.7);
  server.pageCap = chance.pick([1, 2, 3, 500]) ?? 500;
  const names = ['phone', 'tablet', 'laptop'].slice(0, 2 + chance.below(2));
  // From dice of its own, so that the other stories stay as they were.
  const apps = new Chance(seed * 17 + 3);
  const wishes = new Chance(seed * 13 + 7);
  for (const name of names)
    await simulation.addDevice(name, { tabs: 1 + chance.below(2), app: name === 'tablet' ? agedApp(apps) : 'today' });
  const backups: Backup[] = [];

  const chapters = 1 + chance.below(2);
  for (let chapter = 0; chapter < chapters; chapter += 1) {
    network.faults = chance.happens(0.2)
      ? NO_FAULTS
      : {
          lostRequest: 0.08,
          lostAnswer: 0.12,
          duplicate: 0.08,
          late: 0.04,
          portal: 0.04,
          error500: 0.05,
          busy409: 0.02,
          stale: 0.04,
        };
    // From dice of its own, so that the other stories stay as they were.
    const room = new Chance(seed * 31 + chapter);
    if (room.happens(0.2))
      server.full = {
        code: room.happens(0.5) ? 'day-full' : 'storage-full',
        until: world.now + room.between(1, 20) * 60 * MINUTE,
      };
    if (chance.happens(0.5)) backups.push(simulation.backup());
    if (room.happens(0.3)) server.unknownThings.add(TOMORROW);
    const events = 6 + chance.below(10);
    for (let event = 0; event < events; event += 1) {
      const device = chance.pick(simulation.devices);
      if (!device) break;
      if (chance.happens(0.72)) await act(simulation, device, { apps, wishes });
      else await disturb(simulation, device, backups);
      // Counted in steps, so that the next thing may come between any two awaits of an engine.
      if (chance.happens(0.6)) await world.run(chance.below(40));
      else await world.pass(chance.between(0, MINUTE));
    }
    await simulation.settle();
  }
  for (const device of simulation.devices) for (const tab of device.tabs) tab.state = 'dead';
  return { steps: world.steps };
}

function agedApp(apps: Chance): AppAge {
  if (apps.happens(0.4)) return 'old';
  return apps.happens(0.7) ? 'yesterday' : 'today';
}

/** Something that a person does. */
async function act(
  simulation: Simulation,
  device: Device,
  { apps, wishes }: { apps: Chance; wishes: Chance },
): Promise<void> {
  const { chance } = simulation.world;
  const { tables } = device.disk(USER);
  const date = chance.pick(DAYS) ?? '2026-03-10';
  const visible = [...tables.meals.values()].flatMap(({ view }) => (view ? [view] : []));
  const entry = chance.pick(visible);
  const tap = (change: Change) => device.tap(USER, change);
  if (wishes.happens(0.06)) return changePreferences(simulation, device, USER, wishes);
  if (apps.happens(0.1)) {
    for (const change of changesOfValues(device.app, apps)) await tap(change);
    return;
  }
  const dice = chance.next();
  if (dice < 0.2 || (dice < 0.5 && !entry)) {
    const known = device.app === 'old' ? {} : SAMPLE_NUTRIENTS;
    const title = chance.happens(0.06) ? { title: REFUSED_TITLE } : {};
    if (!chance.happens(0.15))
      return tap({ kind: 'meal.put', meal: simulation.newMeal({ date, ...title, ...known }), restore: false });
    return photograph(simulation, device);
  }
  if (entry && dice < 0.35) {
    const calories = entry.calories + 1 + chance.below(50);
    const moved = { ...entry, ...(chance.happens(0.6) && { date }) };
    const meal = apps.happens(0.5) ? { ...moved, calories } : { ...moved, title: `${entry.title}'` };
    return tap({ kind: 'meal.put', meal: editedNutrients(entry, meal), restore: false });
  }
  if (entry && dice < 0.5) {
    await tap({ kind: 'meal.delete', id: entry.id, date: entry.date, mealType: entry.mealType });
    if (!chance.happens(0.4)) return;
    await simulation.world.pass(chance.between(0, 5000));
    if (device.disk(USER).tables.meals.get(entry.id)?.view) return;
    return tap({ kind: 'meal.put', meal: entry, restore: true });
  }
  if (dice < 0.8) {
    const own = simulation.promises.water.get(`${USER} ${date} ${device.name}`) ?? 0;
    const shown = tables.days.get(date)?.waterMl ?? 0;
    if (own >= 250 && shown >= 250 && chance.happens(0.35)) return tap({ kind: 'water.add', date, ml: -250 });
    return tap({ kind: 'water.add', date, ml: chance.happens(0.04) ? REFUSED_ML : 250 });
  }
  if (dice < 0.9) {
    if (chance.happens(0.7)) return tap({ kind: 'weight.put', date, kg: 60 + chance.below(400) / 10 });
    return tap({ kind: 'weight.delete', date });
  }
  if (dice < 0.94) {
    const id = uuidOf(1 + chance.below(3));
    if (chance.happens(0.3)) return tap({ kind: 'favourite.delete', id });
    return tap({ kind: 'favourite.put', id, dish: keptDish(`kept ${chance.below(100)}`) });
  }
  if (chance.happens(0.2)) return talk(simulation, device);
  if (chance.happens(0.25))
    return tap({
      kind: 'profile.change',
      fields: chance.happens(0.5) ? { age: 20 + chance.below(50) } : { height: 150 + chance.below(50) },
    });
  if (chance.happens(0.4)) return swap(simulation, device);
  if (chance.happens(0.15))
    return tap({
      kind: 'diet.choose',
      dietId: chance.pick(['balanced', 'low-carb', 'high-protein'] as const) ?? 'balanced',
      date,
    });
  if (chance.happens(0.5))
    return tap({ kind: 'goals.change', date, change: { field: 'water', waterGoal: 1000 + 250 * chance.below(8) } });
  return tap({ kind: 'goals.change', date, change: { field: 'calories', calories: 1500 + 100 * chance.below(10) } });
}

/** Keeps an exchange with the assistant, or deletes a conversation and sometimes takes that back. */
async function talk(simulation: Simulation, device: Device): Promise<void> {
  const { world } = simulation;
  const talkId = world.chance.pick(TALKS) ?? '';
  const say = (): Promise<void> => {
    const restore = device.disk(USER).tables.talkTombs.has(talkId);
    return device.tap(USER, {
      kind: 'talk.keep',
      exchange: simulation.newExchange(talkId),
      ...(restore && { restore }),
    });
  };
  if (world.chance.happens(0.6)) return say();
  await device.tap(USER, { kind: 'talk.delete', talkId });
  if (!world.chance.happens(0.4)) return;
  await world.pass(world.chance.between(0, 5000));
  return say();
}

/** Swaps a planned dish, and sometimes takes that back. */
async function swap({ world: { chance } }: Simulation, device: Device): Promise<void> {
  const plan = device.disk(USER).tables.plan.get('current')?.view;
  const planned = chance.pick(plan?.days.slice(0, 2) ?? []);
  const old = planned?.meals.lunch[0];
  if (!plan || !planned || !old) return;
  const dish = plannedEntry({ mealId: chance.pick(OTHER_DISHES) ?? old.mealId, ratio: 1 + chance.below(5) / 10 });
  const at = { kind: 'plan.swap', planId: plan.planId, day: planned.day, meal: 'lunch' } as const;
  await device.tap(USER, { ...at, old, dish });
  if (chance.happens(0.3)) await device.tap(USER, { ...at, old: dish, dish: old });
}

const keptDish = (title: string): KeptDish => ({
  title,
  imageUrl: '',
  calories: 100,
  proteins: 1,
  carbs: 2,
  fats: 3,
  mealId: null,
  amount: null,
  unit: null,
  ingredients: [],
  starred: true,
  own: false,
});

async function photograph(simulation: Simulation, device: Device): Promise<void> {
  const name = `${simulation.world.chance.below(2 ** 30).toString(16)}`.padStart(32, '0');
  const meal = simulation.newMeal({ imageUrl: `/uploads/${name}.jpg` });
  device.disk(USER).pictures.set(name, new Blob(['picture']));
  await device.tap(USER, { kind: 'meal.put', meal, restore: false });
  await device.tap(USER, { kind: 'picture.put', name, mealId: meal.id });
}

/** Something that happens to a device or to the server. */
async function disturb(simulation: Simulation, device: Device, backups: Backup[]): Promise<void> {
  const { world } = simulation;
  const { chance } = world;
  const tab = chance.pick(device.tabs);
  const dice = chance.next();
  if (dice < 0.2) {
    device.online = !device.online;
    world.tell(`${device.name}: ${device.online ? 'online' : 'offline'}`);
  } else if (dice < 0.4) {
    if (tab) device.kill(tab);
    if (device.tabs.length === 0 || chance.happens(0.3)) device.openTab(USER);
  } else if (dice < 0.6 && tab) {
    tab.state = 'frozen';
    world.tell(`${tab.name} freezes`);
    world.later(chance.between(1000, 6 * MINUTE), 'thaw', null, () => {
      if (tab.state === 'frozen') tab.state = 'alive';
    });
    if (device.tabs.length === 1) device.openTab(USER);
  } else if (dice < 0.68) {
    device.clockSkewMs = chance.pick([-YEAR, YEAR, 0, 5 * MINUTE]) ?? 0;
    world.tell(`${device.name}: clock off by ${device.clockSkewMs} ms`);
  } else if (dice < 0.76) {
    await simulation.rotateToken(device);
  } else if (dice < 0.8) {
    backups.push(simulation.backup());
  } else if (dice < 0.9) {
    const backup = chance.pick(backups);
    // Once a chapter: the protocol promises nothing about a second restore before all came back from the first.
    if (backup && simulation.promises.restores === 0) simulation.restore(backup);
  } else if (dice < 0.94) {
    world.tell('ninety days pass');
    world.now += 91 * 24 * 60 * MINUTE;
  } else {
    await simulation.discardRefused(device);
  }
}
