import * as v from 'valibot';
import { ANSWER_BOUNDS } from '#domain/body/answer-bounds.ts';
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from '#domain/body/body.ts';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { hasTargetWeight, ONBOARDING_STEPS, targetWeightProblem } from '#domain/body/onboarding.ts';
import { PlanPreferences } from '../diary/value-things.ts';
import { call } from '../call.ts';
import { between, Day, text, wholeBetween } from '../primitives.ts';
import { SignedIn } from './signed-in.ts';

const { age, height, weight, targetWeight } = ANSWER_BOUNDS;
const measure = /* @__NO_SIDE_EFFECTS__ */ (bounds: { least: number; most: number }, unit: 'cm' | 'kg') =>
  v.object({ value: between(bounds.least, bounds.most), unit: v.optional(v.literal(unit), unit) });

/** The answers of the questionnaire (spec §3). A target weight lies on the side of the goal. */
const UserData = v.pipe(
  v.object({
    gender: v.picklist(GENDERS),
    age: wholeBetween(age.least, age.most),
    height: measure(height, 'cm'),
    weight: measure(weight, 'kg'),
    targetWeight: v.optional(measure(targetWeight, 'kg')),
    goal: v.picklist(WEIGHT_GOALS),
    activityLevel: v.picklist(ACTIVITY_LEVELS),
  }),
  v.forward(
    v.partialCheck(
      [['goal'], ['targetWeight'], ['weight']],
      (answers) => !hasTargetWeight(answers.goal) || answers.targetWeight !== undefined,
      'A target weight is needed for this goal',
    ),
    ['targetWeight'],
  ),
  v.forward(
    v.check(
      (answers) =>
        answers.targetWeight === undefined ||
        targetWeightProblem({
          ...answers,
          height: answers.height.value,
          weight: answers.weight.value,
          targetWeight: answers.targetWeight.value,
        }) === null,
      'The target weight lies on the wrong side of the goal',
    ),
    ['targetWeight'],
  ),
);

/** The plan as the client drafts it: figures above 0 are taken, 0 means that the server computes (kcal, g). */
const DietPlanIn = v.object({
  name: v.optional(text(0, 120), ''),
  type: v.optional(v.picklist(DIETS), 'balanced'),
  calories: v.optional(between(0, 20_000), 0),
  protein: v.optional(between(0, 2_000), 0),
  carbs: v.optional(between(0, 2_000), 0),
  fat: v.optional(between(0, 2_000), 0),
  description: v.optional(text(0, 2_000), ''),
});

const SignedInWithLink = v.object({ ...SignedIn.entries, customToken: v.string() });

export const logOnboardingStep = call({
  method: 'POST',
  path: '/auth/log-onboarding-step',
  summary: 'Counts a visited step, without a user.',
  auth: 'none',
  body: v.object({ step: v.picklist(ONBOARDING_STEPS) }),
  data: v.object({}),
});

export const postOnboarding = call({
  method: 'POST',
  path: '/auth/onboarding',
  summary:
    "Makes an anonymous user with a plan, or gives the bearer's user a new plan. The trial starts with the user and never again.",
  auth: 'optional',
  idempotent: true,
  makesWeek: true,
  makesUser: true,
  status: 201,
  body: v.object({
    userData: UserData,
    dietPlan: v.optional(DietPlanIn, {}),
    /** To which version of the sentence about health data the person has agreed. */
    consent: v.optional(v.object({ version: wholeBetween(1, 1_000_000) })),
    /** What the first week keeps to, also when nothing was said: nobody is asked again. Allergies join those that are kept already. */
    preferences: v.exactOptional(PlanPreferences),
    /** The device's day: goals, plan and the first weigh-in begin there. Absent: the server's. At most two days from it. */
    date: v.optional(Day),
  }),
  data: SignedInWithLink,
});

export const postAnonymous = call({
  method: 'POST',
  path: '/auth/anonymous',
  summary: 'Makes a user without a plan.',
  makesUser: true,
  auth: 'none',
  idempotent: true,
  status: 201,
  data: SignedIn,
});
