import type { ValueOf } from '#contract/diary/value-things.ts';
import type { Allergen } from '#domain/food/allergens.ts';
import type { FoodGroup } from '#domain/food/food.ts';
import { ANSWER_BOUNDS, type NumberAnswer } from '#domain/body/answer-bounds.ts';
import { healthyMinimumKg } from '#domain/body/body.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { draftDietPlan, saferCalorieGoal, type DietPlanDraft } from '#domain/plan/diet-plan-draft.ts';
import { calorieGoal } from '#domain/body/energy.ts';
import {
  bodyOf,
  DEFAULT_ANSWERS,
  suggestedGoal,
  targetIsUnderweight,
  targetWeightProblem,
  type OnboardingAnswers,
} from '#domain/body/onboarding.ts';
import { roundTo1 } from '#domain/rounding.ts';

/** What the person must not or does not eat. */
export interface FirstPreferences {
  allergies: readonly Allergen[];
  dislikes: readonly FoodGroup[];
}

/** Everything the questionnaire remembers between steps and across reloads. */
export interface OnboardingDraft {
  answers: OnboardingAnswers;
  /** The person has set the target weight; until then it follows the other answers. */
  targetChosen: boolean;
  /** What the first week leaves out: allergens, and groups of foods. */
  preferences: FirstPreferences;
  /** When the plan was drafted, and whether the safe calorie goal was taken; null: no draft yet. */
  plan: { from: DiaryDay; safeKcal: boolean } | null;
  /** The idempotency key of these answers: a lost answer is asked for again under the same key. */
  key: string | null;
  /** The person has asked for the plan: it is made as soon as a network is there. */
  wanted: boolean;
  /** The server has made the user and the plan. */
  ready: boolean;
  /** To which version of the sentence about health data the person has agreed; null: not yet. */
  consent: number | null;
}

export const EMPTY_DRAFT: OnboardingDraft = {
  answers: DEFAULT_ANSWERS,
  targetChosen: false,
  preferences: { allergies: [], dislikes: [] },
  plan: null,
  key: null,
  wanted: false,
  ready: false,
  consent: null,
};

export type DraftChange =
  | { type: 'answer'; answers: Partial<OnboardingAnswers> }
  /** Moves a number by so many of its steps, as far as its bounds allow. */
  | { type: 'nudge'; answer: NumberAnswer; steps: number }
  | { type: 'draft-plan'; today: DiaryDay }
  /** Takes the safe figure, or the formula's again. */
  | { type: 'safe-kcal'; taken: boolean }
  /** The healthy target, or the present weight where no healthy target lies on the goal's side. */
  | { type: 'safe-target' }
  | { type: 'prefer'; preferences: FirstPreferences }
  | { type: 'consent'; version: number | null }
  | { type: 'want'; key: string }
  | { type: 'give-up-waiting' }
  | { type: 'ready' }
  | { type: 'forget' };

/** The draft after a change. A new answer makes the drafted plan, and its key, void. */
export function onboardingDraft(draft: OnboardingDraft, change: DraftChange): OnboardingDraft {
  switch (change.type) {
    case 'answer':
      return answered(draft, change.answers);
    case 'nudge':
      return answered(draft, { [change.answer]: nudged(draft.answers, change.answer, change.steps) });
    case 'draft-plan':
      return { ...draft, plan: { from: change.today, safeKcal: false }, key: null, wanted: false, ready: false };
    case 'safe-kcal':
      return draft.plan ? { ...draft, plan: { ...draft.plan, safeKcal: change.taken }, key: null } : draft;
    case 'safe-target':
      return { ...answered(draft, safeTarget(draft.answers)), plan: draft.plan };
    case 'prefer':
      return { ...draft, preferences: change.preferences, key: null };
    case 'consent':
      return { ...draft, consent: change.version, key: null };
    case 'want':
      return { ...draft, key: draft.key ?? change.key, wanted: true };
    case 'give-up-waiting':
      return draft.wanted ? { ...draft, wanted: false } : draft;
    case 'ready':
      return { ...draft, wanted: false, ready: true };
    case 'forget':
      return EMPTY_DRAFT;
  }
}

/** What was said of them: nothing where nothing was. */
export const saidOf = ({ allergies, dislikes }: FirstPreferences): ValueOf<'plan-preferences'> => ({
  ...(allergies.length > 0 && { allergies: [...allergies] }),
  ...(dislikes.length > 0 && { dislikes: [...dislikes] }),
});

/** The diet plan of the draft; null before the questions are answered. */
export function planOf({ answers, plan }: OnboardingDraft): DietPlanDraft | null {
  if (!plan) return null;
  const safer = plan.safeKcal ? saferKcal(answers) : null;
  return draftDietPlan(answers, plan.from, safer ?? undefined);
}

/** The safe calorie goal in kcal when the formula's lies below it, else null. */
export const saferKcal = (answers: OnboardingAnswers): number | null =>
  saferCalorieGoal(answers, calorieGoal(bodyOf(answers), answers.goal));

/** The range of a number in its unit; a target weight lies on the side of the goal. `least > most`: there is none. */
export function rangeOf(answers: OnboardingAnswers, answer: NumberAnswer): { least: number; most: number } {
  const { least, most, step } = ANSWER_BOUNDS[answer];
  if (answer !== 'targetWeight' || answers.goal === 'maintain-weight') return { least, most };
  return answers.goal === 'lose-weight'
    ? { least, most: roundTo1(answers.weight - step) }
    : { least: roundTo1(answers.weight + step), most };
}

function answered(draft: OnboardingDraft, given: Partial<OnboardingAnswers>): OnboardingDraft {
  const targetChosen = draft.targetChosen || given.targetWeight !== undefined;
  const answers = { ...draft.answers, ...given };
  // The goal that was merely suggested follows the age.
  if (given.goal === undefined && draft.answers.goal === suggestedGoal(draft.answers.age))
    answers.goal = suggestedGoal(answers.age);
  const misfit = targetWeightProblem(answers) !== null || (!targetChosen && targetIsUnderweight(answers));
  if (given.targetWeight === undefined && misfit) answers.targetWeight = suggestedTarget(answers);
  return { ...draft, answers, targetChosen, plan: null, key: null, wanted: false, ready: false };
}

/** A tenth of the weight away, not below the healthy range, on the side of the goal; in kg. */
function suggestedTarget(answers: OnboardingAnswers): number {
  const { least, most } = rangeOf(answers, 'targetWeight');
  const tenth = answers.goal === 'lose-weight' ? 0.9 : 1.1;
  const wished = Math.max(roundTo1(answers.weight * tenth), healthyMinimumKg(answers.height));
  return Math.max(least, Math.min(most, wished));
}

/** The answers that make an unhealthy target a healthy one. */
function safeTarget(answers: OnboardingAnswers): Partial<OnboardingAnswers> {
  const targetWeight = healthyMinimumKg(answers.height);
  return targetWeightProblem({ ...answers, targetWeight }) === null ? { targetWeight } : { goal: 'maintain-weight' };
}

function nudged(answers: OnboardingAnswers, answer: NumberAnswer, steps: number): number {
  const { least, most } = rangeOf(answers, answer);
  const moved = roundTo1(answers[answer] + steps * ANSWER_BOUNDS[answer].step);
  return Math.max(least, Math.min(most, moved));
}
