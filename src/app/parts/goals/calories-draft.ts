import { WEIGHT_GOALS, type Body, type WeightGoal } from '#domain/body/body.ts';
import { DEFAULT_KCAL, GOAL_FACTOR, inferWeightGoal, maintenanceKcal, safeMinimumKcal } from '#domain/body/energy.ts';
import { readDigits } from '#domain/georgian/read-number.ts';

/** The most that the contract takes, kcal. */
export const MOST_KCAL = 20_000;
/** One tap of minus or plus, kcal. */
export const KCAL_STEP = 50;

/** What the editor knows about the person: kcal a day that keep the weight; `known` is false for the average. */
export interface EnergyNeed {
  maintenance: number;
  known: boolean;
  safeMinimum: number;
}

/** The person's need, or the average of spec §9 where the profile lacks something. Who eats for two is offered nothing below it. */
export function energyNeed(body: Body | null, eatsForTwo = false): EnergyNeed {
  const maintenance = body ? maintenanceKcal(body) : DEFAULT_KCAL;
  const least = safeMinimumKcal(body?.gender ?? 'other');
  return {
    maintenance,
    known: body !== null,
    safeMinimum: eatsForTwo ? Math.max(least, Math.round(maintenance)) : least,
  };
}

/** The choices with their whole kcal. */
export const goalChoices = (
  maintenance: number,
  offered: readonly WeightGoal[] = WEIGHT_GOALS,
): { goal: WeightGoal; kcal: number }[] => offered.map((goal) => ({ goal, kcal: kcalFor(goal, maintenance) }));

/** Whole kcal of a weight goal: 65%, 100% or 135% of maintenance. */
export const kcalFor = (goal: WeightGoal, maintenance: number): number =>
  Math.max(1, Math.round(maintenance * GOAL_FACTOR[goal]));

/** What is typed, and what it means. */
export interface CaloriesReading {
  /** Whole kcal, or null while nothing readable is typed. */
  kcal: number | null;
  /** Saving is offered only from 1 to 20,000. */
  canSave: boolean;
  tooMany: boolean;
  weightGoal: WeightGoal | undefined;
  belowSafe: boolean;
}

/** Reads the typed goal against the person's need. */
export function readCalories(text: string, need: EnergyNeed): CaloriesReading {
  const kcal = readDigits(text);
  const positive = kcal !== null && kcal > 0;
  const tooMany = kcal !== null && kcal > MOST_KCAL;
  return {
    kcal,
    canSave: positive && !tooMany,
    tooMany,
    weightGoal: positive ? inferWeightGoal(kcal, need.maintenance) : undefined,
    belowSafe: positive && kcal < need.safeMinimum,
  };
}

/** The figure after a tap of minus or plus, onto the next full step. */
export function steppedKcal(text: string, by: 1 | -1): number {
  const kcal = readDigits(text) ?? 0;
  const next =
    by > 0 ? Math.floor(kcal / KCAL_STEP) * KCAL_STEP + KCAL_STEP : Math.ceil(kcal / KCAL_STEP) * KCAL_STEP - KCAL_STEP;
  return Math.min(MOST_KCAL, Math.max(0, next));
}
