import type { Food } from '../domain/food.ts';
import ciqual from './tables/ciqual.tsv?raw';
import swiss from './tables/swiss.tsv?raw';
import usda from './tables/usda.tsv?raw';
import { FOOD_LINES } from './food-shelves.ts';
import { joinFood } from './join-food.ts';
import { readTable, type TableRow } from './table-rows.ts';

const TABLES = [swiss, ciqual, usda];

/** Every row of the public tables that a food names, by its id. */
export const TABLE_ROWS: ReadonlyMap<string, TableRow> = new Map(TABLES.flatMap((table) => [...readTable(table)]));

/** Every food that is bought, by shelf, its figures joined from the tables; dishes are computed from the recipes beside it. */
export const FOODS: readonly Food[] = FOOD_LINES.map((line) => joinFood(line, TABLE_ROWS));
