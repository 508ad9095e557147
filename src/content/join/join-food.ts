import type { Food } from '#domain/food/food.ts';
import { NUTRIENTS, type Nutrients } from '#domain/nutrition/nutrient.ts';
import { roundTo, roundTo1 } from '#domain/rounding.ts';
import type { FoodLine } from './food-lines.ts';
import { compose, readSource } from './food-source.ts';
import type { TableRow } from './table-rows.ts';

/** A line with the figures of the rows that it names: whole kcal, macros to 0.1 g, nutrients to three digits. Throws SourceError. */
export function joinFood(line: FoodLine, rows: ReadonlyMap<string, TableRow>): Food {
  const { macros, nutrients } = compose(readSource(line.source), rows);
  return {
    ...line,
    per100g: {
      calories: Math.round(macros.calories),
      proteins: roundTo1(macros.proteins),
      carbs: roundTo1(macros.carbs),
      fats: roundTo1(macros.fats),
    },
    nutrients: rounded(nutrients),
  };
}

function rounded(nutrients: Nutrients): Nutrients {
  const result: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const value = nutrients[nutrient];
    if (value !== undefined) result[nutrient] = threeDigits(value);
  }
  return result;
}

/** Tables give no more than three digits that count. */
const threeDigits = (value: number): number =>
  value === 0 ? 0 : roundTo(value, Math.max(0, 2 - Math.floor(Math.log10(value))));
