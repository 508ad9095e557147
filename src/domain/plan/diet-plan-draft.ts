import { calorieGoal, safeMinimumKcal } from '../body/energy.ts';
import { addDays, type DiaryDay } from '../diary/diary-day.ts';
import { macroGoals, type Macros } from '../body/macros.ts';
import { bodyOf, hasTargetWeight, type OnboardingAnswers } from '../body/onboarding.ts';
import { DEFAULT_WATER_GOAL_ML } from '../body/water.ts';
import type { ActivityLevel, WeightGoal } from '../body/body.ts';

/** The diets on offer (glossary); `balanced` is the default. */
export const DIETS = ['balanced', 'high-protein', 'low-carb', 'vegetarian', 'fasting'] as const;
export type Diet = (typeof DIETS)[number];
export const DEFAULT_DIET: Diet = 'balanced';

/** The plan as the questionnaire makes it (spec §3): kcal, g, ml and kg. */
export interface DietPlanDraft {
  caloriesGoal: number;
  macrosGoal: Macros;
  waterGoal: number;
  dietType: Diet;
  goal: WeightGoal;
  activityLevel: ActivityLevel;
  startDate: DiaryDay;
  endDate: DiaryDay;
  createdBy: 'admin';
  active: true;
  initialWeight: number;
  targetWeight: number;
}

/** kcal in a kg of body fat: the usual 7,700 (Hall 2008, doi:10.1038/sj.ijo.0803720). */
const KCAL_PER_KG = 7700;
/** A plan that aims at no other weight runs this long. */
const MAINTENANCE_DAYS = 90;
/** A forecast beyond two years says nothing. */
const LONGEST_PLAN_DAYS = 730;

/** Days from the present weight to the target at the plan's own difference from maintenance; at least a week. */
export function planLengthDays(answers: OnboardingAnswers, goalKcal: number): number {
  if (!hasTargetWeight(answers.goal)) return MAINTENANCE_DAYS;
  const maintenance = calorieGoal(bodyOf(answers), 'maintain-weight');
  const daily = Math.abs(maintenance - goalKcal);
  if (daily === 0) return LONGEST_PLAN_DAYS;
  const days = Math.ceil((Math.abs(answers.weight - answers.targetWeight) * KCAL_PER_KG) / daily);
  return Math.min(LONGEST_PLAN_DAYS, Math.max(7, days));
}

/** The diet plan of these answers from `today` on; `goalKcal` replaces the formula's figure (the safe one). */
export function draftDietPlan(answers: OnboardingAnswers, today: DiaryDay, goalKcal?: number): DietPlanDraft {
  const caloriesGoal = goalKcal ?? calorieGoal(bodyOf(answers), answers.goal);
  return {
    caloriesGoal,
    macrosGoal: macroGoals(caloriesGoal, answers.weight, answers.goal),
    waterGoal: DEFAULT_WATER_GOAL_ML,
    dietType: DEFAULT_DIET,
    goal: answers.goal,
    activityLevel: answers.activityLevel,
    startDate: today,
    endDate: addDays(today, planLengthDays(answers, caloriesGoal)),
    createdBy: 'admin',
    active: true,
    initialWeight: answers.weight,
    targetWeight: hasTargetWeight(answers.goal) ? answers.targetWeight : answers.weight,
  };
}

/** The safe calorie goal in kcal when the draft lies below it, else null (design §5). */
export function saferCalorieGoal(answers: OnboardingAnswers, goalKcal: number): number | null {
  const least = safeMinimumKcal(answers.gender);
  return goalKcal < least ? least : null;
}
