import { nutrientsOfDish, type DishNutrients } from '#domain/nutrition/dish-nutrients.ts';
import type { MadeOf } from '#domain/nutrition/made-of.ts';
import { figuresOf } from '#domain/nutrition/food-figures.ts';
import { FOODS_BY_ID, RECIPES_BY_ID, servingOf } from './food-book.ts';

const FIGURES = figuresOf(FOODS_BY_ID, (id) => RECIPES_BY_ID.get(id), servingOf);

/** What is known of a dish by its foods or its recipe. */
export const knownOfDish = (dish: MadeOf): DishNutrients | null => nutrientsOfDish(dish, FIGURES);
