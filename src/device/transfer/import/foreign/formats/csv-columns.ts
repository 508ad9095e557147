import type { Nutrient } from '#domain/nutrition/nutrient.ts';
import { NUTRIENT_UNITS } from '#domain/nutrition/nutrient.ts';

/** What a column of a diary's export may hold. */
const FIELDS = {
  date: ['date', 'day', 'дата'],
  time: ['time'],
  meal: ['meal', 'group', 'type', 'приём пищи', 'прием пищи'],
  name: ['name', 'food name', 'food', 'food item', 'продукт', 'описание'],
  amount: ['amount', 'quantity', 'servings', 'порция'],
  unit: ['unit', 'units'],
  calories: ['calories', 'energy', 'cals', 'kilojoules', 'калории', 'ккал'],
  proteins: ['protein', 'proteins', 'prot', 'белки', 'белок'],
  carbs: ['carbohydrates', 'carbohydrate', 'carbs', 'углеводы'],
  fats: ['fat', 'fats', 'total fat', 'жиры', 'жир'],
  weight: ['weight', 'вес'],
  bodyFat: ['body fat', 'body fat %'],
  waist: ['waist'],
  hips: ['hips'],
  chest: ['chest'],
  metric: ['metric'],
  deleted: ['deleted'],
  updated: ['last updated'],
  icon: ['icon'],
  completed: ['completed'],
  category: ['category'],
  water: ['water'],
} as const satisfies Record<string, readonly string[]>;
export type Field = keyof typeof FIELDS;

/** Nutrients by the names of their columns; what has no unit in its header is in the unit given here, or stays unknown. */
const NUTRIENT_NAMES: readonly (readonly [Nutrient, readonly string[], ('g' | 'mg')?])[] = [
  ['fibre', ['fiber', 'fibre', 'dietary fiber'], 'g'],
  ['sugar', ['sugar', 'sugars'], 'g'],
  ['saturated', ['saturated fat', 'saturated', 'sat', 'sat fat'], 'g'],
  ['monounsaturated', ['monounsaturated fat', 'monounsaturated'], 'g'],
  ['polyunsaturated', ['polyunsaturated fat', 'polyunsaturated'], 'g'],
  ['omega3', ['omega-3']],
  ['starch', ['starch']],
  ['alcohol', ['alcohol']],
  ['cholesterol', ['cholesterol', 'chol'], 'mg'],
  ['sodium', ['sodium', 'sod'], 'mg'],
  ['potassium', ['potassium'], 'mg'],
  ['calcium', ['calcium']],
  ['iron', ['iron']],
  ['magnesium', ['magnesium']],
  ['phosphorus', ['phosphorus']],
  ['zinc', ['zinc']],
  ['copper', ['copper']],
  ['manganese', ['manganese']],
  ['selenium', ['selenium']],
  ['iodine', ['iodine']],
  ['choline', ['choline']],
  ['caffeine', ['caffeine']],
  ['vitaminC', ['vitamin c']],
  ['vitaminE', ['vitamin e']],
  ['vitaminD', ['vitamin d']],
  ['vitaminK', ['vitamin k']],
  ['vitaminA', ['vitamin a']],
  ['vitaminB1', ['b1 (thiamine)']],
  ['vitaminB2', ['b2 (riboflavin)']],
  ['vitaminB3', ['b3 (niacin)']],
  ['vitaminB5', ['b5 (pantothenic acid)']],
  ['vitaminB6', ['b6 (pyridoxine)']],
  ['vitaminB12', ['b12 (cobalamin)']],
  ['folate', ['folate']],
];
const MICROGRAMS = { g: 1e6, mg: 1e3, µg: 1 } as const;
/** µg of vitamin D in one international unit; of other vitamins a unit is no fixed amount. */
const IU_OF_D = 0.025;

interface NutrientColumn {
  at: number;
  nutrient: Nutrient;
  /** From the column's unit to ours. */
  factor: number;
}

