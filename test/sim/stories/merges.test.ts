import { expect, test } from 'vitest';
import { readTruth, takeOver } from '#sync/outbox/bring-along.ts';
import type { Device } from '../world/device.ts';
import { mergeDiaries } from '../server/merge-diaries.ts';
import { DAYS, Simulation, USER } from '../simulation.ts';
import { uuidOf } from '../world/uuid-of.ts';

const NAMELESS = uuidOf(0xe0_0002);
const [YESTERDAY, TODAY] = DAYS as [(typeof DAYS)[0], (typeof DAYS)[0]];
const MINUTE = 60_000;
/** Most requests and answers are lost on the way, and pauses grow. */
const SOME_HOURS = 10 * 60 * MINUTE;

/** Where the page dies on its way; `never`: it comes through. */
const DEATHS = ['before the merge', 'without its answer', 'before the pull', 'after taking over', 'never'] as const;

/** A phone with a nameless diary, of which some was sent and some waits, and an account that another device uses. */
async function nameless(seed: number) {
  const simulation = new Simulation(seed);
  const { world, server } = simulation;
  server.signUp(NAMELESS);
  const tablet = await simulation.addDevice('tablet');
  const phone = await simulation.addDevice('phone', { uid: NAMELESS, tabs: 2 });
  await tablet.tap(USER, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });
  await tablet.tap(USER, { kind: 'weight.put', date: TODAY, kg: 80 });
  const edited = simulation.newMeal();
  await phone.tap(NAMELESS, { kind: 'meal.put', meal: edited, restore: false });
  await phone.tap(NAMELESS, { kind: 'water.add', date: TODAY, ml: 500 });
  await phone.tap(NAMELESS, { kind: 'weight.put', date: YESTERDAY, kg: 60 });
  await world.pass(MINUTE);
  // Requests and answers are lost from here on: some of what follows arrives, unheard.
  simulation.network.faults = { ...simulation.network.faults, lostRequest: 0.3, lostAnswer: 0.5 };
  await phone.tap(NAMELESS, { kind: 'meal.put', meal: { ...edited, title: 'edited' }, restore: false });
  await phone.tap(NAMELESS, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });
  await phone.tap(NAMELESS, { kind: 'water.add', date: TODAY, ml: 250 });
  await phone.tap(NAMELESS, { kind: 'weight.put', date: YESTERDAY, kg: 61 });
  await world.run(world.chance.below(12));
  return { simulation, phone };
}

/** What the page of the account does; the diary's own tabs go on pushing meanwhile. Returns whether it came through. */
async function bringAlong(simulation: Simulation, phone: Device, death: (typeof DEATHS)[number]): Promise<boolean> {
  const { world, server, promises } = simulation;
  if (death === 'before the merge') return false;
  const rev = mergeDiaries(server, NAMELESS, USER, world.now);
  promises.merged(NAMELESS, USER);
  if (death === 'without its answer') return false;
  await world.run(world.chance.below(20));
  if (death === 'before the pull') return false;
  phone.wake(USER);
  const pulled = () => phone.disk(USER).tables.memory.cursor >= rev && !phone.disk(USER).tables.memory.pullingAnew;
  expect(await world.until(pulled, SOME_HOURS)).toBe(true);
  const former = await phone.inOneGo(NAMELESS, async (tx) => ({
    uid: NAMELESS,
    outbox: await tx.outbox.all(),
    truth: await readTruth(tx),
  }));
  await phone.inOneGo(USER, (tx) =>
    takeOver(tx, former, { now: phone.now(), uuid: () => phone.uuid(world.chance.next()) }),
  );
  promises.tookOver(phone.name, NAMELESS, USER);
  if (death === 'after taking over') return false;
  for (const tab of phone.tabs.filter(({ uid }) => uid === NAMELESS)) phone.kill(tab);
  phone.disks.delete(NAMELESS);
  return true;
}

test.each(DEATHS)(
  '[M1] [M2] a nameless diary comes along once and whole, though its page dies %s and other tabs push on',
  async (death) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { simulation, phone } = await nameless(seed);
      await phone.signIn(USER, simulation.newToken(USER));
      phone.openTab(USER);
      if (!(await bringAlong(simulation, phone, death))) {
        await simulation.world.run(simulation.world.chance.below(30));
        await bringAlong(simulation, phone, 'never');
      }
      await simulation.settle();

      const { titles, water, kg } = simulation.screenOf(phone, USER);
      expect(
        [titles.length, titles.includes('edited'), water(TODAY), kg(TODAY), kg(YESTERDAY)],
        `seed ${seed}`,
      ).toEqual([3, true, 750, 80, 61]);
      expect(simulation.serverWater(TODAY)).toBe(750);
    }
  },
);

test('[M1] a second phone of the nameless diary, offline at the merge, brings what waits in it when it hears of that', async () => {
  const { simulation, phone } = await nameless(99);
  const second = await simulation.addDevice('second', { uid: NAMELESS });
  await simulation.world.pass(MINUTE);
  second.online = false;
  await second.tap(NAMELESS, { kind: 'water.add', date: YESTERDAY, ml: 300 });
  await second.tap(NAMELESS, { kind: 'meal.put', meal: simulation.newMeal({ title: 'far away' }), restore: false });
  await phone.signIn(USER, simulation.newToken(USER));
  phone.openTab(USER);
  await bringAlong(simulation, phone, 'never');

  second.online = true;
  second.wake(NAMELESS);
  expect(
    await simulation.world.until(() => second.disk(NAMELESS).tables.memory.pause === 'signed-out', SOME_HOURS),
  ).toBe(true);
  await second.signIn(USER, simulation.newToken(USER));
  second.openTab(USER);
  await bringAlong(simulation, second, 'never');
  await simulation.settle();

  expect([simulation.serverWater(YESTERDAY), simulation.screenOf(phone).titles.includes('far away')]).toEqual([
    300,
    true,
  ]);
});
