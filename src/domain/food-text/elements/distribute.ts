import { isAmount, partsOf, type ElementPart } from './element-parts.ts';
import type { AmountElement, Element, FoodElement } from './elements.ts';
import { isExactUnit } from '../weights/household-grams.ts';

/** Above this nobody says „ათ-ათი": two equal numbers are a mistake of the pen. */
const MOST_EACH = 10;

/**
 * „თითო" and „2-2" say an amount of every food of a list: of those after them („თითო ნაჭერი ყველი და ლორი"), or where none follows of those
 * before („პრასი და ჭარხალი, თითო ბურთულა"). The amount is written out beside each food that has none.
 */
export function distribute(elements: readonly Element[]): Element[] {
  const single = elements.flatMap(withoutDoubles);
  if (!single.some(isEach)) return single;
  const parts = partsOf(single);
  for (const [at, part] of parts.entries()) {
    const from = part.elements.findIndex(isEach);
    if (from < 0) continue;
    const run = runOf(part.elements, from);
    const after = part.elements.slice(from + run.length).find(isFood);
    if (after) for (const other of follow(parts, at)) giveTo(other, run, after);
    else {
      for (const other of goBack(parts, at)) giveTo(other, run, undefined);
      if (!part.elements.some(isFood) && at > 0) part.elements.splice(from, run.length);
    }
  }
  return parts.flatMap(({ before, elements: own }) => (before ? [before, ...own] : own));
}

const isEach = (element: Element): boolean => element.is === 'number' && element.each === true;
const isFood = (element: Element): element is FoodElement => element.is === 'food';

/** „თითო-თითო", „ორ-ორი" are one number that is said of each. */
function withoutDoubles(element: Element, at: number, all: readonly Element[]): Element[] {
  const [before, next] = [all[at - 1], all[at + 1]];
  if (element.is !== 'number') return [element];
  if (before?.is === 'number' && before.value === element.value && isTouching(before, element)) return [];
  const doubled =
    next?.is === 'number' &&
    next.value === element.value &&
    element.value <= MOST_EACH &&
    Number.isInteger(element.value) &&
    isTouching(element, next);
  return [doubled ? { ...element, each: true } : element];
}

/** A dash between them at most. */
const isTouching = (one: Element, next: Element): boolean => next.start - one.end === 1;

function runOf(elements: readonly Element[], from: number): AmountElement[] {
  const run: AmountElement[] = [];
  for (const element of elements.slice(from)) {
    if (!isAmount(element)) break;
    run.push(element);
  }
  return run;
}

/** A list goes on over commas and და, over foods without amounts of their own. */
const takesPart = ({ elements }: ElementPart): boolean => elements.some(isFood) && !elements.some(isAmount);
const parts = (before: Element | null): boolean => before === null || (before.is === 'break' && before.ends);

function follow(all: readonly ElementPart[], at: number): ElementPart[] {
  const found: ElementPart[] = [];
  for (const part of all.slice(at + 1)) {
    if (parts(part.before) || !takesPart(part)) break;
    found.push(part);
  }
  return found;
}

function goBack(all: readonly ElementPart[], at: number): ElementPart[] {
  const found: ElementPart[] = [];
  for (let earlier = at; earlier > 0 && !parts(all[earlier]?.before ?? null); earlier -= 1) {
    const part = all[earlier - 1];
    if (!part || !takesPart(part)) break;
    found.push(part);
  }
  return found;
}

/** The amount beside the first food of a part: before it after the one that it was said of, else behind it. A glass of wine says nothing of the meat beside it. */
function giveTo({ elements }: ElementPart, run: readonly AmountElement[], saidOf: FoodElement | undefined): void {
  const at = elements.findIndex(isFood);
  const food = elements[at];
  if (!food || !isFood(food)) return;
  if (
    saidOf &&
    saidOf.food.group !== food.food.group &&
    !run.every((element) => element.is !== 'unit' || fits(food, element))
  )
    return;
  const place = saidOf ? { start: food.start, end: food.start } : { start: food.end, end: food.end };
  elements.splice(saidOf ? at : at + 1, 0, ...run.map((element) => ({ ...element, ...place })));
}

const fits = ({ food }: FoodElement, { unit }: Extract<AmountElement, { is: 'unit' }>): boolean =>
  unit === 'spoon' || isExactUnit(unit) || food.unitGrams[unit] !== undefined;
