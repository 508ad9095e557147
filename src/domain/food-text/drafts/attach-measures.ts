import type { Food } from '#domain/food/food.ts';
import { goesAlong, type DraftNode, type FoodNode } from './draft-nodes.ts';
import { isExactUnit } from '../weights/household-grams.ts';
import { isWeight, type Measure } from './measures.ts';
import { asideGrams } from '../weights/aside-grams.ts';

/** What is taken of a food that only goes along. */
const ASIDE_UNITS: ReadonlySet<Measure['unit']> = new Set(['spoon', 'tablespoon', 'teaspoon', 'pinch']);
/** Times the usual little of it that a weight may be and still be meant of what goes along: „ხაჭო 20 გ თაფლით". */
const MOST_ASIDE = 3;
/** At the end of a part a weight is rather of the whole: „სოკო ხახვით 100 გ". */
const MOST_ASIDE_BEHIND = 1.5;

/** From here on a bare number is hardly anything but grams: „ნადუღი 150 პიტნით". */
const A_WEIGHT = 20;

/** Whether a measure between a food and what goes with it is of the latter. */
function isOfAside({ unit, number = 1 }: Measure, before: Food, aside: Food): boolean {
  if (ASIDE_UNITS.has(unit)) return true;
  if (unit === undefined)
    return (
      number >= 1 &&
      number < A_WEIGHT &&
      (aside.group === 'eggs' || before.group === 'drink' || !hasUnit(before, 'piece'))
    );
  if (unit === 'g' || unit === 'ml') return number <= (asideGrams(aside) ?? 0) * MOST_ASIDE;
  return !hasUnit(before, unit) && hasUnit(aside, unit) && !(unit === 'piece' && isCounted(before));
}

/** „ტაკო ხორცით 3 ცალი" are three of what is made one by one, not of what is in it. */
const isCounted = ({ group }: Food): boolean => group === 'fast-food' || group === 'ready-meal' || group === 'bread';

const hasUnit = (food: Food, unit: Measure['unit']): boolean =>
  unit !== undefined &&
  unit !== 'spoon' &&
  unit !== 'unknown' &&
  !isExactUnit(unit) &&
  food.unitGrams[unit] !== undefined;

/**
 * Gives each measure its food. A part that begins with a measure has them in front of the foods (2 კვერცხი 1 პური), one
 * that begins with a food and has a weight, or a measure at its end, behind them (კვერცხი 2 პური 1); else a measure goes to
 * the food whose unit it names, or forward. What would come second to one food goes to the other, or multiplies (1 ბოთლი 0,5 ლ).
 */
export function attachMeasures(nodes: readonly DraftNode[]): void {
  const behind =
    nodes[0]?.is === 'food' &&
    (nodes.at(-1)?.is === 'measure' ||
      nodes.some((node) => node.is === 'measure' && isWeight(node.measure)) ||
      isBehindEach(nodes));
  const foods = nodes.filter((node) => node.is === 'food');
  const followed = new Set(nodes.filter((node, at) => node.is === 'food' && nodes[at + 1]?.is === 'food'));
  let passed = 0;
  for (const [at, node] of nodes.entries()) {
    if (node.is === 'food') {
      passed += 1;
      continue;
    }
    const before = foods[passed - 1];
    const next = foods[passed];
    if (node.measure.times && before) {
      repeat(foods.slice(0, passed).findLast(({ element }) => !goesAlong(element)) ?? before, node.measure);
      continue;
    }
    const after = next && behindAdjective(next, followed.has(next) ? foods[passed + 1] : undefined, node.measure);
    const target =
      before && after
        ? between(nodes, at, node.measure, { before, after, behind })
        : before
          ? headOf(foods.slice(0, passed), before, node.measure)
          : after;
    const head = target && headOfSort(nodes, target, node.measure);
    (head ?? target)?.measures.push(node.measure);
  }
}

