import { isAmount, partsOf, type ElementPart } from '../elements/element-parts.ts';
import type { Element, FoodElement } from '../elements/elements.ts';
import { UNSURE_SORT } from '../names/appositions.ts';

/**
 * Takes away the commas and და that part nothing: before a bare amount („მაკარონი, 250 გრამი" is „მაკარონი 250 გრამი"), and inside a list of
 * what goes along („მაკარონი ქათმითა და ნაღებით", „ყველითა და ლორით სენდვიჩი").
 */
export function bindParts(all: readonly Element[]): Element[] {
  const bound: Element[] = [];
  let last: Element[] = [];
  for (const { before, elements } of partsOf(all).flatMap(takeBack)) {
    const head = before === null ? undefined : isAnotherSort(before, last, elements);
    const part = head
      ? elements.map((each) =>
          each.is === 'food'
            ? { ...head, sureness: head.sureness * UNSURE_SORT, start: each.start, end: each.end }
            : each,
        )
      : elements;
    if (before !== null && saysOfWhat(before, last, part)) {
      bound.push(...part.filter(isAmount));
      continue;
    }
    const joins = before !== null && (goesOn(before, last, part) || saysHowMuch(before, last, part));
    if (joins) last = [...last, ...part];
    else {
      if (before) bound.push(before);
      last = part;
    }
    bound.push(...part);
  }
  return bound;
}

/** Only an amount, after a comma and foods that have none. */
function saysHowMuch(before: Element, last: readonly Element[], part: readonly Element[]): boolean {
  const isComma = before.is === 'break' && !before.ends;
  return (
    isComma &&
    part.length > 0 &&
    part.every(isAmount) &&
    part.some(({ is }) => is !== 'size') &&
    last.some(({ is }) => is === 'food') &&
    !last.some((element) => isAmount(element) && !(element.is === 'size' && element.vague))
  );
}

/** „შაურმა, ქათმის": a genitive by itself, after a food by itself. */
function saysOfWhat(before: Element, last: readonly Element[], part: readonly Element[]): boolean {
  const [own, next] = [last, part].map((each) => each.filter((element) => element.is === 'food'));
  return (
    before.is === 'break' &&
    !before.ends &&
    own?.length === 1 &&
    next?.length === 1 &&
    next[0]?.ending === 'genitive' &&
    // „ბაგეტის სამი ნაჭერი" is so much of it.
    (own[0]?.anySort === true || part.length === 1) &&
    !next[0].leftOut &&
    part.every((element) => isAmount(element) || element.is === 'food')
  );
}

/** „ხინკალი ყველის 3 და ხორცის 4": the four are ხინკალი as well. */
function isAnotherSort(before: Element, last: readonly Element[], part: readonly Element[]): FoodElement | undefined {
  const [own, next] = [last, part].map((each) => each.filter((element) => element.is === 'food'));
  const [head] = own ?? [];
  const counts = part.every((each) => each.is === 'food' || (each.is === 'number' && each.value >= 1));
  const isSort = next?.length === 1 && next[0]?.ending === 'genitive' && !next[0].leftOut && counts && part.length > 1;
  return isSort && before.is === 'and' && own?.length === 1 && head?.ofWhat ? head : undefined;
}

const isAlong = ({ ending }: FoodElement): boolean => ending === 'instrumental';
/** „სენდვიჩი ლორით" is one name, and yet „და ყველით" goes on from it. */
const endsAlong = (food: FoodElement): boolean => isAlong(food) || food.withInside;

/** Another food that goes along, after one that does; of two heads each has its own. */
function goesOn(before: Element, last: readonly Element[], part: readonly Element[]): boolean {
  if (before.is === 'break' && before.ends) return false;
  const [foods, next] = [last, part].map((each) => each.filter((element) => element.is === 'food'));
  const [first, tail] = [next?.[0], foods?.at(-1)];
  if (!first || !tail || !(isAlong(first) || first.withFirst) || !endsAlong(tail)) return false;
  return !(foods?.some((food) => !isAlong(food)) && next?.some((food) => !isAlong(food)));
}

/** „ხინკალი 5 კი არა 6" takes the five back, „ლობიო კი არა ლობიანი" the beans. */
function takeBack({ before, elements }: ElementPart): ElementPart[] {
  const at = elements.findIndex((element) => element.is === 'deed' && element.deed === 'no');
  const [left, right] = [elements.slice(0, at), elements.slice(at + 1)];
  const [last, next] = [left.at(-1), right[0]];
  if (at < 0 || !last || !next) return [{ before, elements }];
  if (isAmount(last) && isAmount(next)) {
    const kept = left.findLastIndex((element) => !isAmount(element));
    return [{ before, elements: [...left.slice(0, kept + 1), ...right] }];
  }
  if (!left.some(({ is }) => is === 'food') || !right.some(({ is }) => is === 'food')) return [{ before, elements }];
  const { end } = elements[at] ?? last;
  return [
    { before, elements: elements.slice(0, at + 1) },
    { before: { is: 'break', ends: false, asks: false, start: end, end }, elements: right },
  ];
}
