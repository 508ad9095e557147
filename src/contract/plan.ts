import * as v from 'valibot';
import { ACTIVITY_LEVELS, WEIGHT_GOALS } from '../domain/body.ts';
import { DIETS } from '../domain/diet-plan-draft.ts';
import { call, diaryWrite } from './call.ts';
import { asOf, Day, Rev, Uuid } from './primitives.ts';

/** The active diet plan: kg and ml; its goals live in the goals timeline. */
export const Plan = v.object({
  planId: Uuid,
  dietId: v.picklist(DIETS),
  goal: v.picklist(WEIGHT_GOALS),
  activityLevel: v.picklist(ACTIVITY_LEVELS),
  initialWeight: v.number(),
  targetWeight: v.number(),
  startDate: Day,
  endDate: Day,
  days: v.array(v.unknown()),
  rev: Rev,
});
export type Plan = v.InferOutput<typeof Plan>;

export const getMealPlan = call({
  method: 'GET',
  path: '/dashboard/meal-plan',
  summary: "The active plan's recommended dishes by day.",
  data: Plan,
});

export const getDiets = call({
  method: 'GET',
  path: '/diets',
  summary: 'The diets on offer and whether each needs access.',
  auth: 'none',
  data: v.array(v.object({ dietId: v.picklist(DIETS), needsAccess: v.boolean() })),
});

export const postDiet = diaryWrite({
  method: 'POST',
  path: '/dashboard/diet',
  summary: 'Chooses a diet; all but balanced need access. Sets the macro split of the diet.',
  body: v.object({ dietId: v.picklist(DIETS), date: v.optional(Day), ...asOf }),
  data: Plan,
});
