import type { Macros } from '#domain/body/macros.ts';
import { macroShare, type MacroName } from '#domain/nutrition/macro-coverage.ts';
import type { NutrientCoverage } from '#domain/recipes/cook-recipe.ts';
import { mealRows } from '../text/food/meal-names.ts';
import { formatNumber } from './number.ts';

type MacrosOfDish = Macros & { nutrientCoverage?: NutrientCoverage | undefined };

/** Grams of a macro in a dish: „–" where nobody knows it, „12+" where it is known of a part of the dish only. */
function formatMacro(dish: MacrosOfDish, macro: MacroName, decimals = 0): string {
  const share = macroShare(dish, macro);
  if (share <= 0) return '–';
  return share < 1 ? atLeast(dish[macro], decimals) : formatNumber(dish[macro], { decimals });
}

/** „12+": more may be in it than is known. */
const atLeast = (grams: number, decimals = 0): string => `${formatNumber(grams, { decimals })}+`;

/** ც 12 · ნ 30 · ცხ –. */
export const formatMacroLine = (dish: MacrosOfDish, decimals = 0): string =>
  mealRows.macroLine(
    formatMacro(dish, 'proteins', decimals),
    formatMacro(dish, 'carbs', decimals),
    formatMacro(dish, 'fats', decimals),
  );
