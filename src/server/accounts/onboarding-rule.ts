import type { InputOf } from '#contract/call.ts';
import type { CALLS } from '#contract/calls.ts';
import type { ValueOf } from '#contract/diary/value-things.ts';
import { readPreferences, type ReadPreferences } from '#contract/plan/plan-preferences.ts';
import { wishChanges } from '#contract/plan/plan-wishes.ts';
import type { User } from '#contract/account/user.ts';
import { mondayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { DEFAULT_DIET, draftDietPlan } from '#domain/plan/diet-plan-draft.ts';
import type { Goals } from '#domain/body/goals.ts';
import { isConsentAt } from '#domain/body/health-consent.ts';
import { hasTargetWeight, type OnboardingAnswers } from '#domain/body/onboarding.ts';
import { goalReckoned } from '#domain/body/pregnancy.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { aged, type Rule, type Stamp } from '../diary/core/rule.ts';
import { put, userHasAccess, type Work } from '../diary/core/work.ts';
import { goalsOnDay, goalsRow, goalsRows, goalsTimeline } from '../diary/entities/goals.ts';
import { fastIn, ownPlan, plans } from '../diary/entities/plan/plan.ts';
import { userOf } from '../diary/entities/profile.ts';
import {
  keptWishes,
  preferenceRowsIn,
  preferencesIn,
  preferenceThings,
} from '../diary/entities/plan/plan-preferences.ts';
import { currentThings } from '../diary/entities/value-thing.ts';
import { newestWeight, newestWeights, weights } from '../diary/entities/weight.ts';
import type { PlanRow, UserRow } from '../store/tables/diary-tables.ts';

/** `startsTrial`: for a user who came without one. */
type Answers = InputOf<typeof CALLS.postOnboarding>['body'] & { startsTrial: boolean };

/** Gives a user profile, plan, goals and first weigh-in. The trial has started with the user, or starts here, and never again. */
export const onboardingRule: Rule<Answers, { user: User }> = {
  wants: () => ({
    parts: [ownPlan.of({}), goalsTimeline.of({}), newestWeights, preferenceThings, currentThings('fasting')],
  }),
  decide(body, work, stamp) {
    const answers = withoutLoss(answersOf(body.userData), work.user);
    const day = body.date ?? stamp.today;
    const user: UserRow = {
      ...work.user,
      gender: answers.gender,
      age: answers.age,
      height: answers.height,
      targetWeight: answers.targetWeight,
      fitnessGoal: answers.goal,
      activityLevel: answers.activityLevel,
      trialStartedMs: work.user.trialStartedMs ?? (body.startsTrial ? stamp.nowMs : null),
      ...consentAfter(work.user, answers.age, body.consent?.version, stamp.nowMs),
      profileRev: stamp.rev,
      profileAge: null,
      updatedMs: stamp.nowMs,
    };
    // The trial opens all diets; a later questionnaire without access gets the free one.
    const hasAccess = userHasAccess(user, stamp.nowMs);
    // What the device drafted for another goal no longer counts.
    const drafted =
      answers.goal === body.userData.goal
        ? body.dietPlan
        : { ...body.dietPlan, calories: 0, carbs: 0, fat: 0, protein: 0 };
    const draft = draftOf(answers, drafted, day, stamp);
    const dietId = hasAccess ? draft.plan.dietId : DEFAULT_DIET;
    const { goals } = draft;
    const asked = body.preferences && withKept(body.preferences, work, stamp.newId);
    const days = stamp.makeWeek({
      goals,
      diet: dietId,
      hasAccess,
      preferences: asked?.preferences ?? preferencesIn(work),
      fastOn: fastIn(work, mondayOf(day)),
      seed: draft.plan.planId,
    });
    const plan: PlanRow = { ...draft.plan, dietId, days, next: null };
    // The questionnaire does not ask for water.
    const timeline = work.rows(goalsRows).all();
    if (timeline.length > 0) goals.waterGoal = goalsOnDay(timeline, day).waterGoal;
    const weighing = { date: day, weight: answers.weight, atMs: stamp.nowMs, ...aged(stamp.rev) };
    return {
      data: { user: userOf(work.userId, user, newestWeight(work, [weighing])) },
      rev: stamp.rev,
      effect: {
        user,
        rows: [
          put(plans, plan),
          put(goalsRows, goalsRow(goals, day, aged(stamp.rev))),
          put(weights, weighing),
          ...(asked ? [keptWishes(asked.wishes, stamp.rev)] : []),
        ],
      },
    };
  },
};

/** What was asked for before stays, and what must not or is not eaten joins it; `wishes` are what is new of it. */
function withKept(asked: ValueOf<'plan-preferences'>, work: Work, newId: () => string) {
  const rows = preferenceRowsIn(work);
  const kept = readPreferences(rows);
  const preferences: ReadPreferences['preferences'] = {
    ...asked,
    ...kept?.preferences,
    allergies: joined(kept?.preferences.allergies, asked.allergies),
    dislikes: joined(kept?.preferences.dislikes, asked.dislikes),
  };
  return { preferences, wishes: wishChanges(rows, kept && kept.preferences, preferences, newId) };
}

const joined = <One>(some: readonly One[] = [], more: readonly One[] = []): One[] => [...new Set([...some, ...more])];

/** Who has said that she is with child or nurses gets no plan to lose weight, whatever a later questionnaire asks for. */
function withoutLoss(answers: OnboardingAnswers, { pregnancy }: UserRow): OnboardingAnswers {
  const goal = goalReckoned(answers.goal, { gender: answers.gender, pregnancy });
  return goal === answers.goal ? answers : { ...answers, goal, targetWeight: answers.weight };
}

/**
 * What was agreed to first counts, until a newer version of the sentence is agreed to; that of an older app is kept as what it is. The
 * sentence of adults is no consent of who is under 18: it is not recorded as one.
 */
const consentAfter = (
  { consentVersion, consentMs }: UserRow,
  years: number,
  given: number | undefined,
  nowMs: number,
) =>
  given === undefined || given <= (consentVersion ?? 0) || !isConsentAt(given, years)
    ? { consentVersion, consentMs }
    : { consentVersion: given, consentMs: nowMs };

function answersOf({ height, weight, targetWeight, ...rest }: Answers['userData']): OnboardingAnswers {
  const kg = roundTo1(weight.value);
  const target = hasTargetWeight(rest.goal) && targetWeight ? roundTo1(targetWeight.value) : kg;
  return { ...rest, height: height.value, weight: kg, targetWeight: target };
}

function draftOf(
  answers: OnboardingAnswers,
  given: Answers['dietPlan'],
  day: DiaryDay,
  stamp: Stamp,
): { plan: Omit<PlanRow, 'days' | 'next'>; goals: Goals } {
  const calories = given.calories > 0 ? Math.max(1, Math.round(given.calories)) : undefined;
  const draft = draftDietPlan(answers, day, calories);
  const { carbs, fats, proteins } = draft.macrosGoal;
  const figure = (sent: number, computed: number) => (sent > 0 ? roundTo1(sent) : computed);
  const goals: Goals = {
    calories: draft.caloriesGoal,
    macros: {
      carbs: figure(given.carbs, carbs),
      fats: figure(given.fat, fats),
      proteins: figure(given.protein, proteins),
    },
    waterGoal: draft.waterGoal,
  };
  const plan = {
    planId: stamp.newId(),
    dietId: given.type,
    goal: draft.goal,
    activityLevel: draft.activityLevel,
    initialWeight: draft.initialWeight,
    targetWeight: draft.targetWeight,
    startDate: draft.startDate,
    endDate: draft.endDate,
    ...aged(stamp.rev),
  };
  return { plan, goals };
}
