/** A row of what a dish was made of: g, kcal and g of that amount. */
export interface Part {
  foodId?: string | undefined;
  grams?: number | undefined;
  calories: number;
  protein: number;
  carbs: number;
}

/** A logged dish as far as it says what it was made of. */
export interface MadeOf {
  calories: number;
  mealId?: string | null | undefined;
  amount?: number | null | undefined;
  unit?: string | null | undefined;
  ingredients?: readonly Part[] | undefined;
}

/** A dish that could be completed: it says what it was made of. */
export const namesItsFoods = ({ mealId, ingredients = [] }: MadeOf): boolean =>
  ingredients.length > 0
    ? ingredients.some(({ foodId }) => foodId !== undefined)
    : typeof mealId === 'string' && mealId !== '';

/** Whether nobody has said anything of a dish's nutrients though what it was made of is known: as of an old app's. */
export const isSilent = (dish: MadeOf & { nutrients?: object | null | undefined }): boolean =>
  !dish.nutrients && namesItsFoods(dish);
