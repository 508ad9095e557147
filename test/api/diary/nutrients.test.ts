import { describe, expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { NUTRIENTS } from '#domain/nutrition/nutrient.ts';
import type { Client } from '../support/client.ts';
import { answers, changesSince, dish, dishesOn, freshId, FEW_TRIALS, log, onEveryStore } from '../support/world.ts';

const DAY = '2026-03-01';
const OTHER = '2026-03-02';
const KNOWN = { nutrients: { fibre: 6, salt: 1.5, iron: 4 }, nutrientCoverage: { iron: 0.5 } };
const MADE_OF = [
  { name: 'წიწიბურა', foodId: 'buckwheat-boiled', grams: 200, calories: 200, protein: 7, fat: 1, carbs: 40 },
];
/** What is logged without a word about nutrients has no field for them. */
const told = ({ nutrients, nutrientCoverage }: { nutrients?: unknown; nutrientCoverage?: unknown }) => ({
  nutrients,
  nutrientCoverage,
});
const nutritionOn = async (user: Client, date: string) =>
  (await user.ask('getDashboard', { query: { date } })).data.nutrition;

onEveryStore({ env: FEW_TRIALS }, (world) => {
  describe('the nutrients of an entry', () => {
    test('and a macro that nobody knows stays unknown everywhere, also in the sum of the day', async () => {
      const user = await world().newUser();
      const shares = { nutrients: {}, nutrientCoverage: { proteins: 0 } };
      const entry = await log(user, DAY, { calories: 100, proteins: 0, ...shares });
      expect(told(entry)).toEqual(shares);
      await log(user, DAY, { calories: 300, proteins: 10 });
      const day = await user.ask('getDashboard', { query: { date: DAY } });
      expect(day.data.progress.current).toMatchObject({ macros: { proteins: 10 }, macroCoverage: { proteins: 0.75 } });
      const exported = (await user.ask('getExport')).data.days.find(({ date }) => date === DAY);
      expect(exported?.meals.map(told)).toContainEqual(shares);
      expect((await user.ask('getDashboard', { query: { date: OTHER } })).data.progress.current).not.toHaveProperty(
        'macroCoverage',
      );
    });

    test('come back everywhere as they were logged, to three decimals', async () => {
      const user = await world().newUser();
      const nutrients = { ...KNOWN.nutrients, vitaminB12: 0.12345 };
      const entry = await log(user, DAY, { ...KNOWN, nutrients });
      const kept = { ...KNOWN, nutrients: { ...nutrients, vitaminB12: 0.123 } };
      expect(told(entry)).toEqual(kept);
      expect((await dishesOn(user, DAY)).map(told)).toEqual([kept]);
      expect(
        (await changesSince(user, 0))
          .flatMap(({ days }) => days.flatMap(({ mealHistory }) => mealHistory.meals.lunch.dishes))
          .map(told),
      ).toEqual([kept]);
      const history = await user.ask('getMealHistory', { query: { startDate: DAY, endDate: DAY } });
      expect(history.data[DAY]?.meals.lunch.dishes.map(told)).toEqual([kept]);
      const exported = (await user.ask('getExport')).data.days.find(({ date }) => date === DAY);
      expect(exported?.meals.map(told)).toEqual([kept]);
    });

    test('are absent where nobody has said, and empty where somebody said that nothing is known', async () => {
      const user = await world().newUser();
      const silent = await log(user, DAY);
      expect('nutrients' in silent || 'nutrientCoverage' in silent).toBe(false);
      expect(told(await log(user, DAY, { nutrients: {} }))).toEqual({ nutrients: {} });
      expect(told(await log(user, DAY, { nutrients: { iron: 1 }, nutrientCoverage: { iron: 1, zinc: 0.5 } }))).toEqual({
        nutrients: { iron: 1 },
        nutrientCoverage: { iron: 1 },
      });
    });

    test.each([
      ['a name that is no nutrient', { nutrients: { vitaminX: 1 } }],
      ['a share of what is no nutrient', { nutrientCoverage: { vitaminX: 1 } }],
      ['a negative amount', { nutrients: { iron: -1 } }],
      ['more than any dish holds', { nutrients: { iron: 10_000_001 } }],
      ['text', { nutrients: { iron: '1' } }],
      ['null', { nutrients: { iron: null } }],
      ['a list', { nutrients: [1] }],
      ['a share above 1', { nutrients: { iron: 1 }, nutrientCoverage: { iron: 1.01 } }],
    ])('%s is refused', async (_, changes) => {
      const user = await world().newUser();
      const { status, body } = await user.ask('postMeal', { body: { meal: dish(changes), date: DAY } });
      expect([status, body.code]).toEqual([400, 'invalid-input']);
    });

    test('stay when an app that knows none edits the entry without changing its foods, and grow with its amount', async () => {
      const user = await world().newUser();
      const meal = { calories: 200, proteins: 7, carbs: 40, fats: 1, ingredients: MADE_OF };
      const { id } = await log(user, DAY, { ...meal, ...KNOWN });
      expect(told(await log(user, OTHER, { ...meal, id, title: 'სხვა სახელი', mealType: 'dinner' }))).toEqual(KNOWN);
      const half = {
        calories: 100,
        proteins: 3.5,
        carbs: 20,
        fats: 0.5,
        ingredients: MADE_OF.map((row) => ({ ...row, grams: 100, calories: 100, protein: 3.5, fat: 0.5, carbs: 20 })),
      };
      expect(told(await log(user, OTHER, { ...half, id }))).toEqual({
        ...KNOWN,
        nutrients: { fibre: 3, salt: 0.75, iron: 2 },
      });
      expect(told(await log(user, OTHER, { ...half, id, fats: 9 }))).toEqual({ nutrients: {} });
    });

    test('stay with a kept dish', async () => {
      const user = await world().newUser();
      const id = freshId();
      const kept = { title: 'მჭადი', calories: 420, proteins: 12, carbs: 50, fats: 18, starred: true, own: false };
      const put = (changes: object) =>
        user.ask('putFavourite', { params: { id }, body: { dish: { ...kept, ...changes } } });
      expect(told((await put(KNOWN)).data.dish ?? {})).toEqual(KNOWN);
      expect(told((await put({ starred: false })).data.dish ?? {})).toEqual(KNOWN);
      expect(told((await put({ calories: 500 })).data.dish ?? {})).toEqual({ nutrients: {} });
      expect((await put({ nutrients: { vitaminX: 1 } })).status).toBe(400);
    });

    test('come along into an account', async () => {
      const guest = await world().newUser();
      await log(guest, DAY, KNOWN);
      await guest.ask('putProfile', { body: { pregnancy: 'pregnant' } });
      const account = await world().newRegistered();
      expect((await account.ask('postMerge', { body: { anonymousToken: guest.token, keep: 'bring' } })).status).toBe(
        200,
      );
      expect((await dishesOn(account, DAY)).map(told)).toEqual([KNOWN]);
      expect((await account.ask('getMe')).data.profile.pregnancy).toBe('pregnant');
    });
  });

  describe('the nutrition of a day', () => {
    test('sums what is known, says of how much of the energy, and what is meant for the person', async () => {
      const user = await world().newUser();
      expect(await nutritionOn(user, DAY)).toEqual({});
      await log(user, DAY, { ...KNOWN, calories: 300, ingredients: [] });
      await log(user, DAY, { calories: 100, ingredients: [], mealType: 'dinner', nutrients: { iron: 1 } });
      await log(user, DAY, { calories: 100, ingredients: [] });
      const nutrition = await nutritionOn(user, DAY);
      expect(Object.keys(nutrition).toSorted()).toEqual(['fibre', 'iron', 'salt']);
      expect(nutrition.iron).toEqual({
        amount: 5,
        coverage: 0.5,
        target: 16,
        upper: 40,
        kind: 'at-least',
        basis: expect.stringContaining('EFSA 2015'),
      });
      expect(nutrition.fibre).toMatchObject({ amount: 6, coverage: 0.6, target: 25, upper: null });
      expect(nutrition.salt).toMatchObject({ target: 6, kind: 'at-most', basis: expect.stringContaining('1169/2011') });
      await user.ask('putProfile', { body: { pregnancy: 'pregnant', age: 30 } });
      await log(user, DAY, { calories: 100, ingredients: [], nutrients: { folate: 50 } });
      expect((await nutritionOn(user, DAY)).folate).toMatchObject({ target: 600, upper: null });
      await user.ask('putProfile', { body: { gender: 'male' } });
      expect((await nutritionOn(user, DAY)).iron).toMatchObject({ target: 11 });
    });

    test('is what the table says of each food that was eaten, nutrient by nutrient', async () => {
      const user = await world().newUser();
      const { data: items } = await user.ask('processFood', {
        body: { input: '2 კვერცხი, 200 გ მაწონი, 150 გ წიწიბურა, 1 ვაშლი' },
      });
      for (const { name, calories, protein: proteins, carbs, fat: fats, nutrients, nutrientCoverage } of items) {
        await log(user, DAY, { title: name, calories, proteins, carbs, fats, nutrients, nutrientCoverage });
      }
      await log(user, DAY, { calories: 100 });
      const nutrition = await nutritionOn(user, DAY);
      const energy = items.reduce((sum, { calories }) => sum + calories, 100);
      for (const nutrient of NUTRIENTS) {
        const known = items.flatMap(({ foodId, grams, calories }) => {
          const per100g = FOODS.find(({ id }) => id === foodId)?.nutrients[nutrient];
          return per100g === undefined ? [] : [{ amount: (per100g * grams) / 100, calories }];
        });
        const share = known.reduce((sum, { calories }) => sum + calories, 0) / energy;
        expect
          .soft(nutrition[nutrient]?.amount ?? -1, nutrient)
          .toBeCloseTo(known.length === 0 ? -1 : known.reduce((sum, { amount }) => sum + amount, 0), 2);
        expect.soft(nutrition[nutrient]?.coverage ?? 0, nutrient).toBeCloseTo(share, 2);
      }
      expect(items).toHaveLength(4);
    });

    test('completes entries of apps that say nothing, by their foods or their recipe', async () => {
      const user = await world().newUser();
      const recipe = RECIPES.find(({ pro }) => !pro)?.id ?? '';
      const { data: served } = await user.ask('getMeal', { params: { id: recipe } });
      await log(user, DAY, {
        mealId: recipe,
        amount: 2,
        unit: 'portion',
        calories: served.calories * 2,
        ingredients: [],
      });
      expect((await nutritionOn(user, DAY)).potassium?.amount).toBeCloseTo((served.nutrients?.potassium ?? 0) * 2, 1);
      const [egg] = (await user.ask('processFood', { body: { input: '2 კვერცხი' } })).data;
      const { calories = 0, protein = 0, carbs = 0, fat = 0, grams = 0, foodId } = egg ?? {};
      await log(user, OTHER, {
        calories,
        ingredients: [{ name: 'კვერცხი', foodId, grams, calories, protein, carbs, fat }],
      });
      expect((await nutritionOn(user, OTHER)).vitaminB12?.amount).toBe(egg?.nutrients?.vitaminB12);
    });
  });

  test('foods of a text come with their nutrients', async () => {
    const user = await world().newUser();
    const { data } = await user.ask('processFood', { body: { input: '200 გ მაწონი, 100 გ ისპანახი' } });
    expect(data.map(({ nutrients }) => (nutrients?.calcium ?? 0) > 50)).toEqual([true, true]);
    expect(data[0]?.nutrients?.calcium).toBeGreaterThan(200);
  });

  test('a recipe tells those of a serving, and to who has no access none', async () => {
    const [user, guest] = [await world().newUser(), await world().newOutsider()];
    const id = RECIPES.find(({ pro }) => !pro)?.id ?? '';
    const { data } = await user.ask('getMeal', { params: { id } });
    expect(data.nutrients?.potassium).toBeGreaterThan(0);
    expect(Object.keys(data.nutrientCoverage ?? {})).toEqual(Object.keys(data.nutrients ?? {}));
    expect((await guest.ask('getMeal', { params: { id } })).data).toMatchObject({
      nutrients: null,
      nutrientCoverage: null,
    });
  });

  test('a later questionnaire makes no plan to lose weight for who is with child', async () => {
    const user = await world().newUser();
    await user.ask('putProfile', { body: { pregnancy: 'pregnant' } });
    const asked = { ...answers(), dietPlan: { type: 'balanced', calories: 1200, carbs: 100, fat: 40, protein: 90 } };
    expect((await user.ask('postOnboarding', { body: asked })).data.user.profile).toMatchObject({
      fitnessGoal: 'maintain-weight',
      targetWeight: 65,
      pregnancy: 'pregnant',
    });
    expect((await user.ask('getMealPlan')).data).toMatchObject({ goal: 'maintain-weight', targetWeight: 65 });
    expect((await user.ask('getGoals')).data.at(-1)?.calories).toBeGreaterThan(1500);
  });

  test('who is with child or nurses is said in the profile, and only in these words', async () => {
    const user = await world().newUser();
    expect((await user.ask('getMe')).data.profile.pregnancy).toBeNull();
    for (const pregnancy of ['pregnant', 'breastfeeding', 'no']) {
      expect((await user.ask('putProfile', { body: { pregnancy } })).data.profile.pregnancy).toBe(pregnancy);
    }
    expect((await user.ask('putProfile', { body: { pregnancy: 'yes' } })).status).toBe(400);
    expect((await user.ask('putProfile', { body: { displayName: 'ნინო' } })).data.profile.pregnancy).toBe('no');
  });
});
