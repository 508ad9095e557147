import { KNOWN_FROM } from '../cook-recipe.ts';
import { dietsOfServing } from '../diets-of-serving.ts';
import { animalPartsOf, type Food, type FoodGroup, type FoodId } from '../food.ts';
import { helpingGrams, takenUnit } from '../food-text/usual-unit.ts';
import { NUTRIENTS, type Nutrients } from '../nutrient.ts';
import type { Recipe } from '../recipe.ts';
import { recipeNutrition } from '../recipe-nutrition.ts';
import { scaleNutrition } from '../scale-nutrition.ts';
import type { GapCandidate } from './close-gap.ts';

/** What is eaten as it is bought; everything else is offered as a dish. */
const READY_TO_EAT: ReadonlySet<FoodGroup> = new Set(['fruit', 'dried-fruit', 'nut', 'dairy']);
const HALF = 0.5;

const unrounded = (value: number): number => value;

/** A helping of a food that needs no kitchen; null for any other. */
export function foodCandidate(food: Food): GapCandidate | null {
  if (!READY_TO_EAT.has(food.group) || food.eatenAs !== undefined) return null;
  const unit = takenUnit(food);
  const grams = (unit && food.unitGrams[unit]) ?? helpingGrams(food);
  const nutrition = scaleNutrition(food.per100g, grams / 100, unrounded);
  return {
    kind: 'food',
    id: food.id,
    family: food.group,
    grams,
    portions: 1,
    nutrition,
    nutrients: scaleNutrients(food.nutrients, grams / 100),
    diets: dietsOfServing({ nutrition, animal: animalPartsOf(food), type: 'snacks' }),
  };
}

/** A serving of a recipe, or half of one where no more fits into `mostKcal`. Throws `UnknownFoodError`. */
export function recipeCandidate(recipe: Recipe, foods: ReadonlyMap<FoodId, Food>, mostKcal: number): GapCandidate {
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
    nutrients: scaleNutrients(known, portions),
    diets: recipe.diets,
  };
}

function scaleNutrients(nutrients: Nutrients, factor: number): Nutrients {
  const scaled: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const amount = nutrients[nutrient];
    if (amount !== undefined) scaled[nutrient] = amount * factor;
  }
  return scaled;
}
