import type { UserDietContext } from '#contract/assistant/ai.ts';
import { isCareAnswer } from '#domain/coach/danger/care-answers.ts';
import { offersFor } from '#domain/coach/foods/offers.ts';

const MOST = 4;

/** Questions to tap: what follows from the last answer, else what this day suggests; none where that answer was about somebody's health. */
export function offersNow(
  next: readonly string[],
  context: UserDietContext | undefined,
  lastAnswer: string | undefined,
): string[] {
  if (!context || (lastAnswer !== undefined && isCareAnswer(lastAnswer))) return [];
  return [...new Set([...next, ...offersFor(context)])].slice(0, MOST);
}
