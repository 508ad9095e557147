import type { UserDietContext } from '../../../contract/ai.ts';
import { offersFor } from '../../../domain/coach/offers.ts';

const MOST = 4;

/** Questions to tap: what follows from the last answer, else what this day suggests. */
export function offersNow(next: readonly string[], context: UserDietContext | undefined): string[] {
  if (!context) return [];
  return [...new Set([...next, ...offersFor(context)])].slice(0, MOST);
}
