import type { Food, FoodId } from '#domain/food/food.ts';
import type { FoodMix } from '#domain/nutrition/food-mix.ts';
import allergens from '../tables/allergens.tsv?raw';
import packages from '../tables/packages.tsv?raw';
import outliers from '../tables/outliers.tsv?raw';
import same from '../tables/same-food.tsv?raw';
import ciqual from '../tables/ciqual.tsv?raw';
import swiss from '../tables/swiss.tsv?raw';
import usda from '../tables/usda.tsv?raw';
import { readAllergens } from './food-allergens.ts';
import { readPackages } from './food-packages.ts';
import { FOOD_LINES } from './food-shelves.ts';
import { partsOf, readSource } from './food-source.ts';
import { joinFood } from './join-food.ts';
import { findOutliers, readDecisions, withMedians } from '../checks/outliers.ts';
import { completeRows, readSameFood } from '../checks/same-food.ts';
import { readTable, type TableRow } from './table-rows.ts';

const TABLES = [swiss, ciqual, usda];

/** Every row of the public tables that a food names, and those of the same foods in the other tables, by its id, as published. */
export const TABLE_ROWS: ReadonlyMap<string, TableRow> = new Map(TABLES.flatMap((table) => [...readTable(table)]));
export const SAME_FOOD = readSameFood(same);
export const DECISIONS = readDecisions(outliers);

/** What of the fourteen is in each food of which it is known. */
export const ALLERGENS_OF_FOOD = readAllergens(allergens);

/** In what foods are sold that are not weighed in the shop. */
export const PACKAGES_OF_FOOD = readPackages(packages);

/** The rows that foods are joined from: what a row leaves out is the same food's in another table, and decided outliers are the median. */
const JOINED_ROWS = withMedians(completeRows(TABLE_ROWS, SAME_FOOD), findOutliers(TABLE_ROWS, SAME_FOOD), DECISIONS);

/** Every food that is bought, by shelf, its figures joined from the tables; dishes are computed from the recipes beside it. */
export const FOODS: readonly Food[] = FOOD_LINES.map((line) => {
  const held = ALLERGENS_OF_FOOD.get(line.id);
  const sold = PACKAGES_OF_FOOD.get(line.id);
  return { ...joinFood(line, JOINED_ROWS), ...(held && { allergens: held }), ...(sold && { packages: sold }) };
});

/** Of what each mixed food is made, each row one object however many foods it is in. */
export const MIXES: ReadonlyMap<FoodId, FoodMix> = new Map(
  FOOD_LINES.flatMap(({ id, source }) => {
    const read = readSource(source);
    return read.kind === 'mix' ? [[id, partsOf(read, JOINED_ROWS)] as const] : [];
  }),
);
