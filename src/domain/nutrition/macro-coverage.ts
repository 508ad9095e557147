import type { Macros } from '../body/macros.ts';
import type { NutrientCoverage } from '../recipes/cook-recipe.ts';
import { roundTo } from '../rounding.ts';
import type { Nutrients } from './nutrient.ts';

export type MacroName = keyof Macros;
export const MACRO_NAMES = ['proteins', 'carbs', 'fats'] as const satisfies readonly MacroName[];

interface WithShares {
  nutrientCoverage?: NutrientCoverage | undefined;
}

/** Share of a dish, 0 to 1, for which a macro is known; a macro without one is known of all of it. */
export const macroShare = ({ nutrientCoverage }: WithShares, macro: MacroName): number =>
  nutrientCoverage?.[macro] ?? 1;

/** Whether the sum of the dishes is only the least that they hold: of one of them the macro is not known, or not of all of it. */
export const isAtLeast = (dishes: readonly WithShares[], macro: MacroName): boolean =>
  dishes.some((dish) => macroShare(dish, macro) < 1);

/** The shares of macros of which nothing is known. */
export const unknownShares = (unknown: readonly MacroName[]): NutrientCoverage =>
  Object.fromEntries(unknown.map((macro) => [macro, 0]));

/** The macros among shares, where they are less than all. */
export const macroShares = (shares: NutrientCoverage): NutrientCoverage =>
  Object.fromEntries(
    MACRO_NAMES.flatMap((macro) => {
      const share = shares[macro] ?? 1;
      return share < 1 ? [[macro, share]] : [];
    }),
  );

/** What is known of a dish, with the macros that are not known of all of it; of nutrients nothing is known where nobody tells them. */
export function withMacroShares<Known extends { nutrients: Nutrients; nutrientCoverage?: NutrientCoverage }>(
  known: Known | null,
  shares: NutrientCoverage,
): Known | { nutrients: Nutrients; nutrientCoverage: NutrientCoverage } | null {
  const macros = macroShares(shares);
  if (Object.keys(macros).length === 0) return known;
  return { nutrients: known?.nutrients ?? {}, nutrientCoverage: { ...known?.nutrientCoverage, ...macros } };
}

/** Shares of a day's energy, 0 to 1, of whose dishes the macros are known; only those below 1. */
export function macroSharesOfDay(dishes: readonly (WithShares & { calories: number })[]): NutrientCoverage {
  const hasEnergy = dishes.some(({ calories }) => calories > 0);
  const weightOf = ({ calories }: { calories: number }) => (hasEnergy ? calories : 1);
  const all = dishes.reduce((sum, dish) => sum + weightOf(dish), 0);
  if (all <= 0) return {};
  return macroShares(
    Object.fromEntries(
      MACRO_NAMES.map((macro) => [
        macro,
        roundTo(dishes.reduce((sum, dish) => sum + weightOf(dish) * macroShare(dish, macro), 0) / all, 3),
      ]),
    ),
  );
}
