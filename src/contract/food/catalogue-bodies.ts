import type { Food, FoodId } from '#domain/food/food.ts';
import { inFoodFigures, type Composition, type FoodMix } from '#domain/nutrition/food-mix.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { servingOf, type CatalogueOnWire, type FoodsOnWire, type RecipeOnWire } from './catalogue-on-wire.ts';
import { EDITIONS, type CatalogueRecipe, type Edition } from './catalogue.ts';
import { columnsOf, figureColumnsOf, type DeepReadonly, type Figures } from './food-columns.ts';

/** The catalogue as text, envelope included, so that it can be compressed once for everybody. */
export interface CatalogueBodies {
  version: string;
  json: Record<Edition, string>;
}

/**
 * Both editions of the catalogue of these foods and recipes. `mixes` tells of what foods are mixed; the own figures of the others travel.
 * `hash` makes the version of all that is in it: a word or figure that changes, changes it. Throws `UnknownFoodError` for an ingredient
 * that is not among the foods.
 */
export function catalogueBodies(
  foods: readonly Food[],
  recipes: readonly Recipe[],
  mixes: ReadonlyMap<FoodId, FoodMix>,
  hash: (text: string) => string,
): CatalogueBodies {
  const known = new Map(foods.map((food) => [food.id, food]));
  const computed = recipes.map((recipe) => ({ recipe, serving: servingOf(recipe, known) }));
  const version = hash(JSON.stringify([foods, computed]));
  const onWire = foodsOnWire(foods, mixes);
  const bodyOf = (edition: Edition): string => {
    const data: DeepReadonly<CatalogueOnWire> = {
      version,
      edition,
      foods: onWire,
      recipes: computed.map(({ recipe, serving }) =>
        edition === 'free' && recipe.pro === true ? teaser(recipe, serving) : whole(recipe),
      ),
    };
    return JSON.stringify({ success: true, message: 'OK', data });
  };
  const [open, free] = EDITIONS.map(bodyOf);
  return { version, json: { open: open ?? '', free: free ?? '' } };
}

function whole(recipe: Recipe): DeepReadonly<RecipeOnWire> {
  const { servings, method, yield: cookedShare, unitGrams, ingredients, steps, ...card } = recipe;
  return {
    ...card,
    cooking: { servings, method, yield: cookedShare, ...(unitGrams && { unitGrams }), ingredients, steps },
  };
}

const teaser = (
  recipe: Recipe,
  serving: Pick<CatalogueRecipe, 'serving' | 'allergens'>,
): DeepReadonly<RecipeOnWire> => ({ ...whole(recipe), ...serving, cooking: null });

function foodsOnWire(foods: readonly Food[], mixes: ReadonlyMap<FoodId, FoodMix>): DeepReadonly<FoodsOnWire> {
  const { calories: _k, proteins: _p, carbs: _c, fats: _f, nutrients: _n, ...columns } = columnsOf(foods);
  return { ...columns, ...rowsOf(foods, mixes) };
}

/** Rows and mixes of these foods; a row that a food has to itself is not told again where others are mixed of it. */
function rowsOf(foods: readonly Food[], mixes: ReadonlyMap<FoodId, FoodMix>): Pick<FoodsOnWire, 'rows' | 'mixes'> {
  const keyOf = (figures: Figures) => JSON.stringify([figures.per100g, figures.nutrients]);
  const rows: Figures[] = foods.filter(({ id }) => !mixes.has(id));
  const ownRow = new Map(rows.map((figures, at) => [keyOf(figures), at]));
  const numbers = new Map<Composition, number>();
  const numberOf = (row: Composition): number => {
    let at = numbers.get(row);
    if (at === undefined) {
      const key = keyOf(inFoodFigures(row));
      at = ownRow.get(key) ?? rows.length;
      ownRow.delete(key);
      // With every digit of the table: the mix is rounded, not its parts.
      rows[at] = { per100g: row.macros, nutrients: row.nutrients };
      numbers.set(row, at);
    }
    return at;
  };
  const numbered = foods.map(({ id }) =>
    mixes.get(id)?.map((part): [number, number] => [part.grams, numberOf(part.row)]),
  );
  return { rows: figureColumnsOf(rows), mixes: numbered.map((mix) => mix ?? null) };
}
