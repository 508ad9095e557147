import { NUTRIENTS, type Nutrients } from '#domain/nutrition/nutrient.ts';
import { readLines } from '../join/read-lines.ts';
import type { TableRow } from '../join/table-rows.ts';

/** By a row's id: the rows of the other tables that are the very same food in the same state, the best one first. */
export type SameFood = ReadonlyMap<string, readonly string[]>;

/** Reads `tables/same-food.tsv`. */
export function readSameFood(text: string): SameFood {
  return new Map(readLines(text).map((line) => [line.get('row') ?? '', (line.get('same') ?? '').split('; ')]));
}

/**
 * Fills what a row leaves out from the first row of the same food that has it; its energy, its macros and what it has itself stay.
 * Throws for a row that no table has.
 */
export function completeRows(rows: ReadonlyMap<string, TableRow>, sameFood: SameFood): Map<string, TableRow> {
  return new Map(
    [...rows].map(([id, row]) => {
      const others = sameRows(id, rows, sameFood);
      return [id, others.length === 0 ? row : { ...row, nutrients: completed(row, others) }];
    }),
  );
}

/** The rows of the same food in the other tables. */
export function sameRows(id: string, rows: ReadonlyMap<string, TableRow>, sameFood: SameFood): TableRow[] {
  return (sameFood.get(id) ?? []).map((other) => {
    const row = rows.get(other);
    if (!row) throw new Error(`${id} is said to be the same as ${other}, which no table has`);
    return row;
  });
}

function completed(row: TableRow, others: readonly TableRow[]): Nutrients {
  const nutrients: Nutrients = { ...row.nutrients };
  for (const nutrient of NUTRIENTS) {
    const value =
      nutrients[nutrient] ?? others.find((other) => other.nutrients[nutrient] !== undefined)?.nutrients[nutrient];
    if (value !== undefined) nutrients[nutrient] = value;
  }
  return nutrients;
}
