import type { Element } from '../elements/elements.ts';
import { isAmount } from '../elements/element-parts.ts';
import type { FoodTextItem } from '../food-text-item.ts';
import type { Draft } from './drafts.ts';
import { sharedBy } from './lessen.ts';
import { isWeight, measuresOf, type Measure } from './measures.ts';

/**
 * What an amount without a food says of the food before it: „… დავამთავრე, ალბათ 200 გრამი იქნებოდა" its weight, „ვიპოვე! 5 ცალი შევჭამე" its count where none was said,
 * „ნახევარი ჩემი იყო" a part of it. Undefined where it may be of something else.
 */
export function amended(
  { draft, item }: { draft: Draft; item: FoodTextItem },
  elements: readonly Element[],
  hasVerb: boolean,
  weigh: (draft: Draft) => FoodTextItem,
): FoodTextItem | undefined {
  if (!elements.every((each) => isAmount(each) || (each.is === 'unknown' && !each.noun))) return undefined;
  const [measure, ...more] = measuresOf(elements.filter(isAmount));
  if (measure?.number === undefined || more.length > 0) return undefined;
  if (measure.number < 1 && measure.unit === undefined) return hasVerb ? undefined : sharedBy(item, 1 / measure.number);
  const says = isWeight(measure) ? !draft.measures.some(isWeight) : !draft.measures.some(isCount);
  return says && !draft.aside ? weigh({ ...draft, measures: [measure] }) : undefined;
}

const isCount = ({ number, unit }: Measure): boolean => number !== undefined || unit !== undefined;
