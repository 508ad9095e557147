import { describe, expect, test } from 'vitest';
import { RECIPES } from '#content/recipe-book.ts';
import { plannedDayOf } from '#contract/plan/plan.ts';
import type { Client } from '../support/client.ts';
import { dishesOf, planned, planOf, recipe } from '../support/planned.ts';
import { changesSince, onEveryStore, serverDay } from '../support/world.ts';

onEveryStore({}, (world) => {
  describe('the next week', () => {
    // In the Great Lent.
    const thursday = '2026-03-05';
    const make = (user: Client, date = thursday) =>
      user.ask('postDiet', { body: { dietId: 'balanced', date, next: true } });

    test('is made from Thursday on, beside the present one, and its swaps reach it alone', async () => {
      const user = await world().newUser();
      const before = await planOf(user);
      const early = await make(user, '2026-03-04');
      expect([early.status, early.body.issues?.map(({ path }) => path)]).toEqual([400, ['next']]);
      const { data } = await make(user);
      expect([data.planId, data.days]).toEqual([before.planId, before.days]);
      expect(data.next).toMatchObject({ monday: '2026-03-09' });
      expect(data.next?.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(data.next?.days[0] && dishesOf(data.next.days[0]).some(({ leftover }) => leftover)).toBe(false);
      expect(await planOf(user)).toEqual(data);
      expect((await changesSince(user, before.rev)).at(-1)?.plan).toEqual(data);
      expect((await user.ask('getExport')).data.plan?.next).toEqual(data.next);

      const lunch = data.next?.days[0]?.meals.lunch[0];
      const { other } = await planned(user);
      const { data: swapped } = await user.ask('postSwapMeal', {
        body: {
          planId: data.next?.planId,
          day: 1,
          mealType: 'lunch',
          oldMealId: lunch?.mealId ?? '',
          newMealId: other,
        },
      });
      const after = await planOf(user);
      expect(after.days).toEqual(before.days);
      expect(after.next?.days[0]?.meals).toEqual(swapped.meals);
      expect(swapped.meals.lunch[0]?.mealId).toBe(other);
    });

    test('is the plan from its Monday on: on the dashboard, for the shop, and when another is made', async () => {
      const user = await world().newUser();
      const { data } = await make(user);
      const planId = async (date: string) => (await user.ask('getDashboard', { query: { date } })).data.mealPlan.planId;
      expect([await planId('2026-03-08'), await planId('2026-03-09')]).toEqual([data.planId, data.next?.planId]);
      const [now, then] = [
        await user.ask('getShoppingList', { query: { plannedFor: '2026-03-08' } }),
        await user.ask('getShoppingList', { query: { plannedFor: '2026-03-09' } }),
      ];
      expect(then.data.map(({ foodId }) => foodId)).not.toEqual(now.data.map(({ foodId }) => foodId));
      const { data: later } = await make(user, '2026-03-12');
      expect([later.planId, later.days, later.next?.monday]).toEqual([
        data.next?.planId,
        data.next?.days,
        '2026-03-16',
      ]);
      const { data: anew } = await user.ask('postDiet', { body: { dietId: 'balanced', date: '2026-03-17' } });
      expect([anew.next, anew.planId === later.planId]).toEqual([undefined, false]);
    });

    test('keeps the fasts of its own days, and goes when another diet is chosen', async () => {
      const user = await world().newUser();
      await user.ask('putThing', { params: { name: 'fasting', key: 'current' }, body: { keeps: 'all' } });
      const { data } = await make(user);
      const foods = (data.next?.days ?? [])
        .flatMap(dishesOf)
        .flatMap(({ mealId }) => recipe(mealId)?.ingredients ?? []);
      expect(foods.length).toBeGreaterThan(20);
      expect(
        foods.filter(({ food }) => ['egg', 'butter', 'sulguni', 'milk', 'beef', 'chicken'].includes(food)),
      ).toEqual([]);
      const { data: same } = await user.ask('postDiet', { body: { dietId: 'balanced', date: thursday } });
      expect(same.next).toEqual(data.next);
      const { data: other } = await user.ask('postDiet', { body: { dietId: 'vegetarian', date: thursday } });
      expect(other.next).toBeUndefined();
    });

    test('comes back with its week when a device tells it after a restore', async () => {
      const user = await world().newUser();
      const { data } = await make(user);
      const { data: lost } = await user.ask('postDiet', { body: { dietId: 'vegetarian', date: thursday } });
      const week = {
        planId: data.planId,
        days: data.days.map(plannedDayOf),
        ...(data.next && { next: { ...data.next, days: data.next.days.map(plannedDayOf) } }),
      };
      const back = await user.ask('postDiet', { body: { dietId: 'balanced', week, asOf: lost.rev } });
      expect([back.data.days, back.data.next]).toEqual([data.days, data.next]);
    });
  });

  describe('a swap', () => {
    test('for a dish that the person must not or does not eat is refused, in an old plan too', async () => {
      const user = await world().newUser();
      const { body, plan } = await planned(user);
      const put = (value: object) =>
        user.ask('putThing', { params: { name: 'plan-preferences', key: 'current' }, body: value });
      const withFood = (food: string) =>
        RECIPES.find(
          ({ id, pro, ingredients }) => !pro && id !== body.oldMealId && ingredients.some((one) => one.food === food),
        )?.id ?? '';
      const swap = async (newMealId: string, more: object = {}) => {
        const { status, body: answer } = await user.ask('postSwapMeal', { body: { ...body, newMealId, ...more } });
        return [status, answer.code];
      };
      await put({ allergies: ['nuts'] });
      expect(await swap(withFood('walnut'))).toEqual([409, 'dish-unsuitable']);
      await put({ dislikes: ['eggplant'] });
      expect(await swap(withFood('eggplant'))).toEqual([409, 'dish-unsuitable']);
      await put({});
      await user.ask('putThing', { params: { name: 'fasting', key: 'current' }, body: { keeps: 'all' } });
      expect(await swap(withFood('beef'), { plannedFor: '2026-03-11' })).toEqual([409, 'dish-unsuitable']);
      expect((await planOf(user)).days).toEqual(plan.days);
      expect(await swap(withFood('walnut'))).toEqual([200, undefined]);
    });
  });

  describe('the shopping list', () => {
    test('is for all who eat, counts off what the kitchen has, and buys packages whole', async () => {
      const user = await world().newUser();
      const { data: alone } = await user.ask('getShoppingList');
      await user.ask('putThing', { params: { name: 'plan-preferences', key: 'current' }, body: { people: 3 } });
      const { data: family } = await user.ask('getShoppingList');
      for (const { foodId, needed, grams, packages } of family) {
        const own = alone.find((one) => one.foodId === foodId)?.needed ?? 0;
        expect(Math.abs(needed - 3 * own)).toBeLessThan(Math.max(40, needed * 0.35));
        const bought = packages ? packages.count * packages.grams : grams;
        expect(bought).toBeGreaterThan(grams * 0.94);
      }
      expect(family.reduce((sum, { needed }) => sum + needed, 0)).toBeGreaterThan(
        2.5 * alone.reduce((sum, { needed }) => sum + needed, 0),
      );
      expect(family.some(({ packages }) => packages !== null)).toBe(true);
      const [first, second] = family;
      const has = (foodId: string, grams: number) =>
        user.ask('putThing', { params: { name: 'pantry', key: foodId }, body: { grams, day: serverDay() } });
      await has(first?.foodId ?? '', 100_000);
      await has(second?.foodId ?? '', Math.floor((second?.needed ?? 0) / 2));
      const { data: rest } = await user.ask('getShoppingList');
      expect(rest.map(({ foodId }) => foodId)).toEqual(family.slice(1).map(({ foodId }) => foodId));
      expect(rest[0]).toMatchObject({ needed: second?.needed, have: Math.floor((second?.needed ?? 0) / 2) });
    });
  });
});
