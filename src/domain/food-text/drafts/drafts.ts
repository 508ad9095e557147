import type { Food, Preparation } from '#domain/food/food.ts';
import { attachMeasures } from './attach-measures.ts';
import { goesAlong, nodesOf, type FoodNode, type Place } from './draft-nodes.ts';
import type { Element } from '../elements/elements.ts';
import type { FoodNames } from '../names/food-names.ts';
import { isFilling } from './fillings.ts';
import type { Measure } from './measures.ts';
import { asideGrams } from '../weights/aside-grams.ts';

/** A food of a text with what was said about it, before it is weighed. */
export interface Draft {
  food: Food;
  preparation?: Preparation;
  measures: Measure[];
  /** It goes with another food (`beside`), so that little of it is meant: „ყავა რძით"; `within` is what the other is made in: „ლატე რძეზე". */
  aside: boolean;
  beside?: Food;
  within: boolean;
  /** It stands as an adjective: „მარილიანი". */
  ofAdjective: boolean;
  /** It is only the place of another or its company: „ლუდთან", „სენდვიჩში". */
  inPassing: boolean;
  /** It is the one word of a kind of food. */
  kind: boolean;
  /** It is only an adjective of one: „ბერძნული". */
  adjective: boolean;
  /** It stands in the genitive: „ორი კვერცხის". */
  ofAnother: boolean;
  sureness: number;
  start: number;
  end: number;
}

/** One part of a text between two breaks: its foods with their amounts, and what of it was not understood. */
export function draftsOf(elements: readonly Element[], names: FoodNames): { drafts: Draft[]; unknown: Place[] } {
  const { nodes, unknown } = nodesOf(elements);
  const foods = nodes.filter((node) => node.is === 'food');
  // „შაქრიანი" alone is no sugar.
  if (foods.every(({ element }) => element.ending === 'with'))
    return { drafts: [], unknown: [...unknown, ...elements.flatMap(questionOf)].toSorted(byPlace) };
  attachMeasures(nodes);
  const eaten = foods.filter(
    ({ element, measures }) =>
      !element.leftOut &&
      !isSortOnly(element, measures, foods.length) &&
      !isSourceOnly(element, measures, foods.length) &&
      measures.every(({ number }) => number !== 0),
  );
  for (const { element, measures } of foods)
    if (isSortOnly(element, measures, foods.length)) unknown.push({ start: element.start, end: element.end });
  const drunk = drunkOf(eaten);
  // Nothing stands in a drink that is only named as the place.
  const holder = drunk && eaten.some((node) => standsIn(node, drunk)) ? drunk : undefined;
  const drafts = withoutFillings(countEggs(eaten.map((node) => draftOf(node, eaten, holder))), names);
  return { drafts, unknown: unknown.toSorted(byPlace) };
}

/** „სუპიდან ბულიონი დავლიე": what something was taken from. */
const isSourceOnly = ({ from }: FoodNode['element'], measures: readonly Measure[], foods: number): boolean =>
  foods > 1 && from && measures.length === 0;

/** „წვენი დავლიე ვაშლის": a genitive without an amount says of what something is, where another food is. */
const isSortOnly = ({ ending, leftOut }: FoodNode['element'], measures: readonly Measure[], foods: number): boolean =>
  foods > 1 && ending === 'genitive' && !leftOut && measures.length === 0;

const byPlace = (one: Place, other: Place): number => one.start - other.start;

/** What is asked about of a part without food: everything but the words that only stand around one. */
const questionOf = ({ is, start, end }: Element): Place[] =>
  is === 'number' || is === 'unit' || is === 'brand' || is === 'food' || is === 'preparation' ? [{ start, end }] : [];

function draftOf(node: FoodNode, all: readonly FoodNode[], drunk: FoodNode | undefined): Draft {
  const { element, measures, preparation, sureness } = node;
  const places = [element, ...measures, ...(preparation ? [preparation] : [])];
  // Who dines on soup („ვისადილე ბორშით") eats a helping of it: nothing else is there that it would go along with.
  const steeped = drunk && standsIn(node, drunk) ? drunk : undefined;
  const head = steeped ?? all.find((other) => other.element !== element && !goesAlong(other.element));
  return {
    food: element.food,
    ...(preparation ? { preparation: preparation.preparation } : element.raw && { preparation: 'raw' as const }),
    measures,
    aside: (goesAlong(element) || steeped !== undefined) && node !== drunk && head !== undefined,
    ...(head && { beside: head.element.food }),
    within: element.ending === 'on',
    ofAdjective: element.ending === 'with',
    inPassing: element.ending === 'on' || element.ending === 'beside' || (element.from && measures.length === 0),
    kind: element.kind,
    adjective: element.adjective,
    ofAnother: element.ending === 'genitive',
    sureness,
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
  };
}