/** Where a table has what, by its header row. */
export interface Columns {
  at: Partial<Record<Field, number>>;
  /** The unit in the header of a field: `kcal`, `lbs`; lower case, empty where there is none. */
  unit: Partial<Record<Field, string>>;
  nutrients: NutrientColumn[];
  width: number;
}

const UNIT = /^(.*?)\s*\(\s*([^()]*?)\s*\)$/;

/** Reads a header row: `Fat( g)`, `Fat (g)`, `FAT` are the same column; the first of a name counts. */
export function columnsOf(header: readonly string[]): Columns {
  const columns: Columns = { at: {}, unit: {}, nutrients: [], width: header.length };
  for (const [at, cell] of header.entries()) {
    const whole = cell
      .normalize('NFKC')
      .replace(/^\uFEFF/, '')
      .replaceAll('_', ' ')
      .trim()
      .toLowerCase();
    const [, bare = whole, unit = ''] = UNIT.exec(whole) ?? [];
    const field = fieldOf(bare) ?? fieldOf(whole);
    if (field && columns.at[field] === undefined) {
      columns.at[field] = at;
      columns.unit[field] = unit;
    }
    const column = nutrientColumn(at, bare, unit);
    if (column && columns.nutrients.every(({ nutrient }) => nutrient !== column.nutrient))
      columns.nutrients.push(column);
  }
  return columns;
}

function fieldOf(name: string): Field | undefined {
  for (const [field, names] of Object.entries(FIELDS))
    if ((names as readonly string[]).includes(name)) return field as Field;
  return undefined;
}

function nutrientColumn(at: number, name: string, unit: string): NutrientColumn | null {
  const known = NUTRIENT_NAMES.find(([, names]) => names.includes(name));
  if (!known) return null;
  const [nutrient, , usual] = known;
  const ours = MICROGRAMS[NUTRIENT_UNITS[nutrient]];
  if (unit === 'iu') return nutrient === 'vitaminD' ? { at, nutrient, factor: IU_OF_D / ours } : null;
  const theirs = microgramsOf(unit === '' ? (usual ?? '') : unit);
  return theirs === null ? null : { at, nutrient, factor: theirs / ours };
}

function microgramsOf(unit: string): number | null {
  if (unit === 'g' || unit === 'mg') return MICROGRAMS[unit];
  // NFKC makes the micro sign a Greek letter.
  return ['µg', 'μg', 'ug', 'mcg'].includes(unit) ? MICROGRAMS.µg : null;
}

/** Which export a header row is of; null: of none that is known. */
export type TableKind =
  | 'cronometer-servings'
  | 'cronometer-days'
  | 'cronometer-body'
  | 'myfitnesspal-meals'
  | 'myfitnesspal-body'
  | 'lose-it-foods'
  | 'lose-it-weights'
  | 'fatsecret'
  | 'foods';

/** Recognises a table by the columns that it has. */
export function tableKind({ at }: Columns, header: readonly string[]): TableKind | null {
  const has = (...fields: Field[]) => fields.every((field) => at[field] !== undefined);
  if (!has('date')) return null;
  if (has('metric', 'amount')) return 'cronometer-body';
  if (has('calories')) {
    // `Cals ( kcal)` is FatSecret's alone; its rows are nested.
    if (at.date === 0 && !has('name') && !has('meal') && header.some((cell) => /^\s*cals\b/i.test(cell)))
      return 'fatsecret';
    if (has('name')) {
      if (header.some((cell) => /^\s*food name\s*$/i.test(cell)) && has('meal')) return 'cronometer-servings';
      return has('icon') || has('deleted') ? 'lose-it-foods' : 'foods';
    }
    if (has('meal')) return 'myfitnesspal-meals';
    return has('proteins') ? 'cronometer-days' : null;
  }
  if (has('weight') || has('bodyFat') || has('waist')) return has('updated') ? 'lose-it-weights' : 'myfitnesspal-body';
  return null;
}
