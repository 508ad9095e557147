import { expect, test } from 'vitest';
import { MOOD } from '../world/old-app.ts';
import { SAMPLE_NUTRIENTS, Simulation, USER } from '../simulation.ts';

test('an old app that renames an entry keeps its nutrients; other figures make them unknown', async () => {
  const simulation = new Simulation(1);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet', { app: 'old' });
  const meal = simulation.newMeal(SAMPLE_NUTRIENTS);
  await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
  await simulation.settle();
  const shown = simulation.screenOf(tablet).meal(meal.id)?.view;
  expect(shown?.nutrients).toBeUndefined();
  if (!shown) throw new Error('the entry has not come');

  await tablet.tap(USER, { kind: 'meal.put', meal: { ...shown, title: 'other', mealType: 'dinner' }, restore: false });
  await simulation.settle();
  expect(simulation.screenOf(phone).meal(meal.id)?.view).toMatchObject({ title: 'other', ...SAMPLE_NUTRIENTS });

  await tablet.tap(USER, { kind: 'meal.put', meal: { ...shown, calories: 900 }, restore: false });
  await simulation.settle();
  expect(simulation.screenOf(phone).meal(meal.id)?.view).toMatchObject({ calories: 900, nutrients: {} });
});

test("yesterday's app that edits an entry or a kept dish sends back what it does not understand", async () => {
  const simulation = new Simulation(2);
  const phone = await simulation.addDevice('phone');
  const tablet = await simulation.addDevice('tablet', { app: 'yesterday' });
  const meal = simulation.newMeal(SAMPLE_NUTRIENTS);
  const dish = { ...meal, starred: true, own: false };
  await phone.tap(USER, { kind: 'meal.put', meal, restore: false });
  await phone.tap(USER, { kind: 'favourite.put', id: meal.id, dish });
  await simulation.settle();

  await tablet.tap(USER, { kind: 'meal.put', meal: { ...meal, title: 'other' }, restore: false });
  await tablet.tap(USER, { kind: 'meal.put', meal: { ...meal, title: 'third' }, restore: false });
  await tablet.tap(USER, { kind: 'favourite.put', id: meal.id, dish: { ...dish, title: 'third' } });
  await simulation.settle();
  const { meals, favourites } = phone.disk(USER).tables;
  expect(meals.get(meal.id)?.view).toMatchObject({ title: 'third', ...MOOD });
  expect(favourites.get(meal.id)?.view).toMatchObject({ title: 'third', ...MOOD });
});
