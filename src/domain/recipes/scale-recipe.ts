import { roundTo } from '../rounding.ts';
import type { RecipeIngredient } from './recipe.ts';

/** A line of a recipe for another number of portions: what is shown, and the grams that it stands for. */
export interface ScaledIngredient extends Omit<RecipeIngredient, 'shown' | 'scalable'> {
  shown: NonNullable<RecipeIngredient['shown']>;
}

const isWeighed = (unit: ScaledIngredient['shown']['unit']): boolean => unit === 'g' || unit === 'ml';

/** Halves cannot be shown as nothing: an ingredient never leaves the list. */
const toNearest = (step: number, amount: number): number => Math.max(step, roundTo(amount / step, 0) * step);

const scaledAmount = (amount: number, unit: ScaledIngredient['shown']['unit']): number => {
  if (!isWeighed(unit)) return toNearest(0.5, amount);
  return amount < 20 ? toNearest(1, amount) : toNearest(10, amount);
};

/**
 * One ingredient × `ratio` (design §5): g and ml to the nearest 10, under 20 to the nearest 1, pieces and spoons to the nearest ½,
 * never 0. What is to taste keeps what is shown and grows in grams; what is not scalable stays. `grams` are unrounded.
 */
export function scaleIngredient(ingredient: RecipeIngredient, ratio: number): ScaledIngredient {
  const { scalable, shown = { amount: ingredient.grams, unit: 'g' }, ...rest } = ingredient;
  if (scalable === false) return { ...rest, shown };
  const grams = ingredient.grams * ratio;
  if (ingredient.toTaste) return { ...rest, grams, shown };
  return { ...rest, grams, shown: { ...shown, amount: scaledAmount(shown.amount * ratio, shown.unit) } };
}

/** All ingredients × `ratio`, a positive number; see `scaleIngredient`. */
export const scaleRecipe = (ingredients: readonly RecipeIngredient[], ratio: number): readonly ScaledIngredient[] =>
  ingredients.map((ingredient) => scaleIngredient(ingredient, ratio));
