import { isUnderAge } from '../adult-age.ts';
import { bmi, healthyMinimumKg, type Body, type WeightGoal } from '../body.ts';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { GOAL_FACTOR, safeMinimumKcal } from '../energy.ts';
import { feedsTwo, type Pregnancy } from '../pregnancy.ts';
import { KCAL_PER_KG } from './body-belief.ts';
import type { Expenditure } from './expenditure.ts';

/** Nobody is led to lose more than this share of the body's weight a week. */
const FASTEST_LOSS_A_WEEK = 0.01;
/** Goals are offered in such steps, kcal. */
const STEP_KCAL = 10;
/** A smaller change is not worth a question, kcal. */
const LEAST_CHANGE_KCAL = 50;

/** Whom a goal is proposed to. */
export interface CheckedPerson {
  gender: Body['gender'];
  ageYears: number;
  heightCm: number;
  goal: WeightGoal;
  /** kg; null without one. */
  targetKg: number | null;
  pregnancy: Pregnancy | null;
}

/** Whether nobody may lead this person to lose weight: minors, who eats for two, and who weighs too little. */
const isProtected = ({ gender, ageYears, heightCm, pregnancy }: CheckedPerson, kg: number): boolean =>
  isUnderAge(ageYears) || feedsTwo({ gender, pregnancy }) || bmi(kg, heightCm) < 18.5;

/** What the person works towards by now: who has reached the target, or the least healthy weight, keeps it. */
function presentGoal(person: CheckedPerson, kg: number): WeightGoal {
  const { goal, targetKg, heightCm } = person;
  if (goal === 'gain-weight') return targetKg !== null && kg >= targetKg ? 'maintain-weight' : goal;
  if (goal === 'maintain-weight' || isProtected(person, kg)) return 'maintain-weight';
  return kg <= Math.max(targetKg ?? 0, healthyMinimumKg(heightCm)) ? 'maintain-weight' : goal;
}

/**
 * The calorie goal that what the body really burns suggests, kcal; null when there is nothing to change: nothing is
 * known yet, or the goal of now rests on an expenditure within the interval of the learned one.
 *
 * The pace is the one that was chosen with the weight goal (the share of maintenance that it eats), at most 1 % of the
 * weight a week, never below 1,200 or 1,500 kcal. Minors, who is pregnant or nurses, and who is below a body mass index
 * of 18.5 never get a goal that takes weight off, nor one below their present goal.
 */
export function proposedGoal(
  { status, kcal, low, high, trendWeight }: Expenditure,
  person: CheckedPerson,
  presentKcal: number,
): number | null {
  if (status !== 'known' || kcal === null || low === null || high === null || trendWeight === null) return null;
  const share = GOAL_FACTOR[presentGoal(person, trendWeight)];
  const slowest = kcal - (FASTEST_LOSS_A_WEEK * trendWeight * KCAL_PER_KG) / 7;
  const wanted = Math.max(kcal * share, slowest, safeMinimumKcal(person.gender));
  const proposed = Math.round(wanted / STEP_KCAL) * STEP_KCAL;
  const guarded = isProtected(person, trendWeight);
  if (guarded && proposed < presentKcal) return null;
  const unsure = ((high - low) / 2) * share;
  const doubt = Math.max(unsure, LEAST_CHANGE_KCAL);
  return Math.abs(proposed - presentKcal) > doubt ? proposed : null;
}

/** What a person says to the weekly check-in. */
export const CHECK_IN_ANSWERS = ['yes', 'no', 'later'] as const;
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number];

/** Days until the card comes again. */
const PAUSE_DAYS: Record<CheckInAnswer, number> = { yes: 7, no: 7, later: 1 };

/** The first day on which the check-in is shown again after an answer. */
export const nextCheckIn = (today: DiaryDay, answer: CheckInAnswer): DiaryDay => addDays(today, PAUSE_DAYS[answer]);
