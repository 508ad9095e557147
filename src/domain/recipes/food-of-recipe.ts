import { allergensOfRecipe } from '../food/food-allergens.ts';
import { cookRecipe, knownPer100 } from './cook-recipe.ts';
import { ANIMAL_PARTS, animalPartsOf, dishId, type AnimalPart, type Food, type FoodId } from '../food/food.ts';
import type { Nutrients } from '../nutrition/nutrient.ts';
import type { Recipe } from './recipe.ts';
import { roundTo1 } from '../rounding.ts';
import { scaleNutrition } from '../food/scale-nutrition.ts';

/** What of an animal is in any ingredient, in the order of `ANIMAL_PARTS`. Foods that are not in the table count as a plant's. */
export function animalPartsOfRecipe(
  recipe: Pick<Recipe, 'ingredients'>,
  foods: ReadonlyMap<FoodId, Food>,
): readonly AnimalPart[] {
  const parts = new Set<AnimalPart>();
  for (const { food: id } of recipe.ingredients) {
    const food = foods.get(id);
    if (food !== undefined) for (const part of animalPartsOf(food)) parts.add(part);
  }
  return ANIMAL_PARTS.filter((part) => parts.has(part));
}

/**
 * The ready dish as a food, per 100 g, so that text and search know it by its name; id `dish-<recipe>`, a `portion` is one
 * serving in whole g. Throws `UnknownFoodError` for an ingredient that is not among `foods`.
 */
export function foodOfRecipe(recipe: Recipe, foods: ReadonlyMap<FoodId, Food>): Food {
  const dish = cookRecipe(recipe, foods);
  const per100g = 100 / dish.grams;
  let nutrients: Nutrients | undefined;
  return {
    id: dishId(recipe.id),
    name: recipe.name,
    synonyms: recipe.synonyms,
    misspellings: recipe.misspellings,
    nameEn: recipe.nameEn,
    group: 'dish',
    per100g: scaleNutrition(dish.figures, per100g, roundTo1),
    get nutrients() {
      return (nutrients ??= knownPer100(dish));
    },
    unitGrams: { ...recipe.unitGrams, portion: Math.round(dish.grams / recipe.servings) },
    animal: animalPartsOfRecipe(recipe, foods),
    allergens: allergensOfRecipe(recipe, foods),
    holds: recipe.ingredients.map(({ food }) => food),
    source: `recipe ${recipe.id}`,
  };
}