/** „თაფლი ჩაიში": the tea is drunk, and little is taken of what stands in it. */
const drunkOf = (all: readonly FoodNode[]): FoodNode | undefined =>
  all.length > 1
    ? all.find(({ element: { ending, food } }) => ending === 'on' && food.group === 'drink' && !isWater(food))
    : undefined;
const standsIn = ({ element }: FoodNode, drunk: FoodNode): boolean =>
  element !== drunk.element && element.ending !== 'on' && asideGrams(element.food) !== undefined;

/** „ომლეტი ორი კვერცხით" is an omelette of two eggs, not an omelette and two eggs. */
function countEggs(drafts: readonly Draft[]): Draft[] {
  const counted: Draft[] = [];
  for (const [at, draft] of drafts.entries()) {
    const before = counted.at(-1);
    const omelette = eggsOf(draft, drafts[at + 1]);
    if (omelette) {
      drafts[at + 1]?.measures.push(omelette);
      continue;
    }
    const [measure] = draft.measures;
    const inIt =
      draft.food.group === 'eggs' &&
      before?.food.group === 'eggs' &&
      before.measures.length === 0 &&
      (draft.aside || draft.ofAnother);
    const one = draft.food.unitGrams.piece;
    if (inIt && measure?.number !== undefined && measure.unit !== 'g' && one !== undefined) {
      before.measures.push({ ...measure, number: measure.number * one, unit: 'g' });
      before.end = Math.max(before.end, draft.end);
    } else counted.push(draft);
  }
  return counted;
}

/** „სამი კვერცხი ომლეტი": the eggs are the omelette's. */
function eggsOf({ food, measures: [measure], end }: Draft, next: Draft | undefined): Measure | undefined {
  const one = food.unitGrams.piece;
  const isIn =
    next?.food.group === 'eggs' &&
    next.food.id !== food.id &&
    next.food.base === undefined &&
    next.measures.length === 0 &&
    next.start - end <= 1;
  if (
    !isIn ||
    food.group !== 'eggs' ||
    one === undefined ||
    measure?.number === undefined ||
    measure.unit !== undefined
  )
    return undefined;
  return { ...measure, number: measure.number * one, unit: 'g' };
}

/** What is already in the dish beside it, and has no amount of its own, is not counted twice. */
function withoutFillings(drafts: readonly Draft[], names: FoodNames): Draft[] {
  return drafts.filter(
    ({ food, aside, beside, measures, within, ofAdjective }) =>
      !(
        aside &&
        beside &&
        measures.length === 0 &&
        ((within && (isWater(food) || isWrap(food))) ||
          isTaste(food, ofAdjective, beside) ||
          isFilling(names, food, beside))
      ),
  );
}

/** „შვრია წყალზე": what something is cooked in is no drink. */
const isWater = ({ id }: Food): boolean => id === 'water';

/** „მარილიანი ფისტა": how it tastes, not what is beside it. */
const isTaste = ({ group }: Food, ofAdjective: boolean, beside: Food): boolean =>
  (ofAdjective && OF_TASTE.has(group)) || (group === 'spice' && (beside.group === 'sweet' || beside.group === 'dairy'));
/** „ფქვილიანი ხალვა", „წიწაკიანი ხორცი": what is in a dish says of which kind it is. */
const OF_TASTE: ReadonlySet<Food['group']> = new Set(['spice', 'herb', 'grain', 'vegetable']);

/** „ქაბაბი ლავაშში": what it is wrapped in belongs to it. */
const isWrap = ({ id }: Food): boolean => WRAPS.has(id);
const WRAPS: ReadonlySet<string> = new Set(['lavash', 'thin-lavash', 'pita', 'tortilla', 'wheat-tortilla']);
