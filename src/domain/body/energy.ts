import type { ActivityLevel, Body, WeightGoal } from './body.ts';

/** Energy when data is missing, kcal a day (spec §9). */
export const DEFAULT_KCAL = 2000;

/** Physical activity factors on top of the energy at rest (spec §9). */
export const ACTIVITY_FACTOR: Record<ActivityLevel, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};

/** The part of maintenance that each goal eats (spec §9). */
export const GOAL_FACTOR: Record<WeightGoal, number> = {
  'lose-weight': 0.65,
  'maintain-weight': 1,
  'gain-weight': 1.35,
};

/** Energy at rest (BMR) in kcal a day, unrounded: Mifflin–St Jeor (spec §9). */
export function restingKcal({ gender, ageYears, heightCm, weightKg }: Omit<Body, 'activityLevel'>): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * ageYears + (gender === 'male' ? 5 : -161);
}

/** Energy that keeps the weight (TDEE) in kcal a day, unrounded. */
export function maintenanceKcal(body: Body): number {
  return restingKcal(body) * ACTIVITY_FACTOR[body.activityLevel];
}

/** The day's calorie goal in whole kcal, never below 1; 2,000 without a body. */
export function calorieGoal(body: Body | null, goal: WeightGoal): number {
  if (!body) return DEFAULT_KCAL;
  return Math.max(1, Math.round(maintenanceKcal(body) * GOAL_FACTOR[goal]));
}

/** The weight goal that a calorie goal speaks of, seen against maintenance (spec §4 "Calorie editor"). */
export function inferWeightGoal(goalKcal: number, maintenance: number): WeightGoal {
  const ratio = goalKcal / maintenance;
  if (ratio <= 0.75) return 'lose-weight';
  if (ratio >= 1.25) return 'gain-weight';
  return 'maintain-weight';
}

/** The daily energy in kcal below which a plan shows a safety note (design §5). */
export const safeMinimumKcal = (gender: Body['gender']): number => (gender === 'male' ? 1500 : 1200);
