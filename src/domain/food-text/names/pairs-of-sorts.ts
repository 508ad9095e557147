import { isAmount } from '../elements/element-parts.ts';
import type { Element, FoodElement } from '../elements/elements.ts';
import { UNSURE_SORT } from './appositions.ts';

/**
 * „ვაშლის და სტაფილოს წვენი", „სმუზი ბანანის და მარწყვის 300 მლ": both genitives around „და" say of what the one dish is, and neither is
 * eaten beside it.
 */
export function joinPairsOfSorts(elements: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const [at, element] of elements.entries()) {
    const [before, first, and] = [joined.at(-3), joined.at(-2), joined.at(-1)];
    if (element.is !== 'food' || first?.is !== 'food' || and?.is !== 'and') {
      joined.push(element);
    } else if (element.ofWhat && isSort(first, element) && !(before && isAmount(before))) {
      joined.splice(-2, 2, { ...element, start: first.start, sureness: Math.min(element.sureness, UNSURE_SORT) });
    } else if (first.ofWhat && isSort(element, first) && elements[at + 1]?.is !== 'food') {
      joined.splice(-2, 2, { ...first, end: element.end, sureness: Math.min(first.sureness, UNSURE_SORT) });
    } else joined.push(element);
  }
  return joined;
}

/** Whether a food stands in the genitive; of a word whose dative is the same, only beside what stands in another case. */
const isSort = ({ ending, ofVowel, ofWhat, leftOut, from }: FoodElement, dish: FoodElement): boolean =>
  !ofWhat && !leftOut && !from && (ending === 'genitive' || (ofVowel && dish.ending !== 'dative'));
