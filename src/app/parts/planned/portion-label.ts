import type { PlanEntry } from '#contract/plan/plan.ts';
import { formatNumber } from '#app/format/number.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { plannedFigures } from './planned-meals.ts';

/** "1,2 ულუფა", with the macros where they may be seen: "1,2 ულუფა · ც 46 · ნ 58 · ცხ 16". */
export function portionLabel(entry: PlanEntry, withMacros: boolean): string {
  const portions = mealplan.portions(formatNumber(entry.ratio, { decimals: 1 }));
  if (!withMacros) return portions;
  const { proteins, carbs, fats } = plannedFigures(entry);
  return `${portions} · ${mealRows.macroLine(formatNumber(proteins), formatNumber(carbs), formatNumber(fats))}`;
}
