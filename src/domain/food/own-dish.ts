import { cookRecipe, knownPer100, type CookedDish } from '../recipes/cook-recipe.ts';
import type { Food, FoodId } from './food.ts';
import type { Nutrition } from '../body/macros.ts';
import { MACRO_NAMES, withMacroShares, type MacroName } from '../nutrition/macro-coverage.ts';
import { nutrientsOfDish, type DishNutrients } from '../nutrition/dish-nutrients.ts';
import type { CookingMethod } from '../recipes/recipe.ts';
import { roundTo1 } from '../rounding.ts';
import type { Nutrients } from '../nutrition/nutrient.ts';
import { ownFood } from './food-of-own.ts';
import { scaleNutrition } from './scale-nutrition.ts';

/** What went into a pot: g of the edible part, before cooking. */
interface PotLine {
  food: FoodId;
  /** The food's name on the day of cooking. */
  name: string;
  grams: number;
  /** In 100 g, of what no table has: a product of the person's own, as it was on the day of cooking. */
  per100g?: Nutrition;
  /** Macros of it that nobody knew; they stand as 0. */
  unknown?: readonly MacroName[];
  nutrients?: Nutrients;
}

/** A dish that somebody cooked: what went in, and how much came out. */
export interface OwnDish {
  name: string;
  ingredients: readonly PotLine[];
  method: CookingMethod;
  /** g of the pot with the dish in it, and of the empty pot. */
  full?: number;
  empty?: number;
  /** g of the ready dish, where it was weighed without its pot. */
  ready?: number;
  /** In how many helpings it is shared. */
  helpings?: number;
}

/** g of the ready dish as it was weighed; null: nobody weighed it, and only its helpings count. */
export function weighedGrams({ full, empty, ready }: Pick<OwnDish, 'full' | 'empty' | 'ready'>): number | null {
  const grams = ready ?? (full !== undefined && empty !== undefined ? full - empty : 0);
  return grams > 0 ? grams : null;
}

/** A whole pot, cooked: what each line brought of energy and macros, and what is in all of it after the heat. */
export interface CookedPot extends CookedDish {
  lines: readonly Nutrition[];
}

/**
 * Cooks an own dish by the rules of recipes (`cook-recipe.ts`). Where nobody weighed it, it weighs what went in. Null where one of
 * its foods is not among `foods`.
 */
export function cookOwnDish(dish: OwnDish, foods: ReadonlyMap<FoodId, Food>): CookedPot | null {
  const own = dish.ingredients.flatMap(({ food, name, per100g, unknown, nutrients = {} }) =>
    per100g ? [ownFood({ id: food, name, per100g, nutrients, ...(unknown && { unknownMacros: unknown }) })] : [],
  );
  const all = own.length === 0 ? foods : new Map([...foods, ...own.map((food) => [food.id, food] as const)]);
  const known = dish.ingredients.flatMap(({ food, grams }) => {
    const found = all.get(food);
    return found ? [{ found, grams }] : [];
  });
  const raw = known.reduce((sum, { grams }) => sum + grams, 0);
  if (known.length < dish.ingredients.length || raw <= 0) return null;
  const ready = weighedGrams(dish) ?? raw;
  const cooked = cookRecipe({ ...dish, id: dish.name, yield: ready / raw }, all);
  const { nutrients, coverage } = cooked;
  return {
    grams: ready,
    figures: cooked.figures,
    nutrients,
    coverage,
    lines: known.map(({ found, grams }) => scaleNutrition(found.per100g, grams / 100, (value) => value)),
  };
}

export type PotUnit = 'g' | 'portion';

/** How a pot can be logged: by what was weighed, by what was counted. */
export const potUnits = (dish: OwnDish): PotUnit[] => [
  ...(dish.helpings === undefined ? [] : ['portion' as const]),
  ...(weighedGrams(dish) === null ? [] : ['g' as const]),
];

/** A first helping of what was weighed but not shared out, g. */
const FIRST_GRAMS = 250;

/** An amount to begin with. */
export const firstOf = (unit: PotUnit): number => (unit === 'g' ? FIRST_GRAMS : 1);

/** What is offered first: as much as was logged last, or one helping. */
export function usualOf(
  dish: OwnDish,
  last: { amount: number; unit: string } | undefined,
): { amount: number; unit: PotUnit } {
  const units = potUnits(dish);
  const again = units.find((unit) => unit === last?.unit);
  if (last && again) return { amount: last.amount, unit: again };
  const [unit = 'g'] = units;
  return { amount: firstOf(unit), unit };
}

/** How much the whole pot is in a unit. */
const potAmount = (dish: OwnDish, { grams }: CookedDish, unit: PotUnit): number =>
  unit === 'g' ? grams : (dish.helpings ?? 1);

/** All of a pot as a dish to log, for `scaleDish`; an amount of it is a share of this. Figures that only a share has are not rounded before. */
export function wholePot(dish: OwnDish, cooked: CookedPot, unit: PotUnit) {
  const { calories, proteins, carbs, fats } = scaleNutrition(cooked.figures, 1, roundTo1);
  const ingredients = dish.ingredients.map(({ food, name, grams }, at) => {
    const line = cooked.lines[at] ?? { calories: 0, proteins: 0, carbs: 0, fats: 0 };
    return {
      name,
      amount: grams,
      unit: 'g',
      grams,
      calories: roundTo1(line.calories),
      protein: roundTo1(line.proteins),
      fat: roundTo1(line.fats),
      carbs: roundTo1(line.carbs),
      foodId: food,
    };
  });
  const amount = potAmount(dish, cooked, unit);
  return { title: dish.name, calories, proteins, carbs, fats, amount, unit, ingredients, ...knownOf(cooked) };
}

/** What is known of a whole pot's nutrients, with the shares that are less than all. */
function knownOf(cooked: CookedPot): DishNutrients | null {
  const known = nutrientsOfDish(
    { calories: cooked.figures.calories, mealId: 'pot', amount: 1, unit: 'portion' },
    { food: () => undefined, serving: () => cooked },
  );
  return withMacroShares(known, cooked.coverage);
}

/** A pot's ready dish as a food, of which those nutrients are known that enough of it tells. */
export function foodOfPot(id: string, { name, helpings }: OwnDish, cooked: CookedPot): Food {
  const per100g = 100 / cooked.grams;
  const nutrients = knownPer100(cooked);
  const figures = scaleNutrition(cooked.figures, per100g, roundTo1);
  const unknown = MACRO_NAMES.filter((macro) => (cooked.coverage[macro] ?? 1) < 1);
  return ownFood(
    { id, name, per100g: figures, nutrients, ...(unknown.length > 0 && { unknownMacros: unknown }) },
    helpings === undefined ? null : cooked.grams / helpings,
  );
}
