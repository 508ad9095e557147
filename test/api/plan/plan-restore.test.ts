import { describe, expect, test } from 'vitest';
import { plannedDayOf } from '#contract/plan/plan.ts';
import { swapPlannedDish } from '#domain/plan/swap-planned-dish.ts';
import { planned, planOf } from '../support/planned.ts';
import { onEveryStore } from '../support/world.ts';

onEveryStore({}, (world) => {
  describe('after a restore the week', () => {
    test('comes back as it was when a device tells it, unless a newer one is there', async () => {
      const user = await world().newUser();
      const first = await planOf(user);
      const { data: second } = await user.ask('postDiet', { body: { dietId: 'balanced' } });
      const week = { planId: first.planId, days: first.days.map(plannedDayOf) };
      const back = (asOf: number) => user.ask('postDiet', { body: { dietId: 'balanced', week, asOf } });

      expect((await back(first.rev)).data).toMatchObject({ planId: second.planId, rev: second.rev });
      expect((await back(second.rev)).data).toMatchObject({ planId: first.planId, days: first.days });
      expect(await planOf(user)).toMatchObject({ planId: first.planId, days: first.days });
    });

    test('that a device brings back keeps what was swapped since', async () => {
      const user = await world().newUser();
      const { plan, body, other } = await planned(user);
      const { body: since } = await planned(user, 'dinner');
      await user.ask('postSwapMeal', { body: since });
      const held = swapPlannedDish(
        plan.days.map(plannedDayOf),
        { day: body.day, meal: 'lunch', mealId: body.oldMealId },
        { mealId: other, ratio: 1 },
      );
      const week = { planId: plan.planId, days: held ?? [] };
      await user.ask('postDiet', { body: { dietId: plan.dietId, week, asOf: plan.rev } });
      const [day] = (await planOf(user)).days;
      expect([day?.meals.lunch[0]?.mealId, day?.meals.dinner[0]?.mealId]).toEqual([other, since.newMealId]);
    });
  });

  describe('after a restore a swap', () => {
    test('sent again yields to a newer plan', async () => {
      const user = await world().newUser();
      const { body, day } = await planned(user);
      const { data: newer } = await user.ask('postDiet', { body: { dietId: 'balanced' } });
      const old = await user.ask('postSwapMeal', { body: { ...body, asOf: newer.rev - 1 } });
      expect(old.data).toEqual({ ...newer.days.find((one) => one.day === day.day), rev: newer.rev });
    });

    test('sent again goes in beside what was swapped since', async () => {
      const user = await world().newUser();
      const { plan, body } = await planned(user);
      const { body: since } = await planned(user, 'dinner');
      await user.ask('postSwapMeal', { body: since });
      const { data } = await user.ask('postSwapMeal', { body: { ...body, asOf: plan.rev } });
      expect([data.meals.lunch[0]?.mealId, data.meals.dinner[0]?.mealId]).toEqual([body.newMealId, since.newMealId]);
    });
  });
});
