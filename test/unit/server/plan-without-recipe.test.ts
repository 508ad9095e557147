import { expect, test } from 'vitest';
import { RECIPES } from '#content/recipe-book.ts';
import { planDayOf } from '#server/food/week-plan.ts';

test('a planned dish whose recipe has left the catalogue leaves the day, and the rest of the day stays', () => {
  const [known] = RECIPES;
  if (!known) throw new Error('no recipes');
  const { meals } = planDayOf({
    day: 1,
    meals: {
      breakfast: [{ mealId: known.id, ratio: 1 }],
      lunch: [],
      dinner: [],
      snack: [{ mealId: 'banana-one', ratio: 1 }],
    },
  });
  expect(meals.breakfast.map(({ mealId }) => mealId)).toEqual([known.id]);
  expect(meals.snack).toEqual([]);
});
