import { describe, expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { cookOwnDish, foodOfPot, potUnits, weighedGrams, wholePot, type OwnDish } from '#domain/food/own-dish.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import { scaleDish } from '#domain/diary/scale-dish.ts';

const foods = new Map(FOODS.map((food) => [food.id, food]));
const line = (food: string, grams: number) => ({ food, name: foods.get(food)?.name ?? food, grams });

/** A pot of beans: 2,140 g on the scales with a pot of 640 g. */
const BEANS: OwnDish = {
  name: 'ლობიო',
  ingredients: [line('kidney-bean', 500), line('onion', 200), line('sunflower-oil', 60), line('salt', 12)],
  method: 'simmer',
  full: 2140,
  empty: 640,
  helpings: 5,
};

function cooked(dish: OwnDish) {
  const pot = cookOwnDish(dish, foods);
  if (!pot) throw new Error('a food of it is unknown');
  return pot;
}
const logged = (dish: OwnDish, amount: number, unit: 'g' | 'portion') => {
  const whole = wholePot(dish, cooked(dish), unit);
  return scaleDish(whole, amount / whole.amount);
};

describe('a dish by the pot', () => {
  test('weighs what the full pot does without the pot, or as it was weighed alone', () => {
    expect(weighedGrams(BEANS)).toBe(1500);
    expect(weighedGrams({ ready: 900 })).toBe(900);
    expect(weighedGrams({ full: 500, empty: 640 })).toBeNull();
    expect(weighedGrams({ full: 500 })).toBeNull();
  });

  test('of which a macro is not known where it is not known of a product in it', () => {
    const spread = {
      food: 'product-4006381333931',
      name: 'პასტა',
      grams: 100,
      per100g: { calories: 500, proteins: 0, carbs: 50, fats: 30 },
      unknown: ['proteins'] as const,
    };
    const cake: OwnDish = {
      name: 'ნამცხვარი',
      ingredients: [line('wheat-flour', 300), spread],
      method: 'bake',
      ready: 380,
    };
    expect(wholePot(cake, cooked(cake), 'g').nutrientCoverage).toMatchObject({ proteins: 0.75 });
    expect(logged(cake, 100, 'g').nutrientCoverage).toMatchObject({ proteins: 0.75 });
    expect(foodOfPot('a', cake, cooked(cake)).unknownMacros).toEqual(['proteins']);
    expect(wholePot(BEANS, cooked(BEANS), 'g').nutrientCoverage ?? {}).not.toHaveProperty('proteins');
  });

  test('takes a product of the person’s own with its figures, nutrients included, and is a food itself', () => {
    const per100g = { calories: 539, proteins: 6.3, carbs: 57.5, fats: 30.9 };
    const spread = { food: 'product-4006381333931', name: 'Nutella', grams: 200, per100g, nutrients: { salt: 0.1 } };
    const cake: OwnDish = {
      name: 'ნამცხვარი',
      ingredients: [line('wheat-flour', 300), spread],
      method: 'bake',
      ready: 450,
      helpings: 9,
    };
    const flour = foods.get('wheat-flour')?.per100g.calories ?? Number.NaN;
    const byHand = 3 * flour + 2 * 539;
    expect(Math.abs(cooked(cake).figures.calories - byHand) / byHand).toBeLessThan(0.01);
    const whole = wholePot(cake, cooked(cake), 'portion');
    expect(whole.ingredients.map(({ foodId }) => foodId)).toEqual(['wheat-flour', 'product-4006381333931']);
    const food = foodOfPot('a', cake, cooked(cake));
    expect(food.per100g.calories).toBeCloseTo(byHand / 4.5, 0);
    expect(food.unitGrams.portion).toBe(50);
    // Of its vitamins less than four fifths are known.
    expect(food.nutrients.vitaminB1).toBeUndefined();
  });

  test('has the figures of a sum by hand, in grams and in helpings, within 1 %', () => {
    for (const [amount, unit, share] of [
      [350, 'g', 350 / 1500],
      [1, 'portion', 1 / 5],
      [37, 'g', 37 / 1500],
    ] as const) {
      const dish = logged(BEANS, amount, unit);
      for (const figure of ['calories', 'proteins', 'carbs', 'fats'] as const) {
        const byHand =
          BEANS.ingredients.reduce(
            (sum, { food, grams }) => sum + (foods.get(food)?.per100g[figure] ?? 0) * (grams / 100),
            0,
          ) * share;
        expect(Math.abs(dish[figure] - byHand)).toBeLessThanOrEqual(Math.max(0.01 * byHand, 0.05));
      }
    }
  });

  test('tells of each food what it brought', () => {
    const { ingredients } = logged(BEANS, 750, 'g');
    expect(ingredients.map(({ foodId, grams }) => [foodId, grams])).toEqual([
      ['kidney-bean', 250],
      ['onion', 100],
      ['sunflower-oil', 30],
      ['salt', 6],
    ]);
  });

  test('holds the nutrients that its recipe would, after the heat', () => {
    const [recipe] = RECIPES.filter(({ method, ingredients }) => method === 'simmer' && ingredients.length > 4);
    if (!recipe) throw new Error('no simmered recipe');
    const raw = recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0);
    const dish: OwnDish = {
      name: recipe.name,
      ingredients: recipe.ingredients.map(({ food, grams }) => line(food, grams)),
      method: recipe.method,
      ready: raw * recipe.yield,
      helpings: recipe.servings,
    };
    const serving = recipeNutrition(recipe, foods);
    const { nutrients = {}, nutrientCoverage = {} } = logged(dish, 1, 'portion');
    expect(Object.keys(nutrients).length).toBeGreaterThan(20);
    for (const [nutrient, amount] of Object.entries(serving.nutrients))
      expect((nutrients as Record<string, number>)[nutrient]).toBeCloseTo(amount, 2);
    for (const [nutrient, share] of Object.entries(serving.coverage))
      expect((nutrientCoverage as Record<string, number>)[nutrient] ?? 1).toBeCloseTo(share, 2);
  });

  test('is logged by what was weighed and what was counted', () => {
    expect(potUnits(BEANS)).toEqual(['portion', 'g']);
    const { full: _, empty: _empty, ...counted } = BEANS;
    expect(potUnits(counted)).toEqual(['portion']);
    const { helpings: _helpings, ...weighed } = BEANS;
    expect(potUnits(weighed)).toEqual(['g']);
    expect(logged(counted, 5, 'portion').calories).toBe(logged(BEANS, 1500, 'g').calories);
  });

  test('is not guessed where a food of it is unknown', () => {
    expect(cookOwnDish({ ...BEANS, ingredients: [...BEANS.ingredients, line('gone', 1)] }, foods)).toBeNull();
  });
});
