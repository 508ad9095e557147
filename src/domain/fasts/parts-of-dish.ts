import { dishId, type AnimalPart, type FoodId } from '../food/food.ts';

/** A dish as far as it says what it is made of: its foods, or else its recipe. */
export interface NamedDish {
  mealId?: string | null | undefined;
  ingredients?: readonly { foodId?: FoodId | undefined }[] | undefined;
}

/** What of an animal is in foods and recipes; undefined: nobody knows. */
export interface KnownParts {
  food: (id: FoodId) => readonly AnimalPart[] | undefined;
  recipe: (id: string) => readonly AnimalPart[] | undefined;
}

const READY = dishId('');

/**
 * What of an animal is known to be in a dish. What nobody told counts as not being in it: a mark on a dish that fasts would
 * teach to overlook them all.
 */
export function animalPartsOfDish({ mealId, ingredients = [] }: NamedDish, known: KnownParts): readonly AnimalPart[] {
  const partsOf = (id: FoodId) => (id.startsWith(READY) ? known.recipe(id.slice(READY.length)) : known.food(id));
  if (ingredients.length === 0) return (mealId && known.recipe(mealId)) || [];
  return ingredients.flatMap(({ foodId }) => (foodId === undefined ? [] : (partsOf(foodId) ?? [])));
}
