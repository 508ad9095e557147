import { expect, test } from 'vitest';
import { DAYS, Simulation, USER } from '../simulation.ts';
import { uuidOf } from '../world/uuid-of.ts';

const TODAY = DAYS[1] ?? '2026-03-10';
const MINUTE = 60_000;
const GIORGI = uuidOf(0xe0_0002);
const glass = { kind: 'water.add', date: TODAY, ml: 250 } as const;

test('[A3] someone else who signs in while the first diary drains gets nothing of it', async () => {
  const simulation = new Simulation(1);
  simulation.server.signUp(GIORGI);
  const phone = await simulation.addDevice('phone');
  phone.online = false;
  for (let dish = 0; dish < 8; dish += 1)
    await phone.tap(USER, { kind: 'meal.put', meal: simulation.newMeal(), restore: false });
  await phone.tap(USER, glass);
  phone.online = true;
  phone.wake(USER);
  await simulation.world.run(6);

  await phone.signIn(GIORGI, simulation.newToken(GIORGI));
  phone.openTab(GIORGI);
  await phone.tap(GIORGI, { kind: 'water.add', date: TODAY, ml: 500 });
  await simulation.settle();

  expect([simulation.serverWater(TODAY, USER), simulation.serverWater(TODAY, GIORGI)]).toEqual([250, 500]);
  expect(simulation.serverMeals(GIORGI)).toEqual([]);
  expect(simulation.screenOf(phone, GIORGI).titles).toEqual([]);
});

test('[A3] a token that is rotated under a running request signs nobody out', async () => {
  const simulation = new Simulation(2);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  await phone.tap(USER, glass);
  await simulation.world.until(() => simulation.screenOf(phone).outbox[0]?.state === 'inflight', MINUTE);

  await simulation.rotateToken(phone);
  await simulation.world.until(() => simulation.screenOf(phone).outbox.length === 0, 5 * MINUTE);

  expect([simulation.screenOf(phone).memory.pause, simulation.serverWater(TODAY)]).toEqual([null, 250]);
});

test('[A3] a revoked token pauses everything, keeps the entries, and signing in again sends them', async () => {
  const simulation = new Simulation(3);
  const phone = await simulation.addDevice('phone');
  await simulation.world.pass(MINUTE);
  simulation.server.tokens.clear();
  await phone.tap(USER, glass);
  await simulation.world.until(() => simulation.screenOf(phone).memory.pause === 'signed-out', 5 * MINUTE);
  const requests = simulation.network.arrived.length;
  await simulation.world.pass(30 * MINUTE);
  expect([simulation.screenOf(phone).outbox.length, simulation.network.arrived.length]).toEqual([1, requests]);

  await phone.signIn(USER, simulation.newToken(USER));

  expect(await simulation.world.until(() => simulation.serverWater(TODAY) === 250, MINUTE)).toBe(true);
});
