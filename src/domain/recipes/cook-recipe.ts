import type { Food, FoodId } from '../food/food.ts';
import type { Macros, Nutrition } from '../body/macros.ts';
import { ALCOHOL_RETENTION, retained } from './nutrient-retention.ts';
import { NUTRIENTS, type Nutrient, type Nutrients } from '../nutrition/nutrient.ts';
import type { CookingMethod, Recipe } from './recipe.ts';
import { roundTo } from '../rounding.ts';

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

/**
 * Share of a dish's weight, 0 to 1, for which a nutrient's value is known; absent where none is. A macro, whose figure always stands there,
 * has a share only where it is not known of all of the dish.
 */
export type NutrientCoverage = Partial<Record<Nutrient | keyof Macros, number>>;

/** The whole ready dish, unrounded: its weight in g, kcal, g of macros, and what is known of its nutrients with the share that is known. */
export interface CookedDish {
  grams: number;
  figures: Nutrition;
  nutrients: Nutrients;
  coverage: NutrientCoverage;
}

/** Regulation (EU) 1169/2011, Annex XIV. */
export const KCAL_PER_GRAM_OF_ALCOHOL = 7;
/** A nutrient counts as known of a dish when its foods tell it for this share of the weight. */
export const KNOWN_FROM = 0.8;
/** Of a ready dish what is known of enough of it, in 100 g. */
export function knownPer100({ grams, nutrients, coverage }: Omit<CookedDish, 'figures'>): Nutrients {
  const per100g = 100 / grams;
  const known: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const amount = nutrients[nutrient];
    if (amount !== undefined && (coverage[nutrient] ?? 0) >= KNOWN_FROM) known[nutrient] = roundTo(amount * per100g, 3);
  }
  return known;
}
/** They hold next to nothing of most nutrients, so they tell nothing of what is known. */
export const WITHOUT_NUTRIENTS: ReadonlySet<FoodId> = new Set(['water', 'salt', 'svanetian-salt']);

/** What cooking needs of a recipe. */
type Cookable = Pick<Recipe, 'id' | 'ingredients' | 'method' | 'yield'>;

interface Part {
  food: Food;
  grams: number;
}

const sumOf = (parts: readonly Part[], figure: (part: Part) => number | undefined): number =>
  parts.reduce((sum, part) => sum + ((figure(part) ?? 0) * part.grams) / 100, 0);

/** Boiled beans or bread were cooked before: their row has lost already what the heat takes. */
const methodFor = (food: Food, method: CookingMethod): CookingMethod =>
  food.base !== undefined && food.base.preparation !== 'raw' ? 'none' : method;

/**
 * Cooks a recipe: the sum of its ingredients after what the heat takes of nutrients and alcohol (`nutrient-retention.ts`; the
 * recipe's method counts for all that goes in raw). A nutrient that no ingredient tells is absent; water and salt do not count for
 * what is known. Throws `UnknownFoodError`.
 */
export function cookRecipe(recipe: Cookable, foods: ReadonlyMap<FoodId, Food>): CookedDish {
  const parts = recipe.ingredients.map(({ food: id, grams }): Part => {
    const food = foods.get(id);
    if (food === undefined) throw new UnknownFoodError(recipe.id, id);
    return { food, grams };
  });
  const poured = sumOf(parts, ({ food }) => food.nutrients.alcohol);
  let known: Pick<CookedDish, 'nutrients' | 'coverage'> | undefined;
  // Five hundred dishes are cooked at a start, and of hardly any of them somebody asks for vitamins.
  const tell = () => (known ??= knownNutrients(parts, recipe.method));
  const boiledOff = poured * (1 - ALCOHOL_RETENTION[recipe.method]);
  return {
    grams: parts.reduce((sum, { grams }) => sum + grams, 0) * recipe.yield,
    figures: {
      calories: sumOf(parts, ({ food }) => food.per100g.calories) - boiledOff * KCAL_PER_GRAM_OF_ALCOHOL,
      proteins: sumOf(parts, ({ food }) => food.per100g.proteins),
      carbs: sumOf(parts, ({ food }) => food.per100g.carbs),
      fats: sumOf(parts, ({ food }) => food.per100g.fats),
    },
    get nutrients() {
      return tell().nutrients;
    },
    get coverage() {
      return tell().coverage;
    },
  };
}

function knownNutrients(parts: readonly Part[], method: CookingMethod): Pick<CookedDish, 'nutrients' | 'coverage'> {
  const counted = parts.filter(({ food }) => !WITHOUT_NUTRIENTS.has(food.id));
  const weight = counted.reduce((sum, { grams }) => sum + grams, 0);
  const nutrients: Nutrients = {};
  const coverage: NutrientCoverage = {};
  for (const nutrient of NUTRIENTS) {
    const known = counted.reduce(
      (sum, { food, grams }) => sum + (food.nutrients[nutrient] === undefined ? 0 : grams),
      0,
    );
    if (known === 0) continue;
    nutrients[nutrient] = sumOf(parts, ({ food }) => {
      const raw = food.nutrients[nutrient];
      return raw === undefined ? undefined : raw * retained(nutrient, food, methodFor(food, method));
    });
    coverage[nutrient] = known / weight;
  }
  for (const macro of new Set(counted.flatMap(({ food }) => food.unknownMacros ?? []))) {
    const unknown = counted.filter(({ food }) => food.unknownMacros?.includes(macro));
    coverage[macro] = 1 - unknown.reduce((sum, { grams }) => sum + grams, 0) / weight;
  }
  return { nutrients, coverage };
}
