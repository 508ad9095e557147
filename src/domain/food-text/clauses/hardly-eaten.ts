import type { Deed } from '../words/deed-words.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { Clause } from './clauses.ts';

/** g of one food, of a drink: more of it is picked, bottled or planted, or a slip of the finger. */
const MOST = 5000;
const MOST_DRUNK = 8000;

/** Verbs and times of meals that say that what stands beside them was eaten, whatever else was done. */
const OF_MEALS: ReadonlySet<Deed> = new Set<Deed>([
  'eat',
  'together',
  'share',
  'log',
  'leave',
  'unfinished',
  'order',
  'have',
  'today',
]);

/**
 * Whether a food that no verb takes away is still hardly a meal: more than anybody eats, only the place of something („ბორჯომში დავისვენეთ"), or what the
 * writer did something else with („კიტრი დავრგე") and no amount of it. Such a food is shown, not logged.
 */
export function isHardlyEaten(
  { elements, deeds, didElse }: Clause,
  { food, measures, inPassing, beside }: Draft,
  grams: number,
): boolean {
  if (grams > (food.group === 'drink' || food.group === 'alcohol' ? MOST_DRUNK : MOST)) return true;
  if (measures.length > 0 || deeds.some((deed) => OF_MEALS.has(deed))) return false;
  return didElse || (inPassing && beside === undefined && elements.some(({ is }) => is === 'unknown'));
}
