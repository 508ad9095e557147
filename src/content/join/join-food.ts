import type { Food } from '#domain/food/food.ts';
import { inFoodFigures } from '#domain/nutrition/food-mix.ts';
import type { FoodLine } from './food-lines.ts';
import { compose, readSource } from './food-source.ts';
import type { TableRow } from './table-rows.ts';

/** A line with the figures of the rows that it names. Throws SourceError. */
export const joinFood = (line: FoodLine, rows: ReadonlyMap<string, TableRow>): Food => ({
  ...line,
  ...inFoodFigures(compose(readSource(line.source), rows)),
});
