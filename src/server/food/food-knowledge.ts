import { FOODS } from '#content/join/food-table.ts';
import type { CoachKnowledge } from '#domain/coach/coach-context.ts';
import { foodOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { dishesToChoose, FOODS_BY_ID, RECIPES_BY_ID } from './food-book.ts';

let built: CoachKnowledge | undefined;

/** What the parser and the coach know of foods, ready dishes and recipes. Built when first asked for, which takes a third of a second. */
export function foodKnowledge(): CoachKnowledge {
  built ??= build();
  return built;
}

function build(): CoachKnowledge {
  return {
    foods: buildFoodNames([
      ...FOODS,
      ...[...RECIPES_BY_ID.values()].map((recipe) => foodOfRecipe(recipe, FOODS_BY_ID)),
    ]),
    recipes: dishesToChoose().map((dish) => {
      const { name = dish.id, minutes } = RECIPES_BY_ID.get(dish.id) ?? {};
      const { allergens, animal, holds } = dish.kitchen;
      return {
        ...dish,
        title: name,
        contents: { allergens, animal, holds },
        ...(minutes !== undefined && { minutes }),
      };
    }),
  };
}
