import type { Food, FoodId } from '#domain/food/food.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { roundedShares, scaleNutrients } from '#domain/nutrition/kept-nutrients.ts';
import type { RecipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipe.ts';
import { roundTo } from '#domain/rounding.ts';
import type { RecipeDetail, RecipeMeal, RecipeIngredient as ShownIngredient } from './recipes.ts';

/** The recipe's own picture. */
export const recipeImageUrl = (id: string): string => `/assets/recipes/${id}.webp`;

/** A recipe as one dish; `serving` is kcal and g of one serving. `type`: the meal that was asked for, of those that it may be. */
export const recipeMeal = (
  { id, name, types, pro }: Pick<Recipe, 'id' | 'name' | 'types' | 'pro'>,
  { calories, proteins, carbs, fats }: Nutrition,
  type: MealType = types[0],
): RecipeMeal => ({
  id,
  mealId: id,
  title: name,
  imageUrl: recipeImageUrl(id),
  calories,
  proteins,
  carbs,
  fats,
  type,
  pro: pro === true,
});

/** A whole recipe for one serving. Without access macros and vitamins are null (spec §6). Ingredients that `foods` lacks go by their id. */
export function recipeDetail(
  recipe: Recipe,
  nutrition: RecipeNutrition,
  foods: ReadonlyMap<FoodId, Food>,
  access: boolean,
): RecipeDetail {
  const { calories, proteins, carbs, fats } = nutrition.figures;
  return {
    id: recipe.id,
    name: recipe.name,
    description: recipe.description,
    calories,
    macros: access ? { protein: proteins, carbs, fats } : null,
    ingredients: recipe.ingredients.map((ingredient) =>
      shownIngredient(ingredient, recipe.servings, foods.get(ingredient.food)),
    ),
    instructions: [...recipe.steps],
    vitamins: access ? nutrition.vitamins : null,
    nutrients: access ? scaleNutrients(nutrition.nutrients, 1) : null,
    nutrientCoverage: access ? roundedShares(nutrition.coverage) : null,
    prep_time: recipe.minutes,
    ratio: 1,
    scaledCalories: calories,
    imageUrl: recipeImageUrl(recipe.id),
    types: [...recipe.types],
    diets: [...recipe.diets],
    pro: recipe.pro === true,
    servingGrams: nutrition.grams,
    ...(recipe.restMinutes !== undefined && { restMinutes: recipe.restMinutes }),
  };
}

/** Unrounded on purpose: the amounts are rounded once, when they are shown for the portions that are cooked. */
function shownIngredient(
  { food, grams, shown, scalable, toTaste, note }: RecipeIngredient,
  servings: number,
  known: Food | undefined,
): ShownIngredient {
  const share = scalable === false ? 1 : 1 / servings;
  const { amount, unit } = shown ?? { amount: grams, unit: 'g' };
  return {
    name: known?.name ?? food,
    amount: toTaste ? null : roundTo(amount * share, 2),
    unit,
    scalable: scalable !== false,
    foodId: food,
    group: known?.group ?? 'dish',
    grams: roundTo(grams * share, 2),
    ...(note !== undefined && { note }),
  };
}
