import * as v from 'valibot';
import { ALLERGENS } from '#domain/food/allergens.ts';
import { FOOD_GROUPS } from '#domain/food/food.ts';
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from '#domain/body/body.ts';
import { isDiaryDay } from '#domain/diary/diary-day.ts';
import { ANSWER_BOUNDS, type NumberAnswer } from '#domain/body/answer-bounds.ts';
import { DEFAULT_ANSWERS } from '#domain/body/onboarding.ts';
import { EMPTY_DRAFT, type OnboardingDraft } from './draft.ts';

/** Where the answers lie; a sign-out clears it with everything else. */
export const DRAFT_KEY = 'onboarding';

const figure = (answer: NumberAnswer) => {
  const { least, most } = ANSWER_BOUNDS[answer];
  return v.fallback(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), DEFAULT_ANSWERS[answer]);
};

/** A field that does not fit falls back alone, so that one bad value costs no other answer. */
const Stored = v.object({
  answers: v.fallback(
    v.object({
      gender: v.fallback(v.picklist(GENDERS), DEFAULT_ANSWERS.gender),
      age: figure('age'),
      height: figure('height'),
      weight: figure('weight'),
      targetWeight: figure('targetWeight'),
      goal: v.fallback(v.picklist(WEIGHT_GOALS), DEFAULT_ANSWERS.goal),
      activityLevel: v.fallback(v.picklist(ACTIVITY_LEVELS), DEFAULT_ANSWERS.activityLevel),
    }),
    DEFAULT_ANSWERS,
  ),
  targetChosen: v.fallback(v.boolean(), false),
  preferences: v.fallback(
    v.object({ allergies: v.array(v.picklist(ALLERGENS)), dislikes: v.array(v.picklist(FOOD_GROUPS)) }),
    EMPTY_DRAFT.preferences,
  ),
  plan: v.fallback(
    v.nullable(v.object({ from: v.pipe(v.string(), v.guard(isDiaryDay)), safeKcal: v.boolean() })),
    null,
  ),
  key: v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null),
  wanted: v.fallback(v.boolean(), false),
  ready: v.fallback(v.boolean(), false),
  consent: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
});

/** The draft as it was stored; an empty one where nothing readable is. */
export function parseDraft(stored: string | null): OnboardingDraft {
  if (stored === null) return EMPTY_DRAFT;
  try {
    return v.parse(Stored, JSON.parse(stored));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** The stored draft. A browser that refuses storage begins anew. */
export function loadDraft(): OnboardingDraft {
  try {
    return parseDraft(localStorage.getItem(DRAFT_KEY));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Stores the draft. Where storage is refused or full the answers live as long as the page. */
export function saveDraft(draft: OnboardingDraft): void {
  try {
    if (draft === EMPTY_DRAFT) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // The questionnaire goes on in memory.
  }
}
