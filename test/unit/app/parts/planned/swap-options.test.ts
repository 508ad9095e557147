import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundOptions, similarOptions, type SwapWish } from '#app/parts/planned/swap-options.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { FOODS } from '#content/join/food-table.ts';
import { recipeMeal } from '#contract/food/recipe-views.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { mealTypeOfPlan, PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import '#test/fixed-chance.ts';

const foods = new Map(FOODS.map((food) => [food.id, food]));
const teasers: RecipeTeaser[] = RECIPES.map((recipe) => {
  const {
    grams,
    figures: { calories, proteins, carbs, fats },
  } = recipeNutrition(recipe, foods);
  const { id, name, synonyms, misspellings, nameEn, description, types, diets, course, minutes, pro } = recipe;
  return {
    id,
    name,
    nameEn,
    description,
    course,
    minutes,
    types: [...types],
    diets: [...diets],
    synonyms: [...synonyms],
    misspellings: [...misspellings],
    ...(pro && { pro }),
    serving: { grams, calories, proteins, carbs, fats },
  };
});

const wishes = fc
  .record({
    at: fc.nat(teasers.length - 1),
    tenths: fc.integer({ min: 5, max: 20 }),
    meal: fc.constantFrom(...PLAN_MEALS),
    diet: fc.constantFrom(...DIETS),
  })
  .map(({ at, tenths, meal, diet }): SwapWish => {
    const recipe = teasers[at] ?? teasers[0];
    if (!recipe) throw new Error('no recipes');
    const ratio = tenths / 10;
    const old = {
      mealId: recipe.id,
      ratio,
      mealData: { ...recipeMeal(recipe, recipe.serving), scaledCalories: recipe.serving.calories * ratio },
    };
    return { old, meal, diet, onDay: [recipe.id, 'khinkali-kalakuri'] };
  });
const byId = new Map(teasers.map((recipe) => [recipe.id, recipe]));

test('similar dishes suit the meal and the diet, are none of the day and keep its energy within a tenth', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      for (const { entry, outsideDiet, more } of similarOptions(teasers, wish)) {
        const recipe = byId.get(entry.mealId);
        expect(recipe?.types).toContain(mealTypeOfPlan(wish.meal));
        expect(wish.onDay).not.toContain(entry.mealId);
        expect(outsideDiet).toBe(false);
        expect(Math.abs(more)).toBeLessThanOrEqual(wish.old.mealData.scaledCalories * 0.1 + 1);
      }
    }),
    { numRuns: 60 },
  );
});

test('found dishes keep the meal, name the servings that come nearest and tell when the diet has them not', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      for (const { entry, outsideDiet } of foundOptions(teasers, teasers, wish)) {
        const recipe = byId.get(entry.mealId);
        expect(recipe?.types).toContain(mealTypeOfPlan(wish.meal));
        expect(wish.onDay).not.toContain(entry.mealId);
        expect(outsideDiet).toBe(!recipe?.diets.includes(wish.diet));
        expect(entry.ratio).toBeGreaterThanOrEqual(0.5);
        expect(entry.ratio).toBeLessThanOrEqual(3);
      }
    }),
    { numRuns: 20 },
  );
});
