import { WITHOUT_NUTRIENTS, type NutrientCoverage } from '../recipes/cook-recipe.ts';
import type { Food, FoodId } from '../food/food.ts';
import type { Nutrition } from '../body/macros.ts';
import { NUTRIENTS, type Nutrients } from './nutrient.ts';
import { roundTo } from '../rounding.ts';
import { NUTRIENT_DIGITS } from './kept-nutrients.ts';
import { MACRO_NAMES, withMacroShares, type MacroName } from './macro-coverage.ts';
import type { MadeOf, Part } from './made-of.ts';

/** What is known of a whole dish; a value without a share of its own is known of all of it. */
export interface DishNutrients {
  nutrients: Nutrients;
  nutrientCoverage?: NutrientCoverage;
}

/** 100 g of a food, or of a ready dish, of which `coverage` may be known in part. */
export type KnownFood = Pick<Food, 'per100g' | 'nutrients' | 'unknownMacros'> & { coverage?: NutrientCoverage };
/** One serving of a recipe. */
interface KnownServing {
  figures: Pick<Nutrition, 'calories'>;
  nutrients: Nutrients;
  coverage: NutrientCoverage;
}
/** Where the figures of foods and recipes are looked up; undefined: not known. */
export interface FoodFigures {
  food(id: FoodId): KnownFood | undefined;
  serving(recipe: string): KnownServing | undefined;
}

const COVERAGE_DIGITS = 2;
/** Energies agree within this share, or within a few kcal: figures are rounded, and tables get better. */
const SLACK = 0.25;
const SLACK_KCAL = 10;
/** Grams agree within this share, or within rounding. */
const SLACK_MACRO = 0.05;
const SLACK_GRAMS = 0.2;
/** 100 g of meat lose half of their water in the oven, beans take up more than their weight: no more than that is the same food. */
const MOST_CONCENTRATED = 3;

/**
 * What is known of a dish by what it was made of: its foods, or else its recipe. Null where it names none, where nothing is known, or where its
 * energy was typed by hand and is no longer that of its foods.
 */
export function nutrientsOfDish(dish: MadeOf, figures: FoodFigures): DishNutrients | null {
  const parts = dish.ingredients ?? [];
  return parts.length > 0 ? fromParts(dish, parts, figures) : fromRecipe(dish, figures);
}

function fromRecipe({ calories, mealId, amount, unit }: MadeOf, figures: FoodFigures): DishNutrients | null {
  const serving = mealId ? figures.serving(mealId) : undefined;
  if (!serving || serving.figures.calories <= 0) return null;
  const servings = unit === 'portion' && amount ? amount : calories / serving.figures.calories;
  if (!agree(calories, serving.figures.calories * servings)) return null;
  return told(
    (nutrient) => times(serving.nutrients[nutrient], servings),
    (nutrient) => serving.coverage[nutrient] ?? 1,
  );
}

interface KnownPart {
  known: KnownFood;
  /** How much of what 100 g hold. */
  hundreds: number;
  grams: number;
}

function fromParts({ calories }: MadeOf, parts: readonly Part[], figures: FoodFigures): DishNutrients | null {
  const energy = parts.reduce((sum, part) => sum + part.calories, 0);
  if (!agree(calories, energy)) return null;
  // Salt and water hold little else; they say nothing of how much is known, unless there is nothing else.
  const eaten = parts.filter(({ foodId }) => foodId === undefined || !WITHOUT_NUTRIENTS.has(foodId));
  const counted: ReadonlySet<Part> = new Set(eaten.length > 0 ? eaten : parts);
  const found = parts.flatMap((part) => {
    const known = part.foodId === undefined ? undefined : figures.food(part.foodId);
    const hundreds = known && hundredsOf(part, known);
    return known && hundreds !== undefined
      ? [{ known, hundreds, grams: counted.has(part) ? (part.grams ?? 0) : 0 }]
      : [];
  });
  const weight = eaten.length > 0 ? weightOf(eaten) : weightOf(parts);
  const known = told(
    (nutrient) =>
      found.reduce<number | undefined>(
        (sum, { known, hundreds }) => plus(sum, times(known.nutrients[nutrient], hundreds)),
        undefined,
      ),
    (nutrient) => sharesOf(found, weight, nutrient),
  );
  return withMacroShares(known, macroSharesOf(found, weight));
}

