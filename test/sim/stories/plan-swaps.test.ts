import { expect, test } from 'vitest';
import type { Change } from '#sync/records.ts';
import type { Device } from '../world/device.ts';
import { OTHER_DISHES } from '../first-diary.ts';
import { plannedEntry } from '../planned-entry.ts';
import { lunchIn, planIn } from '../checks/read-diary.ts';
import { DAYS, Simulation, USER } from '../simulation.ts';

const [, TODAY = '2026-03-10'] = DAYS;
const MINUTE = 60_000;
const [FIRST = '', SECOND = '', THIRD = ''] = OTHER_DISHES;

/** Two devices of one user that both know the week. */
async function withWeek(seed: number) {
  const simulation = new Simulation(seed);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet');
  await simulation.settle();
  const served = (day: number) => lunchIn(simulation.server.diaries.get(USER), day);
  const planned = served(1);
  return { simulation, phone, tablet, served, planned };
}

const shown = (device: Device, day: number) =>
  device
    .disk(USER)
    .tables.plan.get('current')
    ?.view?.days.find((one) => one.day === day)?.meals.lunch[0];

/** The swap of what the device shows on a day. */
function swapOf(device: Device, day: number, mealId: string): Change {
  const old = shown(device, day);
  const planId = device.disk(USER).tables.plan.get('current')?.view?.planId;
  if (!old || planId === undefined) throw new Error('no plan');
  return { kind: 'plan.swap', planId, day, meal: 'lunch', old, dish: plannedEntry({ mealId, ratio: 1.2 }) };
}

test('a dish that was swapped without a network is on every device once there is one', async () => {
  const { simulation, phone, tablet, served, planned } = await withWeek(1);
  phone.online = false;

  await phone.tap(USER, swapOf(phone, 1, FIRST));
  expect([shown(phone, 1)?.mealId, served(1)]).toEqual([FIRST, planned]);
  await simulation.settle();

  expect([served(1), shown(tablet, 1)?.mealId, shown(tablet, 1)?.ratio]).toEqual([FIRST, FIRST, 1.2]);
});

test('[L10] a swap that was taken back before it left sends nothing', async () => {
  const { phone } = await withWeek(2);
  phone.online = false;
  const before = shown(phone, 1);
  await phone.tap(USER, swapOf(phone, 1, FIRST));
  const again = swapOf(phone, 1, FIRST);

  if (before && again.kind === 'plan.swap') await phone.tap(USER, { ...again, dish: before });

  expect([shown(phone, 1), phone.disk(USER).tables.outbox.size]).toEqual([before, 0]);
});

test('a swap that was sent is taken back by another one', async () => {
  const { simulation, phone, tablet, planned = '' } = await withWeek(3);
  const before = shown(phone, 1);
  await phone.tap(USER, swapOf(phone, 1, FIRST));
  await simulation.settle();
  const back = swapOf(phone, 1, planned);

  if (before && back.kind === 'plan.swap') await phone.tap(USER, { ...back, dish: before });
  await simulation.settle();

  expect([shown(phone, 1)?.mealId, shown(tablet, 1)?.mealId]).toEqual([planned, planned]);
});

test('[A6] of two swaps of one dish the first that arrives stands, and both devices show it', async () => {
  const { simulation, phone, tablet, served } = await withWeek(4);
  tablet.online = false;
  await tablet.tap(USER, swapOf(tablet, 1, SECOND));
  await tablet.tap(USER, swapOf(tablet, 2, THIRD));
  await phone.tap(USER, swapOf(phone, 1, FIRST));
  await simulation.world.until(() => served(1) === FIRST, MINUTE);

  await simulation.settle();

  expect([served(1), served(2), shown(tablet, 1)?.mealId, shown(tablet, 2)?.mealId]).toEqual([
    FIRST,
    THIRD,
    FIRST,
    THIRD,
  ]);
});

test('[A6] a swap of a week that another device replaced changes nothing in the new one', async () => {
  const { simulation, phone, tablet, served } = await withWeek(5);
  tablet.online = false;
  await tablet.tap(USER, swapOf(tablet, 1, SECOND));
  await phone.tap(USER, { kind: 'diet.choose', dietId: 'balanced', date: TODAY });
  await simulation.world.until(() => phone.disk(USER).tables.outbox.size === 0, MINUTE);
  const fresh = served(1);

  await simulation.settle();

  expect(fresh).not.toBe(SECOND);
  expect([served(1), shown(tablet, 1)?.mealId]).toEqual([fresh, fresh]);
});

test('[G10] a restored server gets the very week back that the devices hold, with what was swapped since', async () => {
  const { simulation, phone, tablet, served } = await withWeek(6);
  const backup = simulation.backup();
  await phone.tap(USER, { kind: 'diet.choose', dietId: 'low-carb', date: TODAY });
  await simulation.settle();
  await tablet.tap(USER, swapOf(tablet, 1, FIRST));
  await simulation.settle();
  const week = planIn(simulation.server.diaries.get(USER))?.planId;
  tablet.online = false;
  await tablet.tap(USER, swapOf(tablet, 2, SECOND));

  simulation.restore(backup);
  await simulation.settle();

  expect(planIn(simulation.server.diaries.get(USER))).toMatchObject({ planId: week, dietId: 'low-carb' });
  expect([served(1), served(2), shown(phone, 2)?.mealId]).toEqual([FIRST, SECOND, SECOND]);
});

test('[G10] what two devices swapped around a restore, neither knowing of the other, is in the week', async () => {
  const { simulation, phone, tablet, served } = await withWeek(7);
  const backup = simulation.backup();
  phone.online = false;
  await tablet.tap(USER, swapOf(tablet, 1, FIRST));
  await simulation.world.until(() => tablet.disk(USER).tables.outbox.size === 0, MINUTE);
  tablet.online = false;
  await phone.tap(USER, swapOf(phone, 2, SECOND));

  simulation.restore(backup);
  phone.online = true;
  await simulation.world.until(() => served(2) === SECOND, MINUTE);
  tablet.online = true;
  await simulation.settle();

  expect([served(1), served(2), shown(phone, 1)?.mealId, shown(tablet, 2)?.mealId]).toEqual([
    FIRST,
    SECOND,
    FIRST,
    SECOND,
  ]);
});
