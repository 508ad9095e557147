import { dishId } from '../../domain/food.ts';
import { nutrientsOfDish, type DishNutrients, type FoodFigures, type MadeOf } from '../../domain/nutrition/dish-nutrients.ts';
import { foodOfServing } from '../../domain/nutrition/serving-food.ts';
import { FOODS_BY_ID, RECIPES_BY_ID, servingOf } from './food-book.ts';

const READY = dishId('');

/** What the table and the recipes know of nutrients. */
const FIGURES: FoodFigures = {
  food: (id) => FOODS_BY_ID.get(id) ?? readyDish(id),
  serving(id) {
    const recipe = RECIPES_BY_ID.get(id);
    return recipe && servingOf(recipe);
  },
};

function readyDish(id: string): ReturnType<FoodFigures['food']> {
  const recipe = id.startsWith(READY) ? RECIPES_BY_ID.get(id.slice(READY.length)) : undefined;
  return recipe && foodOfServing(servingOf(recipe));
}

/** What is known of a dish by its foods or its recipe. */
export const knownOfDish = (dish: MadeOf): DishNutrients | null => nutrientsOfDish(dish, FIGURES);
