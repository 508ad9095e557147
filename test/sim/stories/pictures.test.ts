import { expect, test } from 'vitest';
import type { Device } from '../world/device.ts';
import { Simulation, USER } from '../simulation.ts';

const MINUTE = 60_000;
const NAME = 'a'.repeat(32);

async function photograph(simulation: Simulation, device: Device) {
  const meal = simulation.newMeal({ imageUrl: `/uploads/${NAME}.jpg` });
  device.disk(USER).pictures.set(NAME, new Blob(['picture']));
  await device.tap(USER, { kind: 'meal.put', meal, restore: false });
  await device.tap(USER, { kind: 'picture.put', name: NAME, mealId: meal.id });
  return meal;
}

test('[P1] the entry goes first, its picture follows, and the device forgets its own copy', async () => {
  const simulation = new Simulation(1);
  const phone = await simulation.addDevice('phone');
  phone.online = false;
  await photograph(simulation, phone);

  await simulation.settle();

  const writes = simulation.network.arrived.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(writes).toEqual(['/dashboard/meals', '/uploads/meal-thumbnail']);
  expect([simulation.server.pictures.has(NAME), phone.disk(USER).pictures.size]).toEqual([true, 0]);
});

test('[P2] a server that cannot take pictures refuses the picture and leaves the entry alone', async () => {
  const simulation = new Simulation(2);
  const phone = await simulation.addDevice('phone');
  const { world, server } = simulation;
  world.inspect = () => undefined;
  const answer = server.handle.bind(server);
  server.handle = (request) =>
    request.path.startsWith('/uploads')
      ? server.answer({ status: 503, body: { success: false, message: '', code: 'provider-unavailable' } })
      : answer(request);

  const meal = await photograph(simulation, phone);
  await world.until(() => simulation.screenOf(phone).outbox.some(({ state }) => state === 'failed'), 5 * MINUTE);

  const refused = simulation.screenOf(phone).outbox.filter(({ state }) => state === 'failed');
  expect(refused.map(({ lane }) => lane)).toEqual([`picture:${NAME}`]);
  await world.until(() => simulation.screenOf(phone).meal(meal.id)?.waiting === 'none', 5 * MINUTE);
  expect([simulation.screenOf(phone).meal(meal.id)?.waiting, simulation.serverMeal(meal.id)?.deleted]).toEqual([
    'none',
    false,
  ]);
});

test('[P3] the picture of an entry that is gone is not sent, and is still there for the undo', async () => {
  const simulation = new Simulation(3);
  const phone = await simulation.addDevice('phone');
  phone.online = false;
  const meal = await photograph(simulation, phone);
  // The undo brings back the entry as the screen had it.
  const shown = simulation.screenOf(phone).meal(meal.id)?.view ?? meal;
  await phone.tap(USER, { kind: 'meal.delete', id: meal.id, date: meal.date, mealType: meal.mealType });
  phone.online = true;
  phone.wake(USER);
  await simulation.world.until(() => simulation.screenOf(phone).outbox.length === 0, 5 * MINUTE);
  expect([simulation.server.pictures.size, phone.disk(USER).pictures.size]).toEqual([0, 1]);

  await phone.tap(USER, { kind: 'meal.put', meal: shown, restore: true });
  await simulation.settle();

  expect(simulation.server.pictures.has(NAME)).toBe(true);
});

test('[P4] a picture that the server misses is sent by any device that holds it', async () => {
  const simulation = new Simulation(4);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet');
  tablet.online = false;
  const meal = simulation.newMeal({ imageUrl: `/uploads/${NAME}.jpg` });
  tablet.disk(USER).pictures.set(NAME, new Blob(['picture']));
  await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
  await simulation.world.until(() => simulation.screenOf(phone).outbox.length === 0, 5 * MINUTE);

  await simulation.settle();

  expect(simulation.server.pictures.has(NAME)).toBe(true);
});
