import type { DiaryDay } from '../diary-day.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import { MEAL_TYPES, type MealType } from '../meal-type.ts';
import { MACRO_NAMES, macroShare } from '#domain/nutrition/macro-coverage.ts';
import type { NutrientCoverage } from '#domain/recipes/cook-recipe.ts';
import { NUTRIENTS, type Nutrient, type Nutrients } from '#domain/nutrition/nutrient.ts';
import { roundTo } from '#domain/rounding.ts';

/** A day as a spreadsheet gets it: kcal, g and known nutrients of each dish, ml and kg of the day. */
export interface CsvDay {
  date: DiaryDay;
  dishes: readonly CsvDish[];
  waterMl: number;
  kg: number | null;
}

interface CsvDish extends Nutrition {
  mealType: MealType;
  title: string;
  amount: number | null;
  unit: string | null;
  nutrients?: Nutrients | undefined;
  nutrientCoverage?: NutrientCoverage | undefined;
}

/** Names of the columns and of what a row can be. */
export interface CsvWords {
  columns: Record<(typeof COLUMNS)[number], string>;
  /** With the unit of the amounts; they follow the other columns. */
  nutrients: Record<Nutrient, string>;
  meals: Record<MealType, string>;
  water: string;
  weight: string;
}

const COLUMNS = [
  'date',
  'entry',
  'title',
  'amount',
  'unit',
  'calories',
  'proteins',
  'carbs',
  'fats',
  'water',
  'weight',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number] | `of ${Nutrient}`, string | number | null>>;

/**
 * Excel of a Georgian Windows takes the semicolon as the list separator and the comma as the decimal mark, and opens
 * a file as UTF-8 only when it begins with a byte order mark. Lines end as RFC 4180 wants it.
 */
const SEPARATOR = ';';
const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Where a spreadsheet would begin a formula: at the start of a text, or within it after whatever some reader takes for the end of a cell
 * (whoever opens the file with commas or tabs cuts the lines elsewhere, and quotes stop nobody then). Full-width signs count where they are
 * typed; an apostrophe before one counts, so that one can be told from ours.
 */
const FORMULA = /(^|[,;|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;
/** What some reader would skip, or take for the end of a cell, at the very start. */
const UNSEEN = /^'*[\t\r\n]/;

/** The beginning of the file: the mark of its encoding and the names of the columns. */
export const csvHead = ({ columns, nutrients }: CsvWords): string =>
  BYTE_ORDER_MARK + line({ ...columns, ...nutrientCells(nutrients) });

/** A day's lines: its dishes by meal, then its water and its weight where there are any. Each ends with a line end. */
export function csvOfDay({ date, dishes, waterMl, kg }: CsvDay, words: CsvWords): string {
  const ordered = dishes.toSorted(
    (one, other) => MEAL_TYPES.indexOf(one.mealType) - MEAL_TYPES.indexOf(other.mealType),
  );
  const rows = ordered.map(({ mealType, nutrients = {}, ...dish }): Row => ({
    ...dish,
    ...nutrientCells(nutrients),
    // A macro that nobody knows is an empty cell, never 0.
    ...Object.fromEntries(
      MACRO_NAMES.flatMap((macro) => (macroShare(dish, macro) > 0 ? [] : [[macro, null] as const])),
    ),
    date,
    entry: words.meals[mealType],
  }));
  if (waterMl > 0) rows.push({ date, entry: words.water, water: waterMl });
  if (kg !== null) rows.push({ date, entry: words.weight, weight: kg });
  return rows.map(line).join('');
}

/** Apart from the other columns: a day's water is not that of a dish. */
const nutrientCells = (cells: Partial<Record<Nutrient, string | number>>): Row =>
  Object.fromEntries(NUTRIENTS.map((nutrient) => [`of ${nutrient}`, cells[nutrient] ?? null]));

const ALL_COLUMNS = [...COLUMNS, ...NUTRIENTS.map((nutrient) => `of ${nutrient}` as const)];
const line = (row: Row): string => ALL_COLUMNS.map((column) => csvCell(row[column] ?? null)).join(SEPARATOR) + LINE_END;

/**
 * One cell. A figure has a decimal comma and no grouping. A text stands in quotes, and what a spreadsheet would run as a formula gets an
 * apostrophe in front, which makes it text.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(roundTo(value, 3)).replace('.', ',');
  const harmless = (UNSEEN.test(value) ? "'" : '') + value.replace(FORMULA, "$&'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
