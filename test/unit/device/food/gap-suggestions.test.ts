import { expect, test } from 'vitest';
import { foodsOf, recipeOf } from '#contract/food/catalogue.ts';
import { catalogueOnDevice } from '#test/unit/contract/catalogue-on-device.ts';
import { gapSuggestions } from '#device/food/nutrients/gap-suggestions.ts';
import { DIETS, type Diet } from '#domain/plan/diet-plan-draft.ts';
import { ANIMAL_PARTS, animalPartsOf, type AnimalPart } from '#domain/food/food.ts';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';
import type { Nutrient } from '#domain/nutrition/nutrient.ts';
import { dailyReference } from '#domain/nutrition/reference/reference-values.ts';

const data = catalogueOnDevice('open');
const foods = new Map(foodsOf(data).map((food) => [food.id, food]));
const recipes = new Map(data.recipes.map((recipe) => [recipe.id, recipe]));
const targets = dailyReference({ sex: 'female', age: 30, pregnancy: 'no', goalCalories: 1800 });
const PAIRS: readonly (readonly [Nutrient, Nutrient])[] = [
  ['fibre', 'magnesium'],
  ['iron', 'folate'],
  ['calcium', 'vitaminD'],
  ['vitaminC', 'zinc'],
  ['potassium', 'vitaminE'],
  ['vitaminB12', 'omega3'],
];

const NO_RULES: EatingRules = { allergies: [], dislikes: [], level: 'none' };

const suggest = (
  pair: readonly Nutrient[],
  kcalLeft: number,
  diet: Diet,
  eaten: string[] = [],
  rules: EatingRules = NO_RULES,
) =>
  gapSuggestions(recipes, foods, {
    kcalLeft,
    diet,
    eaten,
    rules,
    nutrition: {},
    gaps: pair.map((nutrient) => ({ nutrient, missing: (targets[nutrient]?.target ?? 0) / 2 })),
  });

const partsOf = (suggestion: ReturnType<typeof suggest>[number]) => {
  if (suggestion.kind === 'food') return animalPartsOf(suggestion.food);
  const entry = recipes.get(suggestion.recipe.id);
  const recipe = entry && recipeOf(entry);
  return recipe?.ingredients.flatMap(({ food }) => animalPartsOf(foods.get(food) ?? { group: 'meat' })) ?? ['meat'];
};

const FORBIDDEN: Readonly<Record<Diet, readonly AnimalPart[]>> = {
  balanced: [],
  'high-protein': [],
  'low-carb': [],
  vegetarian: ['meat', 'fish'],
  fasting: ANIMAL_PARTS,
};

test.each(PAIRS)(
  'for %s and %s the book has three helpings within 500 kcal, and of any diet nothing that it forbids',
  (...pair) => {
    expect(suggest(pair, 500, 'balanced')).toHaveLength(3);
    for (const diet of DIETS) {
      const found = suggest(pair, 500, diet);
      expect(found.filter(({ nutrition }) => nutrition.calories > 500)).toEqual([]);
      expect(found.flatMap(partsOf).filter((part) => FORBIDDEN[diet].includes(part))).toEqual([]);
    }
  },
);

test('with little left it is a handful, not a meal; with nothing left it is nothing', () => {
  const little = suggest(['fibre', 'magnesium'], 120, 'balanced');
  expect(little.length).toBeGreaterThan(0);
  expect(little.every(({ nutrition }) => nutrition.calories <= 120)).toBe(true);
  expect(suggest(['fibre', 'magnesium'], 0, 'balanced')).toEqual([]);
});

test('what was eaten today is not suggested again', () => {
  const first = suggest(['iron', 'folate'], 500, 'balanced')[0];
  const id = first?.kind === 'food' ? first.food.id : (first?.recipe.id ?? '');
  const again = suggest(['iron', 'folate'], 500, 'balanced', [id]).map((one) =>
    one.kind === 'food' ? one.food.id : one.recipe.id,
  );
  expect(again).not.toContain(id);
});

const heldBy = (suggestion: ReturnType<typeof suggest>[number]) => {
  if (suggestion.kind === 'food') return [suggestion.food];
  const entry = recipes.get(suggestion.recipe.id);
  return (entry && recipeOf(entry)?.ingredients.flatMap(({ food }) => foods.get(food) ?? [])) ?? [];
};

test('nothing is offered that the person is allergic to or does not eat, nor what the fast of the day forbids', () => {
  let offered = 0;
  for (const pair of PAIRS) {
    const rules: EatingRules = { allergies: ['milk', 'nuts'], dislikes: ['pulse', 'banana'], level: 'none' };
    for (const suggestion of suggest(pair, 700, 'balanced', [], rules)) {
      offered += 1;
      for (const food of heldBy(suggestion)) {
        expect(food.allergens).toBeDefined();
        expect(food.allergens).not.toContain('milk');
        expect(food.allergens).not.toContain('nuts');
        expect([food.id, food.group]).not.toContain('banana');
        expect(food.group).not.toBe('pulse');
      }
    }
    for (const suggestion of suggest(pair, 700, 'balanced', [], { ...NO_RULES, level: 'strict' }))
      expect(partsOf(suggestion)).toEqual([]);
  }
  expect(offered).toBeGreaterThan(PAIRS.length);
});
