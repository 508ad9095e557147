import { v4 as uuid } from 'uuid';
import { logOnboardingStep as logStep, postOnboarding } from '#contract/account/auth.ts';
import type { ValueOf } from '#contract/diary/value-things.ts';
import type { DataOf } from '#contract/call.ts';
import type { DietPlanDraft } from '#domain/plan/diet-plan-draft.ts';
import { hasTargetWeight, type OnboardingAnswers, type OnboardingStep } from '#domain/body/onboarding.ts';
import { theDiary } from '#device/diary/diary.ts';
import { readKv } from '#device/diary/kv.ts';
import { dropToken, storedToken } from '#device/session/session-keys.ts';
import { signIn } from '#device/session/sign-in.ts';
import { untilTrue } from '#device/diary/until-true.ts';
import { wakeSync } from '#device/jobs/wake.ts';
import { callApi, type Given } from '../call-api.ts';
import { refreshPaymentInfo } from './payment-info.ts';
import { RemoteError } from '../remote-error.ts';

/** The waiting view lasts three seconds; the first pull may use them. */
const FIRST_PULL_MS = 2_500;

/** What the questionnaire hands over. */
export interface OnboardingRequest {
  answers: OnboardingAnswers;
  plan: DietPlanDraft;
  /** What the first week keeps to. */
  preferences: ValueOf<'plan-preferences'>;
  /** Kept by the caller until this succeeds: asked again with the same key and answers, the server answers the same user. */
  key: string | null;
  /** To which version of the sentence about health data the person has agreed. */
  consent: number | null;
}

let running: Promise<void> | null = null;

/**
 * Makes the user and the plan, opens the diary and waits a moment for its first pull.
 * Rejects with a RemoteError (`offline` when there is no network) or a StorageError.
 */
export function completeOnboarding(asked: OnboardingRequest, firstPullMs = FIRST_PULL_MS): Promise<void> {
  running ??= onboard(asked, firstPullMs).finally(() => {
    running = null;
  });
  return running;
}

/** Counts a visited step; nobody waits for it and nobody hears of a failure. */
export function logOnboardingStep(step: OnboardingStep): void {
  callApi(logStep, { body: { step } }).catch(() => undefined);
}

async function onboard(asked: OnboardingRequest, firstPullMs: number): Promise<void> {
  const { token, user } = await askForPlan(asked);
  const { caloriesGoal: calories, macrosGoal: macros, waterGoal } = asked.plan;
  await signIn(token, user, { calories, macros, waterGoal });
  const { db } = theDiary();
  // The engine of a diary that was open already does not know that the server has a plan now.
  wakeSync();
  const pulled = async () =>
    (await readKv(db, 'memory:filling'))?.pullingAnew === false && (await db.plan.get('current')) !== undefined;
  await Promise.all([refreshPaymentInfo().catch(ignoreRemote), untilTrue(pulled, AbortSignal.timeout(firstPullMs))]);
}

async function askForPlan({
  answers,
  plan,
  preferences,
  key: kept,
  consent,
}: OnboardingRequest): Promise<DataOf<typeof postOnboarding>> {
  const key = kept ?? uuid();
  const body = {
    userData: userDataOf(answers),
    dietPlan: dietPlanOf(plan),
    preferences,
    ...(consent !== null && { consent: { version: consent } }),
  };
  // The plan's own day, not that of the moment: the same key brings the same bytes after midnight.
  const dated = { ...body, date: plan.startDate };
  return askDated(dated, key).catch((error: unknown) => {
    // This device's clock is wrong, or the draft is days old: the server's day is nearer to the truth.
    if (!(error instanceof RemoteError) || !error.issues.some(({ path }) => path === 'date')) throw error;
    return askDated(body, key);
  });
}

async function askDated(
  body: Given<typeof postOnboarding>['body'],
  key: string,
): Promise<DataOf<typeof postOnboarding>> {
  const token = storedToken();
  try {
    return await callApi(postOnboarding, { body, key, token });
  } catch (error) {
    if (token === null || !(error instanceof RemoteError) || error.status !== 401) throw error;
    // The server has forgotten the old token: whoever answers now becomes a new user.
    dropToken();
    return callApi(postOnboarding, { body, key });
  }
}

const userDataOf = ({ height, weight, targetWeight, ...answers }: OnboardingAnswers) => ({
  ...answers,
  height: { value: height, unit: 'cm' } as const,
  weight: { value: weight, unit: 'kg' } as const,
  ...(hasTargetWeight(answers.goal) && { targetWeight: { value: targetWeight, unit: 'kg' } as const }),
});

const dietPlanOf = ({ dietType, caloriesGoal, macrosGoal }: DietPlanDraft) => ({
  name: dietType,
  type: dietType,
  calories: caloriesGoal,
  protein: macrosGoal.proteins,
  carbs: macrosGoal.carbs,
  fat: macrosGoal.fats,
  description: '',
});

function ignoreRemote(error: unknown): void {
  if (!(error instanceof RemoteError)) throw error;
}
