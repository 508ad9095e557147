import { dishId, type Food, type FoodId } from '../food/food.ts';
import { recipeNutrition, type RecipeNutrition } from '../recipes/recipe-nutrition.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { scaleNutrition } from '../food/scale-nutrition.ts';
import type { FoodFigures, KnownFood } from './dish-nutrients.ts';

const READY = dishId('');

/** What foods, recipes and the ready dishes of recipes hold; `recipe` gives none for those whose ingredients are not known here. */
export function figuresOf(
  foods: ReadonlyMap<FoodId, Food>,
  recipe: (id: string) => Recipe | null | undefined,
  serving: (recipe: Recipe) => RecipeNutrition = remembered((one) => recipeNutrition(one, foods)),
): FoodFigures {
  const servingOf = (id: string): RecipeNutrition | undefined => {
    const found = recipe(id);
    return found ? serving(found) : undefined;
  };
  return {
    serving: servingOf,
    food(id) {
      const ready = id.startsWith(READY) ? servingOf(id.slice(READY.length)) : undefined;
      return ready ? foodOfServing(ready) : foods.get(id);
    },
  };
}

/** 100 g of the ready dish that one serving is of, unrounded. */
function foodOfServing({ grams, figures, nutrients, coverage }: RecipeNutrition): KnownFood {
  const share = grams > 0 ? 100 / grams : 0;
  return {
    per100g: scaleNutrition(figures, share, (value) => value),
    nutrients: Object.fromEntries(Object.entries(nutrients).map(([nutrient, amount]) => [nutrient, amount * share])),
    coverage,
  };
}

function remembered(cook: (recipe: Recipe) => RecipeNutrition): (recipe: Recipe) => RecipeNutrition {
  const known = new Map<string, RecipeNutrition>();
  return (recipe) => {
    const found = known.get(recipe.id) ?? cook(recipe);
    known.set(recipe.id, found);
    return found;
  };
}
