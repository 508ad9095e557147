import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { DayNutrition } from '#domain/nutrition/day-nutrition.ts';
import type { Gap, GapAsk } from '#domain/nutrition/gaps/close-gap.ts';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';

/** A day's dishes as the question needs them: kcal, the recipe or the foods that they are. */
export interface EatenToday {
  nutrition: DayNutrition;
  entries: readonly {
    calories: number;
    mealId: string | null;
    ingredients: readonly { foodId?: string | undefined }[];
  }[];
}

/** The question for a day: what is left of its calories, and what it has had already. */
export function gapAskOf(
  { nutrition, entries }: EatenToday,
  gaps: readonly Gap[],
  goalKcal: number,
  diet: Diet,
  rules: EatingRules,
): GapAsk {
  const eatenKcal = entries.reduce((sum, { calories }) => sum + calories, 0);
  return {
    kcalLeft: Math.max(0, Math.round(goalKcal) - Math.round(eatenKcal)),
    diet,
    rules,
    nutrition,
    gaps,
    eaten: entries
      .flatMap(({ mealId, ingredients }) => [mealId, ...ingredients.map(({ foodId }) => foodId)])
      .filter((id) => id != null),
  };
}
