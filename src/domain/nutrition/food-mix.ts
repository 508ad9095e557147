import type { Nutrition } from '../body/macros.ts';
import { roundTo, roundTo1 } from '../rounding.ts';
import { NUTRIENTS, type Nutrients } from './nutrient.ts';

/** What 100 g of a food hold, unrounded. */
export interface Composition {
  macros: Nutrition;
  nutrients: Nutrients;
}

/** g of each part in 100 g of a food; what is missing to 100 is water, what is over has boiled off. */
export type FoodMix = readonly { row: Composition; grams: number }[];

/** A nutrient that parts leave out for more than this share of a mix's weight, added water aside, is not known. */
const MOST_UNKNOWN = 0.2;

/** What 100 g of a mix hold. */
export function composeMix(parts: FoodMix): Composition {
  const weight = parts.reduce((sum, { grams }) => sum + grams, 0);
  const sumOf = (figure: (row: Composition) => number | undefined, mostUnknown: number): number | undefined => {
    let [sum, unknown] = [0, 0];
    for (const { row, grams } of parts) {
      const value = figure(row);
      if (value === undefined) unknown += grams;
      else sum += (value * grams) / 100;
    }
    return unknown > mostUnknown * weight ? undefined : sum;
  };
  const macro = (key: keyof Nutrition): number => sumOf((row) => row.macros[key], 0) ?? 0;
  const nutrients: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const value = sumOf((row) => row.nutrients[nutrient], nutrient === 'water' ? 0 : MOST_UNKNOWN);
    if (value !== undefined) nutrients[nutrient] = nutrient === 'water' ? Math.max(0, value + 100 - weight) : value;
  }
  return {
    macros: { calories: macro('calories'), proteins: macro('proteins'), carbs: macro('carbs'), fats: macro('fats') },
    nutrients,
  };
}

/** As a food tells it: whole kcal, macros to 0.1 g, nutrients to three digits. What is rounded so stays as it is. */
export function inFoodFigures({ macros, nutrients }: Composition): { per100g: Nutrition; nutrients: Nutrients } {
  const rounded: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const value = nutrients[nutrient];
    if (value !== undefined) rounded[nutrient] = threeDigits(value);
  }
  return {
    per100g: {
      calories: Math.round(macros.calories),
      proteins: roundTo1(macros.proteins),
      carbs: roundTo1(macros.carbs),
      fats: roundTo1(macros.fats),
    },
    nutrients: rounded,
  };
}

/** Tables give no more than three digits that count. */
const threeDigits = (value: number): number =>
  value === 0 ? 0 : roundTo(value, Math.max(0, 2 - Math.floor(Math.log10(value))));
