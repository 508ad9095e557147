import type { Food } from '#domain/food/food.ts';
import type { Deed } from '../words/deed-words.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { Clause } from './clauses.ts';

/** g of one food, of a drink: more of it is picked, bottled or planted, or a slip of the finger. */
const MOST = 4000;
const MOST_DRUNK = 6000;

/** Verbs that say that what stands beside them was eaten, whatever else was done. */
const OF_MEALS: ReadonlySet<Deed> = new Set<Deed>([
  'eat',
  'together',
  'share',
  'log',
  'leave',
  'unfinished',
  'order',
  'have',
]);

/**
 * Whether a food that no verb takes away is still hardly a meal: more than anybody eats, only the place of something („ბორჯომში დავისვენეთ") or what it is of („საქონლის"), or what the
 * writer did something else with („კიტრი დავრგე") and no amount of it. Such a food is shown, not logged.
 */
export function isHardlyEaten(
  { elements, deeds, didElse }: Clause,
  { food, measures, inPassing, ofAnother, beside }: Draft,
  grams: number,
): boolean {
  if (grams > (food.group === 'drink' || food.group === 'alcohol' ? MOST_DRUNK : MOST)) return true;
  if (isOfBlood(food, measures)) return true;
  if (measures.length > 0 || deeds.some((deed) => OF_MEALS.has(deed))) return false;
  if (inPassing && beside === undefined && elements.some(({ is }) => is === 'unknown')) return true;
  if (ofAnother && beside === undefined) return true;
  // „დილით კრუასანი დავიმსახურე": at a meal even an unknown verb is one of eating.
  return didElse && !deeds.includes('today');
}

/** „შაქარი 6.2 მაქვს": nobody counts sugar by tenths, a meter does. */
const isOfBlood = ({ id }: Food, measures: Draft['measures']): boolean =>
  id === 'sugar' &&
  measures.some(({ number = 0, unit, decimal }) => decimal && (unit === undefined || unit === 'unknown') && number > 1);
