import { expect, test } from 'vitest';
import { DAYS, Simulation, USER } from '../simulation.ts';

const TODAY = DAYS[1] ?? '2026-03-10';
const MINUTE = 60_000;
const glass = { kind: 'water.add', date: TODAY, ml: 250 } as const;

test('[E3] another tab takes over from one that froze while it held the lock, and the frozen one does no harm', async () => {
  const simulation = new Simulation(1);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  const [holder] = phone.tabs;
  const second = phone.openTab(USER);
  await phone.tap(USER, glass);
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.state === 'inflight', MINUTE);
  if (holder) holder.state = 'frozen';

  const taken = await simulation.world.until(() => simulation.screenOf(phone).outbox.length === 0, 3 * MINUTE);
  expect([taken, simulation.screenOf(phone).memory.epoch]).toEqual([true, 2]);

  if (holder) holder.state = 'alive';
  await phone.tap(USER, glass);
  await simulation.settle();
  expect([simulation.serverWater(TODAY), second.state]).toEqual([500, 'alive']);
});

test('[E2] [E4] what a frozen tab hears late of its attempt changes nothing, and what it had on its way is sent again', async () => {
  const simulation = new Simulation(7);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  const [holder] = phone.tabs;
  phone.openTab(USER);
  let attempts = 0;
  simulation.network.fateOf = ({ method }) => (method === 'POST' && (attempts += 1) === 1 ? 'error500' : undefined);
  await phone.tap(USER, glass);
  await simulation.world.until(() => attempts === 1, MINUTE);
  if (holder) holder.state = 'frozen';
  await simulation.world.until(() => simulation.serverWater(TODAY) === 250, 3 * MINUTE);

  if (holder) holder.state = 'alive';
  await simulation.settle();

  expect([attempts, simulation.serverWater(TODAY), simulation.screenOf(phone).memory.epoch]).toEqual([2, 250, 2]);
});

test('[E3] a holder that lives keeps the lock, however long the others wait', async () => {
  const simulation = new Simulation(2);
  const phone = await simulation.addDevice('phone', { tabs: 3 });

  await simulation.world.pass(20 * MINUTE);

  expect(simulation.screenOf(phone).memory.epoch).toBe(1);
});

test('[E1] two tabs send what waits once', async () => {
  const simulation = new Simulation(3);
  const phone = await simulation.addDevice('phone', { tabs: 2 });

  await phone.tap(USER, glass);
  await simulation.settle();

  expect(simulation.network.arrived.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('[L6] what waits for its next attempt goes when another network is there, and no sooner for another tap', async () => {
  const simulation = new Simulation(7);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  phone.online = false;
  await phone.tap(USER, glass);
  const nextAt = phone.now() + 9 * MINUTE;
  await phone.inOneGo(USER, async (tx) =>
    tx.outbox.putMany((await tx.outbox.all()).map((row) => ({ ...row, nextAt }))),
  );
  phone.online = true;

  phone.wake(USER);
  await simulation.world.pass(MINUTE);
  expect(simulation.serverWater(TODAY)).toBe(0);
  phone.wake(USER, 'network');
  await simulation.world.pass(MINUTE);
  expect(simulation.serverWater(TODAY)).toBe(250);
});

test('[E5] the service worker sends what waits when no tab is open', async () => {
  const simulation = new Simulation(4);
  const phone = await simulation.addDevice('phone', { tabs: 0 });
  await phone.tap(USER, glass);
  let sent: boolean | null = null;

  void phone.backgroundSync(USER).then((all) => (sent = all));
  await simulation.world.until(() => sent !== null, 2 * MINUTE);

  expect([sent, simulation.serverWater(TODAY)]).toEqual([true, 250]);
});

test('[E5] the service worker asks to be called again when the network is away', async () => {
  const simulation = new Simulation(5);
  const phone = await simulation.addDevice('phone', { tabs: 0 });
  phone.online = false;
  await phone.tap(USER, glass);
  let sent: boolean | null = null;

  void phone.backgroundSync(USER).then((all) => (sent = all));
  await simulation.world.until(() => sent !== null, 2 * MINUTE);

  expect([sent, simulation.screenOf(phone).outbox.map(({ state }) => state)]).toEqual([false, ['queued']]);
});

test('[E5] the service worker leaves the work to a tab that holds the lock', async () => {
  const simulation = new Simulation(6);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  await phone.tap(USER, glass);
  let sent: boolean | null = null;

  void phone.backgroundSync(USER).then((all) => (sent = all));
  await simulation.world.until(() => sent !== null, 2 * MINUTE);

  expect([sent, simulation.screenOf(phone).memory.epoch]).toEqual([true, 1]);
});
