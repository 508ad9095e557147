import { allergenBits } from '#domain/food/allergens.ts';
import { allergensOfRecipe } from '#domain/food/food-allergens.ts';
import type { Food } from '#domain/food/food.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { EDITIONS, type Catalogue, type CatalogueRecipe, type Edition } from './catalogue.ts';
import { columnsOf } from './food-columns.ts';

type DeepReadonly<T> = { readonly [Name in keyof T]: DeepReadonly<T[Name]> };

/** The catalogue as text, envelope included, so that it can be compressed once for everybody. */
export interface CatalogueBodies {
  version: string;
  json: Record<Edition, string>;
}

/**
 * Both editions of the catalogue of these foods and recipes. `hash` makes the version of all that is in it: a word or figure that
 * changes, changes it. Throws `UnknownFoodError` for an ingredient that is not among the foods.
 */
export function catalogueBodies(
  foods: readonly Food[],
  recipes: readonly Recipe[],
  hash: (text: string) => string,
): CatalogueBodies {
  const known = new Map(foods.map((food) => [food.id, food]));
  const whole = recipes.map((recipe): DeepReadonly<CatalogueRecipe> => {
    const { servings, method, yield: cookedShare, unitGrams, ingredients, steps, ...card } = recipe;
    const {
      grams,
      figures: { calories, proteins, carbs, fats },
    } = recipeNutrition(recipe, known);
    return {
      ...card,
      allergens: allergenBits(allergensOfRecipe(recipe, known)),
      serving: { grams, calories, proteins, carbs, fats },
      cooking: { servings, method, yield: cookedShare, ...(unitGrams && { unitGrams }), ingredients, steps },
    };
  });
  const version = hash(JSON.stringify([foods, whole]));
  const columns = columnsOf(foods);
  const bodyOf = (edition: Edition): string => {
    const data: DeepReadonly<Catalogue> = {
      version,
      edition,
      foods: columns,
      recipes: edition === 'open' ? whole : whole.map(teaserIfPro),
    };
    return JSON.stringify({ success: true, message: 'OK', data });
  };
  const [open, free] = EDITIONS.map(bodyOf);
  return { version, json: { open: open ?? '', free: free ?? '' } };
}

const teaserIfPro = (recipe: DeepReadonly<CatalogueRecipe>): DeepReadonly<CatalogueRecipe> =>
  recipe.pro === true ? { ...recipe, cooking: null } : recipe;