/** Of the weight of all parts, those whose macro is known; a food that is not found was logged with its figures. */
function macroSharesOf(found: readonly KnownPart[], weight: number): NutrientCoverage {
  const unknown = (macro: MacroName): number =>
    found.reduce((sum, { known, grams }) => sum + (known.unknownMacros?.includes(macro) ? grams : 0), 0);
  return weight > 0
    ? Object.fromEntries(
        MACRO_NAMES.map((macro) => [macro, Math.max(0, roundTo(1 - unknown(macro) / weight, COVERAGE_DIGITS))]),
      )
    : {};
}

function sharesOf(found: readonly KnownPart[], weight: number, nutrient: (typeof NUTRIENTS)[number]): number {
  const known = found.reduce(
    (sum, part) =>
      sum + (part.known.nutrients[nutrient] === undefined ? 0 : part.grams * (part.known.coverage?.[nutrient] ?? 1)),
    0,
  );
  return weight > 0 ? Math.min(1, known / weight) : 1;
}

/** g of all parts; one whose weight nobody told weighs what its share of the energy does. */
function weightOf(parts: readonly Part[]): number {
  const weighed = parts.filter(({ grams }) => grams !== undefined && grams > 0);
  const grams = weighed.reduce((sum, part) => sum + (part.grams ?? 0), 0);
  const energy = weighed.reduce((sum, { calories }) => sum + calories, 0);
  const untold = parts.reduce((sum, { calories }) => sum + calories, 0) - energy;
  return energy > 0 ? grams * (1 + untold / energy) : grams;
}

/**
 * How many times 100 g of its food a part is: by its weight, or by its protein and carbs where cooking took or gave water. Undefined where it is
 * that food no more, because somebody typed other figures.
 */
function hundredsOf({ grams = 0, calories, protein, carbs }: Part, { per100g }: KnownFood): number | undefined {
  if (grams <= 0) return undefined;
  const hundreds = grams / 100;
  const solids = per100g.proteins + per100g.carbs;
  const ratio = solids > 0 ? (protein + carbs) / (solids * hundreds) : 1;
  const isSame = near(protein, per100g.proteins * hundreds * ratio) && near(carbs, per100g.carbs * hundreds * ratio);
  const isPossible = ratio <= MOST_CONCENTRATED && ratio >= 1 / MOST_CONCENTRATED;
  if (
    isSame &&
    isPossible &&
    calories + SLACK_KCAL >= per100g.calories * hundreds * ratio * (1 - SLACK) &&
    (solids > 1 || agree(calories, per100g.calories * hundreds))
  ) {
    return Math.abs(ratio - 1) < SLACK_MACRO ? hundreds : hundreds * ratio;
  }
  return agree(calories, per100g.calories * hundreds) ? hundreds : undefined;
}

function told(
  amountOf: (nutrient: (typeof NUTRIENTS)[number]) => number | undefined,
  shareOf: (nutrient: (typeof NUTRIENTS)[number]) => number,
): DishNutrients | null {
  const nutrients: Nutrients = {};
  const nutrientCoverage: NutrientCoverage = {};
  for (const nutrient of NUTRIENTS) {
    const amount = amountOf(nutrient);
    const share = amount === undefined ? 0 : roundTo(shareOf(nutrient), COVERAGE_DIGITS);
    if (amount === undefined || share <= 0) continue;
    nutrients[nutrient] = roundTo(amount, NUTRIENT_DIGITS);
    if (share < 1) nutrientCoverage[nutrient] = share;
  }
  if (Object.keys(nutrients).length === 0) return null;
  return Object.keys(nutrientCoverage).length > 0 ? { nutrients, nutrientCoverage } : { nutrients };
}

const agree = (kcal: number, expected: number): boolean =>
  Math.abs(kcal - expected) <= Math.max(SLACK_KCAL, SLACK * expected);
const near = (grams: number, expected: number): boolean =>
  Math.abs(grams - expected) <= Math.max(SLACK_GRAMS, SLACK_MACRO * expected);
const times = (amount: number | undefined, factor: number): number | undefined =>
  amount === undefined ? undefined : amount * factor;
const plus = (sum: number | undefined, more: number | undefined): number | undefined =>
  more === undefined ? sum : (sum ?? 0) + more;
