import { NUTRIENTS, type Nutrient } from '#domain/nutrition/nutrient.ts';
import { readLines } from '../join/read-lines.ts';
import { sameRows, type SameFood } from './same-food.ts';
import type { TableRow } from '../join/table-rows.ts';

/** A value far off what the tables say of the same food. */
export interface Outlier {
  row: string;
  nutrient: Nutrient;
  value: number;
  /** Of all the tables that have a value; of two, the lower one. */
  median: number;
}

/** What is done with an outlier: the row's own value stays, for the reason that is given, or the median takes its place. */
export interface Decision {
  row: string;
  nutrient: string;
  decision: string;
  reason: string;
}

/** More than three times the median, or less than a third of it. */
const FAR = 3;
/** Share of a day's reference that a value or its median must reach, per 100 g, to matter. */
const MATTERS_FROM = 0.05;
/** Two tables cannot outvote each other; but the Swiss vitamin D of meat and mushrooms is far off both of the others, so there one is enough. */
const LEAST_TABLES = (nutrient: Nutrient): number => (nutrient === 'vitaminD' ? 2 : 3);

/** Daily reference of adults in the nutrient's unit, Regulation (EU) 1169/2011, Annex XIII A; a nutrient without one is not compared. */
const REFERENCE: Readonly<Partial<Record<Nutrient, number>>> = {
  vitaminA: 800,
  vitaminC: 80,
  vitaminD: 5,
  vitaminE: 12,
  vitaminK: 75,
  vitaminB1: 1.1,
  vitaminB2: 1.4,
  vitaminB3: 16,
  vitaminB5: 6,
  vitaminB6: 1.4,
  vitaminB12: 2.5,
  folate: 200,
  potassium: 2000,
  calcium: 800,
  phosphorus: 700,
  magnesium: 375,
  iron: 14,
  zinc: 10,
  copper: 1,
  manganese: 2,
  selenium: 55,
  iodine: 150,
};

/** Reads `tables/outliers.tsv`. */
export function readDecisions(text: string): Decision[] {
  return readLines(text).map((line) => ({
    row: line.get('row') ?? '',
    nutrient: line.get('nutrient') ?? '',
    decision: line.get('decision') ?? '',
    reason: line.get('reason') ?? '',
  }));
}

/** Every outlier among the rows that have counterparts, in the order of `sameFood`. Throws for a row that no table has. */
export function findOutliers(rows: ReadonlyMap<string, TableRow>, sameFood: SameFood): Outlier[] {
  return [...sameFood.keys()].flatMap((row) =>
    NUTRIENTS.flatMap((nutrient) => outlierOf(row, nutrient, rows, sameFood) ?? []),
  );
}

/** Puts the median in the place of the values that are decided so. */
export function withMedians(
  rows: ReadonlyMap<string, TableRow>,
  outliers: readonly Outlier[],
  decisions: readonly Decision[],
): Map<string, TableRow> {
  const result = new Map(rows);
  for (const { row, nutrient, median } of outliers) {
    const found = result.get(row);
    if (
      found &&
      decisions.some((each) => each.row === row && each.nutrient === nutrient && each.decision === 'median')
    ) {
      result.set(row, { ...found, nutrients: { ...found.nutrients, [nutrient]: median } });
    }
  }
  return result;
}

function outlierOf(
  row: string,
  nutrient: Nutrient,
  rows: ReadonlyMap<string, TableRow>,
  sameFood: SameFood,
): Outlier | undefined {
  const value = rows.get(row)?.nutrients[nutrient];
  const reference = REFERENCE[nutrient];
  if (value === undefined || reference === undefined) return undefined;
  const values = [
    value,
    ...sameRows(row, rows, sameFood).flatMap(({ nutrients }) => nutrients[nutrient] ?? []),
  ].toSorted((a, b) => a - b);
  const median = values[Math.floor((values.length - 1) / 2)];
  if (
    median === undefined ||
    values.length < LEAST_TABLES(nutrient) ||
    Math.max(value, median) < MATTERS_FROM * reference
  )
    return undefined;
  return value > FAR * median || value * FAR < median ? { row, nutrient, value, median } : undefined;
}
