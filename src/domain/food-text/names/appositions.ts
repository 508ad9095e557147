import type { Food } from '#domain/food/food.ts';
import { isAmount } from '../elements/element-parts.ts';
import type { Element, FoodElement } from '../elements/elements.ts';

/** Letters between two words that stand side by side: a space, or a quotation mark as well. */
const BESIDE = 2;
/** A sort that the table does not know is less sure. */
export const UNSURE_SORT = 0.55;

/** „შოტი" is written like შოთი; before a drink it is a measure, in ml. */
const SHOT_TWIN = 'shoti';
const SHOT = 50;

/** Two names of one food side by side are one food: „სუპი ხარჩო", „სნიკერსი შოკოლადი", „ისაბელა ყურძენი". */
export function joinAppositions(all: readonly Element[]): Element[] {
  const joined: Element[] = [];
  const elements = all.filter((_, at) => !isSortBehindMeasure(all, at));
  for (const [at, element] of elements.entries()) {
    const before = joined.at(-1);
    if (element.is === 'food' && isLump(joined, element)) {
      joined.push({ is: 'unit', unit: 'piece', each: 1, start: element.start, end: element.end });
      continue;
    }
    // „კოქტეილის ჭიქა კრევეტი": of what kind the glass is.
    if (element.is === 'food' && isInGlass(joined, element)) joined.splice(joined.length - 2, 1);
    const isBeside = before?.is === 'food' && element.is === 'food' && element.start - before.end <= BESIDE;
    if (isBeside && before.food.id === SHOT_TWIN && isPlain(before) && element.food.group === 'alcohol') {
      joined[joined.length - 1] = { is: 'unit', unit: 'ml', each: SHOT, start: before.start, end: before.end };
      joined.push(element);
      continue;
    }
    const again = element.is === 'food' ? saidBefore(joined, element) : -1;
    if (again >= 0) joined.splice(again, 1);
    // „შქმერული ნახევარი წიწილა": what the dish is made of.
    if (element.is === 'food' && isPartOfDish(joined, element, elements[at + 1])) {
      joined.splice(joined.findLastIndex((each) => !isAmount(each)) + 1);
      continue;
    }
    const one = isBeside ? (asOne(before, element) ?? ofSort(before, element, elements[at + 1])) : undefined;
    if (one) joined[joined.length - 1] = one;
    // „ფრთები ბარბექიუ": a sauce behind a food goes along with it.
    else if (isBeside && isPlain(element) && isSauce(element) && isPlain(before) && !isSauce(before))
      joined.push({ ...element, ending: 'instrumental' });
    else joined.push(element);
  }
  return joined;
}

/** „ბადრიჯანი ნიგვზით 4 რულეტი": what is rolled is counted, no roll is eaten beside it. */
const LUMPS: ReadonlySet<string> = new Set(['swiss-roll']);
function isLump(joined: readonly Element[], { food }: FoodElement): boolean {
  const [named, number] = [joined.at(-2), joined.at(-1)];
  return LUMPS.has(food.id) && number?.is === 'number' && named?.is === 'food';
}

function isInGlass(joined: readonly Element[], { ending, start }: FoodElement): boolean {
  const [drink, vessel] = [joined.at(-2), joined.at(-1)];
  return (
    drink?.is === 'food' &&
    drink.ending === 'genitive' &&
    (drink.food.group === 'drink' || drink.food.group === 'alcohol') &&
    vessel?.is === 'unit' &&
    !vessel.from &&
    start - vessel.end <= 1 &&
    (ending === 'bare' || ending === 'nominative')
  );
}

const isSauce = ({ food }: FoodElement): boolean => food.group === 'sauce';

/** Where a food stands that is named again behind its amount („სიმინდი 2 ტარო"), or -1. */
function saidBefore(joined: readonly Element[], { food }: FoodElement): number {
  const at = joined.findLastIndex((element) => !isAmount(element));
  const before = joined[at];
  const isSame = before?.is === 'food' && before.food.id === food.id && isPlain(before);
  return isSame && at < joined.length - 1 && !isMeasured(joined[at - 1]) ? at : -1;
}

/** Whether only an amount parts a food from the dish that it is in, with nothing around the two. */
function isPartOfDish(joined: readonly Element[], food: FoodElement, next: Element | undefined): boolean {
  const at = joined.findLastIndex((element) => !isAmount(element));
  const [dish, before] = [joined[at], joined[at - 1]];
  if (dish?.is !== 'food' || at === joined.length - 1 || !isPlain(dish) || !isPlain(food)) return false;
  return (before === undefined || parts(before)) && (next === undefined || parts(next)) && isHeld(food, dish);
}

const isMeasured = (before: Element | undefined): boolean => before !== undefined && isAmount(before);

