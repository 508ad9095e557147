import 'fake-indexeddb/auto';
import { expose } from 'comlink';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { columnsOf } from '#contract/food/food-columns.ts';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { putFoodWorker } from '#device/food/ask-foods.ts';
import { keepCatalogue } from '#device/food/catalogue/catalogue.ts';
import { keepDish } from '#device/diary/commands/favourites.ts';
import { addMeal, copyMeals, deleteMeal, replaceMeal } from '#device/diary/commands/meals.ts';
import { writeDiary } from '#device/diary/commands/write-diary.ts';
import { FoodKnowledge } from '#device/food/food-knowledge.ts';
import { mealsOf } from '#device/diary/hooks/use-day-meals.ts';
import type { Diary } from '#device/diary/diary.ts';
import { writeNutrients } from '#device/food/nutrients/write-nutrients.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import { TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary, settleAll, waitingIn } from '../open-test-diary.ts';

const RECIPE = RECIPES[0];
if (!RECIPE) throw new Error('no recipes');
const KNOWN = { nutrients: { iron: 3, salt: 2 }, nutrientCoverage: { iron: 0.5 } };
const byId = new Map(FOODS.map((food) => [food.id, food]));
const serving = recipeNutrition(RECIPE, byId);

/** A worker's place without a thread: what the page says goes through the same messages. */
const channel = new MessageChannel();
beforeAll(async () => {
  const { servings, method, yield: yields, unitGrams, ingredients, steps, ...recipe } = RECIPE;
  const cooking = { servings, method, yield: yields, ...(unitGrams && { unitGrams }), ingredients, steps };
  const catalogue = {
    version: '1',
    edition: 'open',
    foods: columnsOf(FOODS),
    recipes: [{ ...recipe, serving: { grams: serving.grams, ...serving.figures }, cooking }],
  };
  // Only its shape on the disk matters here.
  await keepCatalogue({
    etag: '"1"',
    catalogue: structuredClone(catalogue) as unknown as Parameters<typeof keepCatalogue>[0]['catalogue'],
  });
  expose(new FoodKnowledge(), channel.port1);
  putFoodWorker(() => Object.assign(channel.port2, { terminate: () => undefined }) as unknown as Worker);
});
afterAll(() => {
  channel.port1.close();
  channel.port2.close();
});

const entriesOf = async (diary: Diary) => (await mealsOf(diary, TODAY)).map(({ entry }) => entry);
const planned = (servings = 2) =>
  khachapuri({
    title: RECIPE.name,
    ...serving.figures,
    calories: serving.figures.calories * servings,
    mealId: RECIPE.id,
    amount: servings,
    unit: 'portion',
  });

test('a dish is logged with what is known of it, and leaves with it', async () => {
  const diary = openFreshDiary();
  const entry = await addMeal(khachapuri({ ...KNOWN, nutrients: { ...KNOWN.nutrients, copper: 0.12345 } }));

  expect(entry).toMatchObject({ nutrients: { iron: 3, salt: 2, copper: 0.123 }, nutrientCoverage: { iron: 0.5 } });
  expect(await waitingIn(diary)).toMatchObject([{ change: { meal: { nutrients: { iron: 3 } } } }]);
});

test('a copy and a kept dish have the same', async () => {
  const diary = openFreshDiary();
  const entry = await addMeal(khachapuri({ date: YESTERDAY, ...KNOWN }));
  await copyMeals([entry], TODAY);
  const id = await keepDish({ ...entry, starred: true, own: false });

  expect(await entriesOf(diary)).toMatchObject([KNOWN]);
  expect((await diary.db.favourites.get(id))?.view).toMatchObject(KNOWN);
});

test('figures typed by hand make them unknown, another place does not, and an undo brings them back', async () => {
  const diary = openFreshDiary();
  const entry = await addMeal(khachapuri(KNOWN));
  const typed = async (changes: object) => {
    await replaceMeal({ ...entry, ...changes });
    return (await entriesOf(diary))[0];
  };

  expect(await typed({ mealType: 'dinner', title: 'სხვა' })).toMatchObject(KNOWN);
  expect((await typed({ fats: 3 }))?.nutrients).toEqual({});
  expect(await typed({})).toEqual(entry);
  expect((await typed({ calories: 840, proteins: 30, carbs: 80, fats: 44 }))?.nutrients).toEqual({ iron: 6, salt: 4 });
});

test('a kept dish with figures typed by hand is unknown too', async () => {
  const diary = openFreshDiary();
  const dish = {
    ...khachapuri(KNOWN),
    imageUrl: '',
    mealId: null,
    amount: null,
    unit: null,
    ingredients: [],
    starred: false,
    own: true,
  };
  const id = await keepDish(dish);
  await keepDish({ ...dish, calories: 99 }, id);

  expect((await diary.db.favourites.get(id))?.view?.nutrients).toEqual({});
});

test('a planned dish shows at once, and gets what its recipe tells in the same operation', async () => {
  const diary = openFreshDiary();
  const entry = await addMeal(planned());
  expect('nutrients' in entry).toBe(false);

  await vi.waitFor(async () => expect((await entriesOf(diary))[0]?.nutrients).toBeDefined(), 5000);
  const [filled] = await entriesOf(diary);
  expect(filled).toMatchObject(entry);
  expect(filled?.nutrients?.potassium).toBeCloseTo((serving.nutrients.potassium ?? 0) * 2, 2);
  expect(await waitingIn(diary)).toMatchObject([
    { lane: `meal:${entry.id}`, change: { meal: { nutrients: { potassium: filled?.nutrients?.potassium } } } },
  ]);
});

test('who deleted or changed the dish meanwhile is not overruled', async () => {
  const diary = openFreshDiary();
  const gone = await addMeal(planned());
  await deleteMeal(gone.id);
  const changed = await addMeal(planned());
  await replaceMeal({ ...changed, calories: 1 });
  const last = await addMeal(planned());

  await vi.waitFor(
    async () => expect((await entriesOf(diary)).find(({ id }) => id === last.id)?.nutrients).toBeDefined(),
    5000,
  );
  const entries = await entriesOf(diary);
  expect(entries.map(({ id }) => id).toSorted()).toEqual([changed.id, last.id].toSorted());
  expect(entries.find(({ id }) => id === changed.id)?.nutrients).toBeUndefined();
  await settleAll(diary);
});

test('an entry that has left gets no second operation for it', async () => {
  const diary = openFreshDiary();
  const { nutrients: _, ...entry } = {
    ...(await addMeal(khachapuri())),
    ...serving.figures,
    mealId: RECIPE.id,
    amount: 1,
    unit: 'portion',
  };
  await writeDiary((_tx, record) => record({ kind: 'meal.put', meal: entry, restore: false }));
  await settleAll(diary);
  const left = await waitingIn(diary);
  await writeNutrients([entry]);

  expect(await waitingIn(diary)).toEqual(left);
});

test('old entries are completed by their foods, without a word in the diary', async () => {
  const knowledge = new FoodKnowledge();
  const food = byId.get('egg');
  const { calories = 0, proteins: protein = 0, carbs = 0, fats: fat = 0 } = food?.per100g ?? {};
  const egg = { calories, ingredients: [{ foodId: 'egg', grams: 100, calories, protein, carbs, fat }] };

  const [whole, unknown] = (await knowledge.nutrientsOf([egg, { calories: 1, mealId: 'no-such-dish' }])) ?? [];
  expect(whole?.nutrients.vitaminB12).toBe(food?.nutrients.vitaminB12);
  expect(unknown).toBeNull();
});
