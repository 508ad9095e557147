import type { Element, FoodElement } from './elements.ts';

/** Letters between two words that stand side by side: a space, or a quotation mark as well. */
const BESIDE = 2;
/** A sort that the table does not know is less sure. */
const UNSURE_SORT = 0.55;

/** „შოტი" is written like შოთი; before a drink it is a measure, in ml. */
const SHOT_TWIN = 'shoti';
const SHOT = 50;

/** Two names of one food side by side are one food: „სუპი ხარჩო", „სნიკერსი შოკოლადი", „ისაბელა ყურძენი". */
export function joinAppositions(elements: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const [at, element] of elements.entries()) {
    const before = joined.at(-1);
    const isBeside = before?.is === 'food' && element.is === 'food' && element.start - before.end <= BESIDE;
    if (isBeside && before.food.id === SHOT_TWIN && isPlain(before) && element.food.group === 'alcohol') {
      joined[joined.length - 1] = { is: 'unit', unit: 'ml', each: SHOT, start: before.start, end: before.end };
      joined.push(element);
      continue;
    }
    const one = isBeside ? (asOne(before, element) ?? ofSort(before, element, elements[at + 1])) : undefined;
    if (one) joined[joined.length - 1] = one;
    else joined.push(element);
  }
  return joined;
}

/** The food that two neighbours are, or undefined where they are two. */
function asOne(left: FoodElement, right: FoodElement): FoodElement | undefined {
  if (!isPlain(left) || left.leftOut || right.leftOut) return undefined;
  const place = { start: left.start, end: right.end, ending: right.ending };
  if (left.food.id === right.food.id) return { ...right, ...place };
  if (left.kind === right.kind || !isPlain(right)) return undefined;
  const [kind, sort] = left.kind ? [left, right] : [right, left];
  if (isSortOf(sort, kind)) return { ...sort, ...place, kind: true };
  return kind.anySort && kind === left ? { ...kind, ...place, sureness: kind.sureness * UNSURE_SORT } : undefined;
}

/** „იოგურტი მარწყვის": a genitive behind its food, with nothing after it, says of what it is. */
function ofSort(left: FoodElement, right: FoodElement, next: Element | undefined): FoodElement | undefined {
  const ends = next === undefined || next.is === 'break' || next.is === 'and' || next.is === 'number';
  return ends && isPlain(left) && right.ending === 'genitive'
    ? { ...left, end: right.end, sureness: left.sureness * UNSURE_SORT }
    : undefined;
}

const isPlain = ({ ending }: FoodElement): boolean =>
  ending === 'bare' || ending === 'nominative' || ending === 'dative';

/** Foods of one shelf; of ready dishes, which are all on one, only what the kind's own name says. */
function isSortOf(sort: FoodElement, kind: FoodElement): boolean {
  if (sort.food.group !== kind.food.group) return false;
  if (sort.food.group !== 'dish') return true;
  return kind.food.unitGrams.plate !== undefined && kind.isSoup && (sort.food.unitGrams.portion ?? 0) >= SOUP_FROM;
}

/** g from which a helping of a dish may be a soup. */
const SOUP_FROM = 330;
