import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundOptions, similarOptions, type SwapOption, type SwapWish } from '#app/parts/planned/swap-options.ts';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { EDITIONS, type Edition } from '#contract/food/catalogue.ts';
import { recipeMeal } from '#contract/food/recipe-views.ts';
import { teaserOf } from '#device/food/dishes/recipe-page.ts';
import { suitingRecipes } from '#device/food/dishes/suiting-recipes.ts';
import { ALLERGENS } from '#domain/food/allergens.ts';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { FAST_LEVELS, type FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { animalPartsOf, FOOD_GROUPS, type AnimalPart } from '#domain/food/food.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { catalogueOnDevice } from '#test/unit/contract/catalogue-on-device.ts';
import '#test/fixed-chance.ts';

const foods = new Map(FOODS.map((food) => [food.id, food]));
const ingredients = new Map(
  RECIPES.map((recipe) => [recipe.id, recipe.ingredients.flatMap(({ food }) => foods.get(food) ?? [])]),
);
const RECIPES_IN = { open: catalogueOnDevice('open').recipes, free: catalogueOnDevice('free').recipes };

const NO_RULES: EatingRules = { allergies: [], dislikes: [], level: 'none' };
/** Told anew, by hand: what nobody eats of an animal on a day of this level. */
const FASTED: Readonly<Record<FastLevel, readonly AnimalPart[]>> = {
  none: [],
  'meat-free': ['meat'],
  fish: ['meat', 'dairy', 'egg'],
  oil: ['meat', 'dairy', 'egg', 'fish'],
  strict: ['meat', 'dairy', 'egg', 'fish'],
};

/** What of the rules a dish breaks, by its ingredients one by one. */
const broken = (id: string, { allergies, dislikes, level }: EatingRules): string[] =>
  (ingredients.get(id) ?? []).flatMap((food) => [
    ...(food.allergens ?? ALLERGENS).filter((one) => allergies.includes(one)),
    // Who drinks no drinks still cooks with water.
    ...(food.id === 'water' ? [] : [food.id, food.group, food.base?.id ?? '']).filter((one) => dislikes.includes(one)),
    ...animalPartsOf(food).filter((part) => FASTED[level].includes(part)),
  ]);

/** Everything that the dialog offers in place of a dish: what is like it, and what any search finds. */
function offered(edition: Edition, rules: EatingRules, wish: SwapWish): SwapOption[] {
  const all = RECIPES_IN[edition];
  const suiting = suitingRecipes(all, foods, rules);
  return [...similarOptions(suiting, wish), ...foundOptions(all.map(teaserOf), suiting, wish)];
}

const rulesOf = fc.record<EatingRules>({
  allergies: fc.subarray([...ALLERGENS], { maxLength: 4 }),
  dislikes: fc.subarray([...FOOD_GROUPS, 'onion', 'garlic', 'coriander', 'egg', 'beef', 'walnut'], { maxLength: 3 }),
  level: fc.constantFrom(...FAST_LEVELS),
});
const wishes = fc
  .record({
    recipe: fc.constantFrom(...RECIPES_IN.open),
    meal: fc.constantFrom(...PLAN_MEALS),
    diet: fc.constantFrom(...DIETS),
  })
  .map(({ recipe, meal, diet }): SwapWish => {
    const mealData = { ...recipeMeal(recipe, recipe.serving), scaledCalories: recipe.serving.calories };
    return { old: { mealId: recipe.id, ratio: 1, mealData }, meal, diet, onDay: [recipe.id] };
  });

test('a swap never offers an allergen, a dislike or what the fast of the day forbids', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EDITIONS), rulesOf, wishes, (edition, rules, wish) => {
      const wrong = offered(edition, rules, wish).filter(({ entry }) => broken(entry.mealId, rules).length > 0);
      expect(wrong.map(({ entry }) => entry.mealId)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('nothing else is left out: with its recipes at hand a device offers all that keeps to the rules', () => {
  fc.assert(
    fc.property(rulesOf, (rules) => {
      const kept = RECIPES.filter(({ id }) => broken(id, rules).length === 0).map(({ id }) => id);
      expect(
        suitingRecipes(RECIPES_IN.open, foods, rules)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(kept.toSorted());
    }),
    { numRuns: 50 },
  );
});

test('each allergen takes dishes away and leaves dishes to choose', () => {
  for (const allergen of ['gluten', 'milk', 'eggs', 'nuts', 'fish'] as const) {
    const left = suitingRecipes(RECIPES_IN.open, foods, { ...NO_RULES, allergies: [allergen] }).length;
    expect(left).toBeGreaterThan(50);
    expect(left).toBeLessThan(RECIPES.length);
  }
});

test('what is not known of a recipe counts as being in it', () => {
  const salad = RECIPES_IN.open.find(({ id }) => broken(id, { ...NO_RULES, allergies: ALLERGENS }).length === 0);
  if (!salad?.cooking) throw new Error('no recipe without allergens');
  const may = (entry: typeof salad, rules: Partial<EatingRules>) =>
    suitingRecipes([entry], foods, { ...NO_RULES, ...rules }).length > 0;
  expect(may(salad, { allergies: ['milk'], dislikes: ['no-food'] })).toBe(true);

  const { allergens: _, ...untold } = salad;
  expect(may(untold, { allergies: ['lupin'] })).toBe(false);
  expect(may(untold, {})).toBe(true);

  const teaser = { ...salad, cooking: null };
  expect(may(teaser, { dislikes: ['no-food'] })).toBe(false);
  expect(may({ ...teaser, diets: ['balanced'] }, { level: 'meat-free' })).toBe(false);
  expect(may({ ...teaser, diets: ['vegetarian'] }, { level: 'meat-free' })).toBe(true);
  expect(may({ ...teaser, diets: ['vegetarian'] }, { level: 'fish' })).toBe(false);
  expect(may({ ...teaser, diets: ['vegetarian', 'fasting'] }, { level: 'strict' })).toBe(true);

  const unlisted = { ...salad, cooking: { ...salad.cooking, ingredients: [{ food: 'no-such-food', grams: 1 }] } };
  expect(may({ ...unlisted, diets: ['balanced'] }, { level: 'oil' })).toBe(false);
  expect(may(unlisted, { dislikes: ['no-food'] })).toBe(false);
});
