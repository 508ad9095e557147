import { expect, test } from 'vitest';
import { RECIPES } from '#content/recipe-book.ts';
import { readPreferences } from '#contract/plan/plan-preferences.ts';
import { wishChanges } from '#contract/plan/plan-wishes.ts';
import type { Client } from '../support/client.ts';
import { dishesOf, planned, recipe } from '../support/planned.ts';
import { answers, freshId, onEveryStore } from '../support/world.ts';

type Said = Parameters<typeof wishChanges>[2];

const whole = (user: Client, value: object) =>
  user.ask('putThing', { params: { name: 'plan-preferences', key: 'current' }, body: value });
const rowsOf = async (user: Client) => (await user.ask('getExport')).data.things;
const readOf = async (user: Client) => readPreferences(await rowsOf(user))?.preferences ?? {};

/** What a phone sends that was shown the one and whose person says the other. */
function sayFrom(rows: Awaited<ReturnType<typeof rowsOf>>, said: Said) {
  const shown = readPreferences(rows)?.preferences ?? null;
  const operations = wishChanges(rows, shown, said, freshId).map(({ key, value }) => ({
    key: freshId(),
    path: `/things/plan-wishes/${key}`,
    ...(value ? { method: 'PUT', body: value } : { method: 'DELETE' }),
  }));
  return (user: Client) => user.ask('postBatch', { body: { operations } });
}
const say = async (user: Client, said: Said) => sayFrom(await rowsOf(user), said)(user);

/** A free recipe that holds one food and none of the others. */
const dishWith = (food: string, without: readonly string[] = []): string =>
  RECIPES.find(
    ({ pro, ingredients }) =>
      !pro && ingredients.some((one) => one.food === food) && !ingredients.some((one) => without.includes(one.food)),
  )?.id ?? '';
async function swapTo(user: Client, newMealId: string): Promise<unknown> {
  const { body } = await planned(user);
  const { status, body: answer } = await user.ask('postSwapMeal', { body: { ...body, newMealId } });
  return answer.code ?? status;
}

onEveryStore({}, (world) => {
  test('what two phones say apart stands side by side: for the week, the swap, the shop and the file', async () => {
    const user = await world().newUser();
    const shown = await rowsOf(user);
    const mine = sayFrom(shown, { allergies: ['nuts'], people: 3 });
    const theirs = sayFrom(shown, { allergies: ['fish'], dislikes: ['eggplant'], weekdayMinutes: 30 });
    for (const { data } of [await mine(user), await theirs(user)])
      expect(new Set(data.map(({ status }) => status))).toEqual(new Set([200]));

    expect(await readOf(user)).toEqual({
      allergies: ['fish', 'nuts'],
      dislikes: ['eggplant'],
      people: 3,
      weekdayMinutes: 30,
    });
    const { days } = (await user.ask('postDiet', { body: { dietId: 'balanced' } })).data;
    const foods = days.flatMap(dishesOf).flatMap(({ mealId }) => recipe(mealId)?.ingredients ?? []);
    expect(foods.filter(({ food }) => ['walnut', 'almond', 'hazelnut', 'trout', 'eggplant'].includes(food))).toEqual(
      [],
    );
    expect(await swapTo(user, dishWith('walnut', ['eggplant']))).toBe('dish-unsuitable');
    expect(await swapTo(user, dishWith('eggplant', ['walnut']))).toBe('dish-unsuitable');
    const { data: list } = await user.ask('getShoppingList');
    await say(user, { ...(await readOf(user)), people: 1 });
    const alone = new Map((await user.ask('getShoppingList')).data.map((item) => [item.foodId, item.needed]));
    for (const { foodId, needed } of list) expect(Math.abs(needed - 3 * (alone.get(foodId) ?? 0))).toBeLessThan(3);

    await say(user, { allergies: ['fish'] });
    expect(await readOf(user)).toEqual({ allergies: ['fish'] });
    expect(await swapTo(user, dishWith('walnut', ['eggplant', 'trout', 'salmon']))).toBe(200);
  });

  test('an allergy that one phone says stands although another, unaware of that, takes its own back later', async () => {
    const user = await world().newUser();
    const mine = sayFrom(await rowsOf(user), { allergies: ['nuts'] });
    await say(user, { allergies: ['nuts'] });
    const back = sayFrom(await rowsOf(user), {});
    await mine(user);
    await back(user);
    expect(await readOf(user)).toEqual({ allergies: ['nuts'] });
    expect(await swapTo(user, dishWith('walnut'))).toBe('dish-unsuitable');
  });

  test('what an older app keeps as one value counts until it is taken back, and anew when that app says it again', async () => {
    const user = await world().newUser();
    await whole(user, { allergies: ['nuts'], people: 2 });
    await say(user, { allergies: ['nuts', 'fish'], people: 4 });
    await whole(user, { allergies: ['nuts'], people: 5, weekdayMinutes: 20 });
    expect(await readOf(user)).toEqual({ allergies: ['fish', 'nuts'], people: 4, weekdayMinutes: 20 });

    await say(user, { allergies: ['fish'] });
    expect(await readOf(user)).toEqual({ allergies: ['fish'] });
    expect(await swapTo(user, dishWith('walnut', ['trout', 'salmon']))).toBe(200);
    await whole(user, { allergies: ['milk', 'nuts'] });
    expect(await readOf(user)).toEqual({ allergies: ['fish', 'milk', 'nuts'] });
    expect(await swapTo(user, dishWith('almond'))).toBe('dish-unsuitable');
  });

  test('a second questionnaire adds to what the person asked for before, and asks nobody twice', async () => {
    const user = await world().newUser();
    const asked = (preferences: object) =>
      user.ask('postOnboarding', { body: { ...answers(), preferences } }).then(({ status }) => status);
    expect(await asked({})).toBe(201);
    expect(await rowsOf(user)).toEqual([{ name: 'plan-wishes', key: 'asked', value: {} }]);
    await say(user, { allergies: ['nuts'], dislikes: ['eggplant'], people: 3 });
    expect(await asked({ allergies: ['fish', 'nuts'], dislikes: ['pulses'], people: 2 })).toBe(201);
    expect(await readOf(user)).toEqual({
      allergies: ['fish', 'nuts'],
      dislikes: expect.arrayContaining(['eggplant', 'pulses']),
      people: 3,
    });
    expect(await rowsOf(user)).toHaveLength(6);
  });

  test('a wish that no app may have is refused, an allergy of a newer app is kept', async () => {
    const user = await world().newUser();
    const put = async (key: string, body: object) =>
      (await user.ask('putThing', { params: { name: 'plan-wishes', key }, body })).status;
    expect([
      await put('people', { people: 99 }),
      await put('milk', { allergy: 'milk' }),
      await put(freshId(), { allergy: 'x'.repeat(41) }),
      await put(freshId(), { allergy: 'buckwheat' }),
    ]).toEqual([400, 400, 400, 200]);
    expect((await readOf(user)).allergies).toHaveLength(14);
  });
});