/** „მურაბა ვჭამე ალუბლის სამი კოვზი": what stands behind a genitive is of the food that it is a sort of. */
function headOfSort(nodes: readonly DraftNode[], { element }: FoodNode, measure: Measure): FoodNode | undefined {
  if (element.ending !== 'genitive' || element.leftOut || element.food.group === 'eggs') return undefined;
  // „პურის სამი ნაჭერი", „პურის ნახევარი" is so much of it.
  if (measure.start < element.start || measure.unit === 'slice' || (measure.number ?? 1) < 1) return undefined;
  const head = nodes.findLast(
    (node) => node.is === 'food' && node.element.start < element.start && !goesAlong(node.element),
  );
  return head?.is === 'food' && head.measures.length === 0 && head.element.ending !== 'genitive' ? head : undefined;
}

/** „2 ჭიქა ჩაი სამჯერ" are six. */
function repeat({ measures }: FoodNode, often: Measure): void {
  const [first] = measures;
  if (first) first.number = (first.number ?? 1) * (often.number ?? 1);
  else measures.push(often);
}

/** „წყალი ჭიქა ომლეტი სამი კვერცხის ყავა": of two foods and more that begin a part each has its measure behind it. */
function isBehindEach(nodes: readonly DraftNode[]): boolean {
  const measured = nodes.filter((node, at) => node.is === 'measure' && nodes[at - 1]?.is === 'food').length;
  return nodes[1]?.is === 'measure' && measured >= SEVERAL;
}
const SEVERAL = 2;

/** „2 ნაჭერი ყველიანი პიცა" are slices of the pizza. */
function behindAdjective(next: FoodNode, head: FoodNode | undefined, measure: Measure): FoodNode {
  if (next.element.ending !== 'with' || !head) return next;
  return measure.unit !== undefined && isOfAside(measure, head.element.food, next.element.food) ? next : head;
}

/** A measure at the end is of the food itself, not of the little that goes with it: „სალათი ზეთით 200 გ". */
function headOf(passed: readonly FoodNode[], last: FoodNode, measure: Measure): FoodNode {
  const head = passed.findLast(({ element }) => !goesAlong(element) && element.ending !== 'beside');
  const passing = last.element.ending === 'on' || last.element.ending === 'beside';
  if (
    head &&
    passing &&
    (head.measures.length === 0 ||
      (last.element.ending === 'on' && !(isWeight(measure) && head.measures.some(isWeight))))
  )
    return head;
  if (!head || !goesAlong(last.element) || head.measures.length > 0 || last.measures.length > 0) return last;
  const little =
    !isWeight(measure) || (measure.number ?? 1) <= (asideGrams(last.element.food) ?? 0) * MOST_ASIDE_BEHIND;
  return measure.unit !== undefined && little && isOfAside(measure, head.element.food, last.element.food) ? last : head;
}

interface Neighbours {
  before: FoodNode;
  after: FoodNode;
  behind: boolean;
}

function between(
  nodes: readonly DraftNode[],
  at: number,
  measure: Measure,
  { before, after, behind }: Neighbours,
): FoodNode {
  const neighbours = nodes[at - 1]?.is === 'food' && nodes[at + 1]?.is === 'food';
  if (!neighbours) return nodes[at - 1]?.is === 'food' && before.measures.length === 0 ? before : after;
  if (before.measures.length > 0) return after;
  const [left, right] = [before.element.food, after.element.food];
  if (after.element.ending === 'beside') return before;
  // „თაფლი ჩაის კოვზი ჩაიში": nobody measures what it is in.
  if (after.element.ending === 'on') return before;
  if (goesAlong(after.element)) return isOfAside(measure, left, right) ? after : before;
  // „ომლეტი სამი კვერცხის".
  if (after.element.ending === 'genitive' && right.group === 'eggs' && left.group === 'eggs') return after;
  if (behind) return before;
  const { unit = 'piece' } = measure;
  return hasUnit(left, unit) && !hasUnit(right, unit) ? before : after;
}
