import { describe, expect, test } from 'vitest';
import { plannedDayOf, type PlanDay } from '#contract/plan/plan.ts';
import type { RecipeMeal } from '#contract/food/recipes.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { swapPlannedDish } from '#domain/plan/swap-planned-dish.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { IN_ONE_MINUTE } from '../support/clock-ahead.ts';
import { dishesOf, planned, planOf, recipe } from '../support/planned.ts';
import { answers, changesSince, freshId, onEveryStore } from '../support/world.ts';

onEveryStore({}, (world) => {
  describe('the week', () => {
    test('is there after the questionnaire, whole, with what each dish shows', async () => {
      const user = await world().newUser();
      const { days } = await planOf(user);
      expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const day of days) for (const meal of PLAN_MEALS) expect(day.meals[meal].length).toBeGreaterThan(0);
      for (const { mealId, ratio, mealData } of days.flatMap(dishesOf)) {
        expect(mealData).toMatchObject({
          id: mealId,
          mealId,
          title: recipe(mealId)?.name,
          imageUrl: `/assets/recipes/${mealId}.webp`,
        });
        expect(mealData.scaledCalories).toBe(roundTo1(mealData.calories * ratio));
      }
    });

    test('is the same on the dashboard, in the changes and in the export', async () => {
      const user = await world().newUser();
      const { days, planId } = await planOf(user);
      expect((await user.ask('getDashboard')).data.mealPlan).toEqual({ planId, dietId: 'balanced', days });
      expect((await changesSince(user, 0)).at(-1)?.plan?.days).toEqual(days);
      expect((await user.ask('getExport')).data.plan?.days).toEqual(days);
    });

    test('keeps to what the person asks of it and to the fasts they keep, and says what is left over', async () => {
      const user = await world().newUser();
      const current = (name: string) => ({ params: { name, key: 'current' } });
      await user.ask('putThing', {
        ...current('plan-preferences'),
        body: { allergies: ['nuts'], dislikes: ['eggplant'] },
      });
      await user.ask('putThing', { ...current('fasting'), body: { keeps: 'weekly' } });
      // An ordinary week after Pentecost, with the fast of Wednesday and Friday.
      const { days } = (await user.ask('postDiet', { body: { dietId: 'balanced', date: '2026-10-12' } })).data;
      const foodsOn = (some: readonly PlanDay[]) =>
        some.flatMap(dishesOf).flatMap(({ mealId }) => recipe(mealId)?.ingredients.map(({ food }) => food) ?? []);
      const lean = foodsOn(days.filter(({ day }) => day === 3 || day === 5));
      expect(lean.length).toBeGreaterThan(0);
      expect(
        lean.filter((food) => ['egg', 'butter', 'sulguni', 'matsoni', 'milk', 'beef', 'chicken'].includes(food)),
      ).toEqual([]);
      expect(foodsOn(days).filter((food) => ['walnut', 'almond', 'hazelnut', 'eggplant'].includes(food))).toEqual([]);
      expect(days.flatMap(dishesOf).some(({ leftover }) => leftover === true)).toBe(true);
      expect((await changesSince(user, 0)).at(-1)?.plan?.days).toEqual(days);
    });

    test('is made for any goal that the questionnaire takes', async () => {
      for (const calories of [1, 800, 2600, 20_000]) {
        const { data } = await world().nobody.ask('postOnboarding', { body: { ...answers(), dietPlan: { calories } } });
        expect(data.user.isAnonymous).toBe(true);
      }
    });

    test('of a device counts only after a restore: without a revision the server makes its own', async () => {
      const user = await world().newUser();
      const { planId, days } = await planOf(user);
      const week = { planId, days: days.map(plannedDayOf) };
      expect((await user.ask('postDiet', { body: { dietId: 'balanced', week } })).data.planId).not.toBe(planId);
      const endless = {
        planId,
        days: Array.from({ length: 8 }, () =>
          plannedDayOf(days[0] ?? { day: 1, meals: { breakfast: [], lunch: [], dinner: [], snack: [] } }),
        ),
      };
      expect((await user.ask('postDiet', { body: { dietId: 'balanced', week: endless, asOf: 1 } })).status).toBe(400);
    });

    test('keeps to the diet that is chosen', async () => {
      const user = await world().newUser();
      for (const dietId of ['vegetarian', 'fasting'] as const) {
        const { data } = await user.ask('postDiet', { body: { dietId } });
        const ids = data.days.flatMap(dishesOf).map(({ mealId }) => mealId);
        expect(ids.length).toBeGreaterThan(0);
        for (const id of ids) expect(recipe(id)?.diets).toContain(dietId);
        expect(await planOf(user)).toEqual(data);
      }
    });

    test('of the same diet is another one, and the goals stay as the user set them', async () => {
      const user = await world().newUser();
      await user.ask('putMacros', { body: { proteins: 90, carbs: 150, fats: 40 } });
      const before = await planOf(user);
      const { data } = await user.ask('postDiet', { body: { dietId: 'balanced' } });
      expect(data.planId).not.toBe(before.planId);
      expect(data.days).not.toEqual(before.days);
      expect((await user.ask('getDashboard')).data.progress.goals.macros).toEqual({
        proteins: 90,
        carbs: 150,
        fats: 40,
      });
    });
  });

  describe('a swap', () => {
    test('puts the new dish in the place of the old one, with its own energy', async () => {
      const user = await world().newUser();
      const { day, other, body, plan } = await planned(user);
      const { data } = await user.ask('postSwapMeal', { body: { ...body, newRatio: 1.5, newBaseCalories: 9 } });
      const entry = data.meals.lunch[0];
      expect(entry).toMatchObject({ mealId: other, ratio: 1.5, mealData: { title: recipe(other)?.name } });
      expect(entry?.mealData.scaledCalories).toBe(roundTo1((entry?.mealData.calories ?? 0) * 1.5));
      expect(data.meals).toEqual({ ...day.meals, lunch: [entry, ...day.meals.lunch.slice(1)] });
      const after = await planOf(user);
      expect([after.planId, after.rev]).toEqual([plan.planId, data.rev]);
      const place = { day: day.day, meal: 'lunch', mealId: body.oldMealId } as const;
      expect(after.days).toEqual(entry && swapPlannedDish(plan.days, place, entry));
      expect((await changesSince(user, plan.rev)).at(-1)?.plan).toEqual(after);
    });

    test('takes the snack by either of its names, and one serving when no ratio is given', async () => {
      const user = await world().newUser();
      const { body, other } = await planned(user, 'snack');
      const { data } = await user.ask('postSwapMeal', { body: { ...body, mealType: 'snacks', planId: undefined } });
      expect(data.meals.snack[0]).toMatchObject({ mealId: other, ratio: 1 });
      const back = await user.ask('postSwapMeal', { body: { ...body, oldMealId: other, newMealId: body.oldMealId } });
      expect(back.status).toBe(200);
    });

    test('puts back what was left over from another meal as left over', async () => {
      const user = await world().newUser();
      const { body, other } = await planned(user);
      const { data } = await user.ask('postSwapMeal', { body: { ...body, leftover: true } });
      expect(data.meals.lunch[0]).toMatchObject({ mealId: other, leftover: true });
    });

    test('of a dish that is no longer there is told so, and changes nothing', async () => {
      const user = await world().newUser();
      const { body, plan } = await planned(user);
      const strange = [{ planId: freshId() }, { oldMealId: body.newMealId }, { mealType: 'breakfast' }];
      for (const change of strange) {
        const { status, body: answer } = await user.ask('postSwapMeal', { body: { ...body, ...change } });
        expect([status, answer.code]).toEqual([409, 'plan-changed']);
      }
      expect(await planOf(user)).toEqual(plan);
    });

    test("with another user's plan is a plan that has changed", async () => {
      const [user, stranger] = [await world().newUser(), await world().newUser()];
      const { body, plan } = await planned(user);
      expect((await stranger.ask('postSwapMeal', { body })).status).toBe(409);
      expect(await planOf(user)).toEqual(plan);
    });

    test('for an unknown recipe, or without a plan, is 404', async () => {
      const user = await world().newUser();
      const { body } = await planned(user);
      expect((await user.ask('postSwapMeal', { body: { ...body, newMealId: 'no-such-dish' } })).status).toBe(404);
      const guest = await world().newGuest();
      expect((await guest.ask('postSwapMeal', { body })).status).toBe(404);
    });

    test.each([
      { day: 0 },
      { day: 8 },
      { mealType: 'supper' },
      { newRatio: 0 },
      { newRatio: 11 },
      { oldMealId: '' },
      { newBaseCalories: -1 },
    ])('refuses %j', async (change) => {
      const user = await world().newUser();
      const { body } = await planned(user);
      expect((await user.ask('postSwapMeal', { body: { ...body, ...change } })).status).toBe(400);
    });

    test('is done once, however often it is sent', async () => {
      const user = await world().newUser();
      const { body } = await planned(user);
      const key = freshId();
      const first = await user.ask('postSwapMeal', { body }, { key });
      const again = await user.ask('postSwapMeal', { body }, { key });
      expect(again.data).toEqual(first.data);
      expect(again.body.meta).toEqual({ replayed: true });
      expect((await user.ask('postSwapMeal', { body: { ...body, newRatio: 2 } }, { key })).status).toBe(422);
    });

    test('goes in a batch after the diet that it was made for', async () => {
      const user = await world().newUser();
      const { body, other } = await planned(user);
      const swap = { key: freshId(), method: 'POST', path: '/dashboard/swap-meal', body };
      const diet = { key: freshId(), method: 'POST', path: '/dashboard/diet', body: { dietId: 'vegetarian' } };
      const { data } = await user.ask('postBatch', { body: { operations: [swap, diet, { ...swap, key: freshId() }] } });
      expect(data.map(({ status }) => status)).toEqual([200, 200, 409]);
      expect(JSON.stringify(data[0]?.body.data)).toContain(other);
      expect((await planOf(user)).dietId).toBe('vegetarian');
    });
  });

  describe('the shopping list', () => {
    test('names each food of the week once, by shelves, in grams', async () => {
      const user = await world().newUser();
      const { data } = await user.ask('getShoppingList');
      expect(data.length).toBeGreaterThan(10);
      expect(new Set(data.map(({ foodId }) => foodId)).size).toBe(data.length);
      for (const { name, grams } of data) {
        expect(name).toMatch(/^[ა-ჰ]/);
        expect(grams).toBeGreaterThanOrEqual(1);
      }
    });

    test('of some days needs no more than that of all', async () => {
      const user = await world().newUser();
      const all = new Map((await user.ask('getShoppingList')).data.map(({ foodId, grams }) => [foodId, grams]));
      const { data } = await user.ask('getShoppingList', { query: { days: '1,3' } });
      expect(data.length).toBeLessThan(all.size);
      for (const { foodId, grams } of data) expect(grams).toBeLessThanOrEqual(all.get(foodId) ?? 0);
    });

    test('of days that are none is refused, without a plan it is 404', async () => {
      const user = await world().newUser();
      for (const days of ['0', '8', '1,', '1;2', 'all'])
        expect((await user.ask('getShoppingList', { query: { days } })).status).toBe(400);
      expect((await (await world().newGuest()).ask('getShoppingList')).status).toBe(404);
    });
  });

  test('recipes are found by Georgian, Latin-letter and English words, with typos, and an empty query finds none', async () => {
    const guest = await world().newGuest();
    const found = async (query: string, limit = 10) =>
      (await guest.ask('searchMeals', { query: { query, limit } })).data;
    const titles = ({ meals }: { meals: RecipeMeal[] }) => meals.map(({ title }) => title);
    for (const query of ['ხინკალი', 'xinkali', 'khinkali', 'ხინკლი'])
      expect(titles(await found(query)).join()).toContain('ხინკალი');
    expect(await found('')).toEqual({ meals: [], total: 0, query: '' });
    const few = await found('სალათი', 3);
    expect(few.meals).toHaveLength(3);
    expect(few.total).toBeGreaterThan(3);
    expect((await guest.ask('searchMeals', { query: { query: 'x'.repeat(101) } })).status).toBe(400);
  });
});

onEveryStore({ env: { ...IN_ONE_MINUTE, LIMIT_WEEKS: '3' } }, (world) => {
  test('weeks are counted a minute, in a batch too; other writes go on', async () => {
    const user = await world().newUser();
    const diet = () => ({ key: freshId(), method: 'POST', path: '/dashboard/diet', body: { dietId: 'balanced' } });
    const batch = (operations: unknown[]) => user.ask('postBatch', { body: { operations } });
    expect((await batch([diet(), diet(), diet(), diet(), diet(), diet()])).status).toBe(429);
    expect((await user.ask('postWater', { body: { date: '2026-03-01', amount: 250 } })).status).toBe(200);
    const stranger = await world().newUser();
    expect((await stranger.ask('postDiet', { body: { dietId: 'balanced' } })).status).toBe(200);
    const asked = [];
    for (let count = 0; count < 7; count++)
      asked.push((await stranger.ask('postDiet', { body: { dietId: 'balanced' } })).status);
    expect(asked).toContain(429);
  });
});