/** The food that two neighbours are, or undefined where they are two. */
function asOne(left: FoodElement, right: FoodElement): FoodElement | undefined {
  if (!isPlain(left) || left.leftOut || right.leftOut) return undefined;
  const place = { start: left.start, end: right.end, ending: right.ending };
  if (left.food.id === right.food.id) return { ...right, ...place };
  // „ენერგეტიკული მონსტერი": the adjective says of which kind it is.
  if (left.adjective && left.food.group !== 'dish' && left.food.group === right.food.group && isPlain(right))
    return { ...right, ...place };
  if (isPlain(right)) {
    // „მაკარონი კარბონარა", „სალათი კიტრი": a dish and what is in it.
    if (left.food.group !== 'vegetable' && isHeld(left, right)) return { ...right, ...place };
    if (left.kind && right.food.group === 'vegetable' && isHeld(right, left)) return { ...left, ...place };
  }
  // „ფეტა სალათი", „კიტრი და პომიდორი სალათი": what the salad is of.
  if (isPlain(right) && right.kind && isSalad(right) && OF_SALAD.has(left.food.group) && !left.kind)
    return { ...right, ...place, sureness: right.sureness * UNSURE_SORT };
  // „იახნი აჭარული", „აჭარული ბაქლავა": a place beside a food is no dish of that place.
  if (isPlaceOnly(right) && !left.kind && !left.adjective) return { ...left, ...place, ending: left.ending };
  if (isPlaceOnly(left) && isPlain(right) && !right.kind && !right.adjective) return { ...right, ...place };
  if (left.kind === right.kind || !isPlain(right)) return undefined;
  const [kind, sort] = left.kind ? [left, right] : [right, left];
  if (isSortOf(sort, kind)) return { ...sort, ...place, kind: true };
  return kind.anySort && kind === left ? { ...kind, ...place, sureness: kind.sureness * UNSURE_SORT } : undefined;
}

const isPlaceOnly = ({ adjective, food }: FoodElement): boolean =>
  adjective && food.group === 'dish' && food.name.includes(' ');

const isSalad = ({ food }: FoodElement): boolean => food.group === 'dish' && food.name.endsWith('სალათი');
const OF_SALAD: ReadonlySet<Food['group']> = new Set(['vegetable', 'dairy', 'pulse', 'mushroom', 'fish', 'meat']);

/** What a dish is made of and called by; bread and butter stand beside it. */
const MADE_OF: ReadonlySet<Food['group']> = new Set(['meat', 'fish', 'grain', 'pulse', 'mushroom', 'vegetable']);
const isHeld = ({ food }: FoodElement, { food: dish }: FoodElement): boolean =>
  MADE_OF.has(food.group) &&
  (dish.holds?.some((id) => id === food.id || id === food.base?.id || id === food.eatenAs) ?? false);

/** „იოგურტი მარწყვის": a genitive behind its food, with nothing after it, says of what it is. */
function ofSort(left: FoodElement, right: FoodElement, next: Element | undefined): FoodElement | undefined {
  const ends = next === undefined || next.is === 'break' || next.is === 'and' || next.is === 'number';
  return ends && isPlain(left) && right.ending === 'genitive'
    ? { ...left, end: right.end, ofWhat: true, sureness: left.sureness * UNSURE_SORT }
    : undefined;
}

/** „ტაკო 3 ცალი საქონლის": so does one behind the food's amount, where it has none of its own. */
function isSortBehindMeasure(elements: readonly Element[], at: number): boolean {
  const [element, before, next] = [elements[at], elements[at - 1], elements[at + 1]];
  if (
    element?.is !== 'food' ||
    !(element.ending === 'genitive' || element.ofVowel) ||
    element.from ||
    element.leftOut ||
    element.food.group === 'eggs'
  )
    return false;
  if (before === undefined || !isAmount(before) || element.start - before.end > 1 || (next && !parts(next)))
    return false;
  const food = elements.slice(0, at).findLast((each) => !isAmount(each));
  if (food?.is !== 'food' || !isPlain(food)) return false;
  food.sureness *= UNSURE_SORT;
  food.end = Math.max(food.end, element.end);
  return true;
}

const parts = ({ is }: Element): boolean => is === 'break' || is === 'and';

const isPlain = ({ ending }: FoodElement): boolean =>
  ending === 'bare' || ending === 'nominative' || ending === 'dative';

/** Foods of one shelf; of ready dishes, which are all on one, only what is called by the same noun (აჭარული ხაჭაპური, იმერული ხაჭაპური), or a soup beside „სუპი". */
function isSortOf(sort: FoodElement, kind: FoodElement): boolean {
  if (sort.food.group !== kind.food.group) return false;
  if (sort.food.group !== 'dish' || lastWord(sort.food.name) === lastWord(kind.food.name)) return true;
  return kind.food.unitGrams.plate !== undefined && kind.isSoup && (sort.food.unitGrams.portion ?? 0) >= SOUP_FROM;
}

const lastWord = (name: string): string | undefined => name.split(' ').at(-1);

/** g from which a helping of a dish may be a soup. */
const SOUP_FROM = 330;
