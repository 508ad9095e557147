import type { WeightGoal } from './body.ts';
import { roundTo1 } from '../rounding.ts';

/** Grams a day, or grams in a dish. */
export interface Macros {
  carbs: number;
  fats: number;
  proteins: number;
}

/** Energy in kcal and its macros in grams: a dish, a day, a goal. */
export interface Nutrition extends Macros {
  calories: number;
}

/** kcal per gram (spec §9). */
export const KCAL_PER_GRAM: Readonly<Macros> = { carbs: 4, fats: 9, proteins: 4 };

const BASE_SHARE: Readonly<Macros> = { carbs: 0.55, fats: 0.25, proteins: 0.2 };

const GOAL_SHARE: Record<WeightGoal, Readonly<Macros>> = {
  'lose-weight': { carbs: 0.8, fats: 0.8, proteins: 1.2 },
  'maintain-weight': { carbs: 1, fats: 1, proteins: 1 },
  'gain-weight': { carbs: 1.2, fats: 1, proteins: 0.8 },
};

/** Least and most grams per kg of body weight (spec §9). */
const PER_KG: Record<keyof Macros, readonly [least: number, most: number]> = {
  carbs: [2, 8],
  fats: [0.5, 2],
  proteins: [1.6, 2.4],
};

const MACROS = ['carbs', 'fats', 'proteins'] as const;

const eachMacro = (grams: (macro: keyof Macros) => number): Macros => ({
  carbs: grams('carbs'),
  fats: grams('fats'),
  proteins: grams('proteins'),
});

/** Macro goals in g a day, one decimal: the split of spec §9, moved by the goal, kept within its bounds per kg. */
export function macroGoals(goalKcal: number, weightKg: number, goal: WeightGoal): Macros {
  return eachMacro((macro) => {
    const grams = (goalKcal * BASE_SHARE[macro] * GOAL_SHARE[goal][macro]) / KCAL_PER_GRAM[macro];
    const [least, most] = PER_KG[macro];
    return roundTo1(Math.min(most * weightKg, Math.max(least * weightKg, grams)));
  });
}

/** Shares of energy in percent, in the order in which the presets are named: carbs/proteins/fats. */
export const MACRO_PRESETS = {
  balance: { carbs: 50, proteins: 20, fats: 30 },
  protein: { carbs: 40, proteins: 30, fats: 30 },
  keto: { carbs: 10, proteins: 20, fats: 70 },
} as const satisfies Record<string, Macros>;
export type MacroPreset = keyof typeof MACRO_PRESETS;

/** Grams a day, one decimal, for energy in kcal split by percent. */
export function gramsOfShares(kcal: number, percent: Macros): Macros {
  return eachMacro((macro) => roundTo1((kcal * percent[macro]) / 100 / KCAL_PER_GRAM[macro]));
}

/** The energy of macros in kcal, unrounded. */
export const energyOf = (macros: Macros): number =>
  MACROS.reduce((kcal, macro) => kcal + macros[macro] * KCAL_PER_GRAM[macro], 0);

/**
 * Macro goals after the calorie goal went from `oldKcal` to `newKcal`: each × new ÷ old, unclamped, one decimal.
 * An old goal of 0 leaves them as they are.
 */
export function rescaleMacros(macros: Macros, oldKcal: number, newKcal: number): Macros {
  if (oldKcal <= 0) return macros;
  return eachMacro((macro) => roundTo1((macros[macro] * newKcal) / oldKcal));
}

/** The sum of dishes, each figure to one decimal. */
export function sumNutrition(dishes: readonly Nutrition[]): Nutrition {
  const total = { calories: 0, carbs: 0, fats: 0, proteins: 0 };
  for (const dish of dishes) {
    total.calories += dish.calories;
    total.carbs += dish.carbs;
    total.fats += dish.fats;
    total.proteins += dish.proteins;
  }
  return {
    calories: roundTo1(total.calories),
    carbs: roundTo1(total.carbs),
    fats: roundTo1(total.fats),
    proteins: roundTo1(total.proteins),
  };
}
