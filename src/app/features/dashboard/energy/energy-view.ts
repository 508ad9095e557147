import type { Goals } from '#domain/body/goals.ts';
import { sumNutrition, type Macros, type Nutrition } from '#domain/body/macros.ts';
import { isAtLeast } from '#domain/nutrition/macro-coverage.ts';
import type { NutrientCoverage } from '#domain/recipes/cook-recipe.ts';
import type { DataTone } from '#app/ui/figure/ring.tsx';

/** kcal of a day: what was eaten, what is aimed at, and the distance between them, never below 0. */
export interface EnergyView {
  eaten: number;
  goal: number;
  state: 'remaining' | 'excess';
  distance: number;
}

/** A dish with the macros that are not known of it. */
export interface LoggedFigures extends Nutrition {
  nutrientCoverage?: NutrientCoverage | undefined;
}

/** One nutrient's ring, in g. */
export interface MacroView {
  macro: keyof Macros;
  tone: DataTone;
  eaten: number;
  goal: number;
  /** Of some dish nobody knows it: more than `eaten` may be in the day. */
  isAtLeast: boolean;
}

const TONES = { carbs: 'carbs', proteins: 'protein', fats: 'fats' } as const;
/** As the rings stand side by side. */
const ORDER = ['carbs', 'proteins', 'fats'] as const;

/** The figures of the calorie ring. */
export const energyView = (dishes: readonly Nutrition[], goals: Goals): EnergyView =>
  energyOf({ eaten: sumNutrition(dishes).calories, goal: goals.calories });

/** The same of sums in kcal. Whole kcal are compared, because whole kcal are shown. */
export function energyOf(sums: { eaten: number; goal: number }): EnergyView {
  const eaten = Math.round(sums.eaten);
  const goal = Math.round(sums.goal);
  return { eaten, goal, state: eaten > goal ? 'excess' : 'remaining', distance: Math.abs(goal - eaten) };
}

/** The figures of the three macro rings. */
export function macroViews(dishes: readonly LoggedFigures[], goals: Goals): MacroView[] {
  const eaten = sumNutrition(dishes);
  return ORDER.map((macro) => ({
    macro,
    tone: TONES[macro],
    eaten: eaten[macro],
    goal: goals.macros[macro],
    isAtLeast: isAtLeast(dishes, macro),
  }));
}
