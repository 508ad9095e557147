import * as v from 'valibot';
import { allergenBits } from '#domain/food/allergens.ts';
import { allergensOfRecipe } from '#domain/food/food-allergens.ts';
import type { Food, FoodId } from '#domain/food/food.ts';
import { composeMix, inFoodFigures, type Composition } from '#domain/nutrition/food-mix.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { call } from '../call.ts';
import { Catalogue, CatalogueRecipe, Serving } from './catalogue.ts';
import {
  FIGURE_COLUMNS,
  FigureColumns,
  figureColumnsOf,
  figuresAt,
  FoodColumns,
  foodsFrom,
  type Figures,
} from './food-columns.ts';

const grams = v.pipe(v.number(), v.minValue(0));
const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The catalogue as it travels: without what a device computes from the rest. Of a mixed food come the rows that it is mixed of, of a recipe
 * that is told in full no serving and no allergens.
 */
export const CatalogueOnWire = v.object({
  ...Catalogue.entries,
  foods: v.object({
    ...v.omit(FoodColumns, FIGURE_COLUMNS).entries,
    /** First those of the foods that are not mixed, in their order, then those that are only mixed of. */
    rows: FigureColumns,
    /** Of each food: g of rows in 100 g of it and their numbers; null where it has a row to itself. */
    mixes: v.array(v.nullable(v.array(v.tuple([grams, rowNumber])))),
  }),
  recipes: v.array(v.object({ ...CatalogueRecipe.entries, serving: v.exactOptional(Serving) })),
});
export type CatalogueOnWire = v.InferOutput<typeof CatalogueOnWire>;
export type FoodsOnWire = CatalogueOnWire['foods'];
export type RecipeOnWire = CatalogueOnWire['recipes'][number];

export const getCatalogue = call({
  method: 'GET',
  path: '/catalogue',
  summary: 'All foods and recipes in the edition of the user’s access, with an ETag of version and edition.',
  data: CatalogueOnWire,
});

/** What is computed of a recipe from its foods. Throws `UnknownFoodError`. */
export function servingOf(
  recipe: Recipe,
  foods: ReadonlyMap<FoodId, Food>,
): Pick<CatalogueRecipe, 'serving' | 'allergens'> {
  const {
    grams: weight,
    figures: { calories, proteins, carbs, fats },
  } = recipeNutrition(recipe, foods);
  return {
    allergens: allergenBits(allergensOfRecipe(recipe, foods)),
    serving: { grams: weight, calories, proteins, carbs, fats },
  };
}

/** The catalogue as a device keeps it. Throws a RangeError or `UnknownFoodError` for one that does not fit together. */
export function catalogueFrom({ version, edition, foods: onWire, recipes }: CatalogueOnWire): Catalogue {
  const { rows, mixes, ...columns } = onWire;
  const foods: FoodColumns = { ...columns, ...figureColumnsOf(figuresOfFoods(rows, mixes)) };
  const known = new Map(foodsFrom(foods).map((food) => [food.id, food]));
  return { version, edition, foods, recipes: recipes.map((recipe) => whole(recipe, known)) };
}

function figuresOfFoods(columns: FoodsOnWire['rows'], mixes: FoodsOnWire['mixes']): Figures[] {
  const rows = columns.calories.map((_, at): Composition => {
    const { per100g, nutrients } = figuresAt(columns, at);
    return { macros: per100g, nutrients };
  });
  const rowAt = (at: number): Composition => {
    const row = rows[at];
    if (!row) throw new RangeError(`no row ${String(at)}`);
    return row;
  };
  let own = 0;
  return mixes.map((mix) =>
    inFoodFigures(mix ? composeMix(mix.map(([weight, at]) => ({ row: rowAt(at), grams: weight }))) : rowAt(own++)),
  );
}

function whole({ serving, ...recipe }: RecipeOnWire, foods: ReadonlyMap<FoodId, Food>): CatalogueRecipe {
  if (serving) return { ...recipe, serving };
  const { allergens: _, cooking, ...card } = recipe;
  if (!cooking) throw new RangeError(`nothing is told of a serving of ${recipe.id}`);
  return { ...recipe, ...servingOf({ ...card, ...cooking }, foods) };
}
