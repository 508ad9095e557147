import { allergensOfRecipe } from '../allergens.ts';
import { animalPartsOfRecipe } from '../food-of-recipe.ts';
import type { Food, FoodId } from '../food.ts';
import type { KitchenFacts, PlanCandidate } from '../meal-plan.ts';
import type { RecipeNutrition } from '../recipe-nutrition.ts';
import type { Recipe } from '../recipe.ts';

/** It comes from the tap. */
const NOT_BOUGHT: FoodId = 'water';
/** Days that a pot of soup or a stewed, boiled or baked main dish is good for, and what is baked or boiled beside one. */
const KEEPS = { pot: 2, beside: 1 } as const;
const POT_METHODS: readonly Recipe['method'][] = ['boil', 'simmer', 'steam', 'bake'];
/** From this time on a fried dish is made in a batch, as cutlets are. */
const BATCH_MINUTES = 35;
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
    holds: [...new Set(bought.flatMap(({ id, group, base }) => [id, group, ...(base ? [base.id] : [])]))],
  };
}

function keepsDays({ id, course, method, minutes, types }: Recipe): number {
  if (AT_ONCE.includes(id.split('-', 1)[0] ?? id) || types[0] === 'breakfast') return 0;
  const pot = POT_METHODS.includes(method) || (method === 'fry' && minutes >= BATCH_MINUTES);
  if (!pot) return 0;
  return course === 'main' || course === 'soup' ? KEEPS.pot : course === 'drink' ? 0 : KEEPS.beside;
}
