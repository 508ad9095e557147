import type { User } from '#contract/account/user.ts';
import type { WeightGoal } from '#domain/body/body.ts';
import { calorieGoal, safeMinimumKcal } from '#domain/body/energy.ts';
import { changeGoals, type Goals } from '#domain/body/goals.ts';
import { macroGoals } from '#domain/body/macros.ts';
import { goalReckoned } from '#domain/body/pregnancy.ts';
import { bodyOfProfile } from '#app/parts/goals/body-of-profile.ts';

/** The goals that the questionnaire's formulas give today. */
export interface Recalculation {
  goals: Goals;
  /** The safe calorie goal where the formula lies below it, else null. */
  safeKcal: number | null;
  /** What it aims at: not at losing weight while eating for two. */
  goal: WeightGoal;
}

/** New calories and macros from the profile and the newest weight; water stays. Null while something is missing. */
export function recalculateGoals(
  profile: User['profile'],
  weightKg: number | null,
  before: Goals,
  { hasAccess, kcal }: { hasAccess: boolean; kcal?: number },
): Recalculation | null {
  const body = bodyOfProfile(profile, weightKg ?? undefined);
  const { fitnessGoal } = profile;
  if (!body || fitnessGoal === null) return null;
  const goal = goalReckoned(fitnessGoal, profile);
  const calories = kcal ?? calorieGoal(body, goal);
  const least = safeMinimumKcal(body.gender);
  const scaled = changeGoals(before, { field: 'calories', calories });
  const macros = hasAccess ? macroGoals(calories, body.weightKg, goal) : scaled.macros;
  return { goals: { ...scaled, macros }, safeKcal: calories < least ? least : null, goal };
}

/** Whether both say the same in whole kcal and grams. */
export function areSame(one: Goals, other: Goals): boolean {
  const figures = ({ calories, macros }: Goals) =>
    [calories, macros.carbs, macros.proteins, macros.fats].map(Math.round).join();
  return figures(one) === figures(other);
}
