import * as v from 'valibot';
import { ALL_ALLERGEN_BITS, allergenBits, allergensFromBits } from '#domain/food/allergens.ts';
import {
  ANIMAL_PARTS,
  FOOD_GROUPS,
  HOUSEHOLD_UNITS,
  PACKAGE_UNITS,
  PREPARATIONS,
  type Food,
} from '#domain/food/food.ts';
import { NUTRIENTS, type Nutrients } from '#domain/nutrition/nutrient.ts';

const figure = v.pipe(v.number(), v.minValue(0));
const known = v.array(figure);
const perhaps = v.array(v.nullable(figure));
/** One bit an allergen (`allergenBits`). */
export const AllergenBits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ALL_ALLERGEN_BITS));
const words = v.array(v.string());
const names = v.array(words);

/**
 * Foods by column, each as long as `id`: like stands beside like, which compresses to a seventh less than food by food. Null
 * where a food has no such value. Where its figures are from stays with the content.
 */
export const FoodColumns = v.object({
  id: words,
  name: words,
  synonyms: names,
  misspellings: names,
  nameEn: words,
  group: v.array(v.picklist(FOOD_GROUPS)),
  calories: known,
  proteins: known,
  carbs: known,
  fats: known,
  nutrients: v.record(v.picklist(NUTRIENTS), perhaps),
  density: perhaps,
  unitGrams: v.array(v.record(v.picklist(HOUSEHOLD_UNITS), figure)),
  edibleShare: perhaps,
  animal: v.array(v.nullable(v.array(v.picklist(ANIMAL_PARTS)))),
  /** Null where nobody knows; absent in a catalogue from before it was told. */
  allergens: v.exactOptional(v.array(v.nullable(AllergenBits))),
  /** Null where it is weighed in the shop; absent in a catalogue from before it was told. */
  packages: v.exactOptional(v.array(v.nullable(v.object({ unit: v.picklist(PACKAGE_UNITS), grams: known })))),
  base: v.array(v.nullable(v.object({ id: v.string(), preparation: v.picklist(PREPARATIONS) }))),
  eatenAs: v.array(v.nullable(v.string())),
});
export type FoodColumns = v.InferOutput<typeof FoodColumns>;

/** The columns of what 100 g hold. */
export const FIGURE_COLUMNS = [
  'calories',
  'proteins',
  'carbs',
  'fats',
  'nutrients',
] as const satisfies readonly (keyof FoodColumns)[];
export const FigureColumns = v.pick(FoodColumns, FIGURE_COLUMNS);
type FigureColumns = v.InferOutput<typeof FigureColumns>;
export type Figures = Pick<Food, 'per100g' | 'nutrients'>;

/** What 100 g hold, by column. */
export const figureColumnsOf = (foods: readonly Figures[]): FigureColumns => ({
  calories: foods.map(({ per100g }) => per100g.calories),
  proteins: foods.map(({ per100g }) => per100g.proteins),
  carbs: foods.map(({ per100g }) => per100g.carbs),
  fats: foods.map(({ per100g }) => per100g.fats),
  nutrients: Object.fromEntries(
    NUTRIENTS.map((nutrient) => [nutrient, foods.map(({ nutrients }) => nutrients[nutrient] ?? null)]),
  ),
});

/** What 100 g hold at one place of the columns. Throws a RangeError for a column that is shorter. */
export const figuresAt = (columns: FigureColumns, at: number): Figures => ({
  per100g: {
    calories: valueAt(columns.calories, at),
    proteins: valueAt(columns.proteins, at),
    carbs: valueAt(columns.carbs, at),
    fats: valueAt(columns.fats, at),
  },
  nutrients: nutrientsAt(columns.nutrients, at),
});

export type DeepReadonly<T> = { readonly [Name in keyof T]: DeepReadonly<T[Name]> };

/** The foods' values by column. */
export const columnsOf = (foods: readonly Food[]): DeepReadonly<FoodColumns> => ({
  id: foods.map(({ id }) => id),
  name: foods.map(({ name }) => name),
  synonyms: foods.map(({ synonyms }) => synonyms),
  misspellings: foods.map(({ misspellings }) => misspellings),
  nameEn: foods.map(({ nameEn }) => nameEn),
  group: foods.map(({ group }) => group),
  ...figureColumnsOf(foods),
  density: foods.map(({ density }) => density ?? null),
  unitGrams: foods.map(({ unitGrams }) => unitGrams),
  edibleShare: foods.map(({ edibleShare }) => edibleShare ?? null),
  animal: foods.map(({ animal }) => animal ?? null),
  allergens: foods.map(({ allergens }) => (allergens ? allergenBits(allergens) : null)),
  packages: foods.map(({ packages }) => packages ?? null),
  base: foods.map(({ base }) => base ?? null),
  eatenAs: foods.map(({ eatenAs }) => eatenAs ?? null),
});

/** The foods of the columns, as the domain knows them. Throws a RangeError for a column that is shorter than the others. */
export function foodsFrom(columns: FoodColumns): readonly Food[] {
  return columns.id.map((id, at): Food => {
    const [density, edibleShare, animal, allergens, packages, base, eatenAs] = [
      columns.density[at],
      columns.edibleShare[at],
      columns.animal[at],
      columns.allergens?.[at],
      columns.packages?.[at],
      columns.base[at],
      columns.eatenAs[at],
    ];
    return {
      id,
      name: valueAt(columns.name, at),
      synonyms: valueAt(columns.synonyms, at),
      misspellings: valueAt(columns.misspellings, at),
      nameEn: valueAt(columns.nameEn, at),
      group: valueAt(columns.group, at),
      ...figuresAt(columns, at),
      unitGrams: valueAt(columns.unitGrams, at),
      ...(typeof density === 'number' && { density }),
      ...(typeof edibleShare === 'number' && { edibleShare }),
      ...(animal && { animal }),
      ...(typeof allergens === 'number' && { allergens: allergensFromBits(allergens) }),
      ...(packages && { packages }),
      ...(base && { base }),
      ...(typeof eatenAs === 'string' && { eatenAs }),
      source: 'catalogue',
    };
  });
}

function nutrientsAt(columns: FoodColumns['nutrients'], at: number): Nutrients {
  const nutrients: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const value = columns[nutrient]?.[at];
    if (typeof value === 'number') nutrients[nutrient] = value;
  }
  return nutrients;
}

function valueAt<Value>(column: readonly Value[], at: number): Value {
  const value = column[at];
  if (value === undefined) throw new RangeError(`a column ends before food ${String(at)}`);
  return value;
}
