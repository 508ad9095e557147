import { VITAMINS, type Food, type FoodId, type Per100g, type Vitamin } from './food.ts';
import { ALCOHOL_RETENTION, VITAMIN_RETENTION } from './nutrient-retention.ts';
import type { CookingMethod, Recipe } from './recipe.ts';

/** A recipe names a food that the table does not have. */
export class UnknownFoodError extends Error {
  readonly code = 'unknown-food';
  constructor(
    readonly recipe: string,
    readonly food: FoodId,
  ) {
    super(`recipe ${recipe}: no food ${food}`);
  }
}

/** The whole ready dish, unrounded: its weight in g, kcal and g of everything in it, vitamins in the units of `REFERENCE_INTAKE`. */
export interface CookedDish {
  grams: number;
  figures: Per100g;
  vitamins: Partial<Record<Vitamin, number>>;
}

/** Regulation (EU) 1169/2011, Annex XIV. */
export const KCAL_PER_GRAM_OF_ALCOHOL = 7;
/** A figure whose sources leave out more than this share of the weight is not known. */
const MOST_UNKNOWN = 0.2;
/** They have neither vitamins nor fibre, so they tell nothing of what is known. */
const WITHOUT_NUTRIENTS: ReadonlySet<FoodId> = new Set(['water', 'salt', 'svanetian-salt']);

interface Part {
  food: Food;
  grams: number;
}

const sumOf = (parts: readonly Part[], figure: (part: Part) => number | undefined): number =>
  parts.reduce((sum, part) => sum + ((figure(part) ?? 0) * part.grams) / 100, 0);

const knownSumOf = (parts: readonly Part[], figure: (part: Part) => number | undefined): number | undefined => {
  const counted = parts.filter(({ food }) => !WITHOUT_NUTRIENTS.has(food.id));
  const weight = counted.reduce((sum, { grams }) => sum + grams, 0);
  const unknown = counted.reduce((sum, part) => sum + (figure(part) === undefined ? part.grams : 0), 0);
  return weight === 0 || unknown / weight > MOST_UNKNOWN ? undefined : sumOf(parts, figure);
};

/** Boiled beans or bread were cooked before: their row has lost already what the heat takes. */
const methodFor = (food: Food, method: CookingMethod): CookingMethod =>
  food.base !== undefined && food.base.preparation !== 'raw' ? 'none' : method;

/**
 * Cooks a recipe: the sum of its ingredients after what the heat takes of vitamins and alcohol (`nutrient-retention.ts`; the
 * recipe's method counts for all that goes in raw). Fibre, sugar, salt and each vitamin are absent when unknown for more than
 * 20% of the weight; water and salt do not count there. Throws `UnknownFoodError`.
 */
export function cookRecipe(recipe: Recipe, foods: ReadonlyMap<FoodId, Food>): CookedDish {
  const parts = recipe.ingredients.map(({ food: id, grams }): Part => {
    const food = foods.get(id);
    if (food === undefined) throw new UnknownFoodError(recipe.id, id);
    return { food, grams };
  });
  const known = (figure: 'fibre' | 'sugar' | 'salt'): Partial<Per100g> => {
    const sum = knownSumOf(parts, ({ food }) => food.per100g[figure]);
    return sum === undefined ? {} : { [figure]: sum };
  };
  const poured = sumOf(parts, ({ food }) => food.per100g.alcohol);
  const alcohol = poured * ALCOHOL_RETENTION[recipe.method];

  const vitamins: Partial<Record<Vitamin, number>> = {};
  for (const vitamin of VITAMINS) {
    const left = knownSumOf(parts, ({ food }) => {
      const raw = food.vitamins[vitamin];
      return raw === undefined ? undefined : raw * VITAMIN_RETENTION[methodFor(food, recipe.method)][vitamin];
    });
    if (left !== undefined) vitamins[vitamin] = left;
  }

  return {
    grams: parts.reduce((sum, { grams }) => sum + grams, 0) * recipe.yield,
    figures: {
      calories: sumOf(parts, ({ food }) => food.per100g.calories) - (poured - alcohol) * KCAL_PER_GRAM_OF_ALCOHOL,
      proteins: sumOf(parts, ({ food }) => food.per100g.proteins),
      carbs: sumOf(parts, ({ food }) => food.per100g.carbs),
      fats: sumOf(parts, ({ food }) => food.per100g.fats),
      ...known('fibre'),
      ...known('sugar'),
      ...known('salt'),
      ...(poured > 0 ? { alcohol } : {}),
    },
    vitamins,
  };
}
