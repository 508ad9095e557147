import { allergensOfRecipe } from '#domain/food/food-allergens.ts';
import { animalPartsOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import type { Food, FoodId } from '#domain/food/food.ts';
import type { KitchenFacts, PlanCandidate } from '../meal-plan.ts';
import type { RecipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';

/** It comes from the tap. */
const NOT_BOUGHT: FoodId = 'water';
/** Days after the first that a dish is good for in the cold: a pot of stew or soup, a cold starter, what is baked sweet; a quick side. */
const KEEPS = { pot: 3, starter: 2, sweet: 3, quick: 1 } as const;
const POT_METHODS: readonly Recipe['method'][] = ['boil', 'simmer', 'steam', 'bake'];
/** From this time on a fried dish is made in a batch, as cutlets are, and a side is a starter that stands: ფხალი, ბადრიჯანი. */
const BATCH_MINUTES = 35;
const STARTER_MINUTES = 25;
/** Made to be eaten at once whatever the way of cooking. */
const AT_ONCE: readonly string[] = ['khinkali', 'eggs', 'omelette', 'egg'];

/** A recipe as the planner reckons with it; `serving` is what one serving holds. */
export function planCandidate(
  recipe: Recipe,
  serving: RecipeNutrition,
  foods: ReadonlyMap<FoodId, Food>,
): PlanCandidate {
  const { id, types, course, diets, pro } = recipe;
  return {
    id,
    types,
    course,
    diets,
    ...(pro && { pro }),
    nutrition: serving.figures,
    kitchen: kitchenFacts(recipe, serving, foods),
  };
}

function kitchenFacts(recipe: Recipe, serving: RecipeNutrition, foods: ReadonlyMap<FoodId, Food>): KitchenFacts {
  const known = recipe.ingredients.flatMap(({ food }) => foods.get(food) ?? []);
  const bought = known.filter(({ id }) => id !== NOT_BOUGHT);
  return {
    minutes: recipe.minutes,
    cooked: recipe.method !== 'none',
    keepsDays: keepsDays(recipe),
    grams: serving.grams,
    salt: serving.nutrients.salt ?? 0,
    animal: animalPartsOfRecipe(recipe, foods),
    allergens: allergensOfRecipe(recipe, foods),
    pulses: known.some(({ group }) => group === 'pulse'),
    foods: bought.map(({ id }) => id),
    holds: holdsOfRecipe(recipe, foods),
  };
}

/** Foods of a recipe, what they were before they were cooked, and their groups. */
export function holdsOfRecipe(
  { ingredients }: Pick<Recipe, 'ingredients'>,
  foods: ReadonlyMap<FoodId, Food>,
): readonly string[] {
  const bought = ingredients.flatMap(({ food }) => (food === NOT_BOUGHT ? [] : (foods.get(food) ?? [])));
  return [...new Set(bought.flatMap(({ id, group, base }) => [id, group, ...(base ? [base.id] : [])]))];
}

function keepsDays({ id, course, method, minutes, types }: Recipe): number {
  if (AT_ONCE.includes(id.split('-', 1)[0] ?? id) || course === 'drink') return 0;
  if (course === 'sweet') return minutes >= STARTER_MINUTES ? KEEPS.sweet : 0;
  const stands = POT_METHODS.includes(method) || (method === 'fry' && minutes >= BATCH_MINUTES);
  if (!stands || types[0] === 'breakfast') return 0;
  if (course === 'main' || course === 'soup') return KEEPS.pot;
  return minutes >= STARTER_MINUTES ? KEEPS.starter : KEEPS.quick;
}
