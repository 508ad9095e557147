import { KNOWN_FROM } from '#domain/recipes/cook-recipe.ts';
import { dietsOfServing } from '#domain/recipes/diets-of-serving.ts';
import { animalPartsOf, type Food, type FoodGroup, type FoodId, type HouseholdUnit } from '#domain/food/food.ts';
import { allergensOf, allergensOfRecipe } from '#domain/food/food-allergens.ts';
import { animalPartsOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import type { DishContents } from '#domain/plan/planner/eating-rules.ts';
import { holdsOfRecipe } from '#domain/plan/planner/plan-candidate.ts';
import { takenUnit } from '#domain/food-text/weights/usual-unit.ts';
import { NUTRIENTS, type Nutrients } from '../nutrient.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import { scaleNutrition } from '#domain/food/scale-nutrition.ts';
import type { GapCandidate } from './close-gap.ts';
import { timesNutrients } from '../serving-lines.ts';

/** What is eaten as it is bought; everything else is offered as a dish. */
const READY_TO_EAT: ReadonlySet<FoodGroup> = new Set(['fruit', 'dried-fruit', 'nut', 'dairy']);
/** What is strewn and stirred by the spoon is no helping, and nobody eats a quince of half a pound. */
const HELPINGS: ReadonlySet<HouseholdUnit> = new Set(['piece', 'slice', 'portion', 'handful', 'glass', 'cup']);
const MOST_GRAMS = 220;
const HALF = 0.5;

const unrounded = (value: number): number => value;

/** A helping of a food that needs no kitchen; null for any other. */
export function foodCandidate(food: Food): GapCandidate | null {
  if (!READY_TO_EAT.has(food.group) || food.eatenAs !== undefined) return null;
  const unit = takenUnit(food);
  const grams = unit && HELPINGS.has(unit) ? food.unitGrams[unit] : undefined;
  if (grams === undefined || grams > MOST_GRAMS) return null;
  const nutrition = scaleNutrition(food.per100g, grams / 100, unrounded);
  return {
    kind: 'food',
    id: food.id,
    family: food.group,
    grams,
    portions: 1,
    nutrition,
    nutrients: timesNutrients(food.nutrients, grams / 100),
    diets: dietsOfServing({ nutrition, animal: animalPartsOf(food), type: 'snacks' }),
    contents: contentsOfFood(food),
  };
}

/** What is in a food that is eaten as it is. */
const contentsOfFood = (food: Food): DishContents => ({
  allergens: allergensOf(food),
  animal: animalPartsOf(food),
  holds: [food.id, food.group, ...(food.base ? [food.base.id] : []), ...(food.holds ?? [])],
});

/** A serving of a recipe, or half of one where no more fits into `mostKcal`; null of what is a food alone. Throws `UnknownFoodError`. */
export function recipeCandidate(
  recipe: Recipe,
  foods: ReadonlyMap<FoodId, Food>,
  mostKcal: number,
): GapCandidate | null {
  if (recipe.ingredients.length === 1) return null;
  const { grams, figures, nutrients, coverage } = recipeNutrition(recipe, foods);
  const portions = figures.calories > mostKcal ? HALF : 1;
  const known: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const amount = nutrients[nutrient];
    if (amount !== undefined && (coverage[nutrient] ?? 0) >= KNOWN_FROM) known[nutrient] = amount;
  }
  return {
    kind: 'recipe',
    id: recipe.id,
    family: recipe.id.split('-', 1)[0] ?? recipe.id,
    grams: grams * portions,
    portions,
    nutrition: scaleNutrition(figures, portions, unrounded),
    nutrients: timesNutrients(known, portions),
    diets: recipe.diets,
    contents: {
      allergens: allergensOfRecipe(recipe, foods),
      animal: animalPartsOfRecipe(recipe, foods),
      holds: holdsOfRecipe(recipe, foods),
    },
  };
}
