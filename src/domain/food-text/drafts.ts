import type { Food, Preparation } from '../food.ts';
import type { AmountElement, Element, FoodElement, PreparationElement } from './elements.ts';
import { isExactUnit } from './household-grams.ts';
import { isWeight, measuresOf, type Measure } from './measures.ts';
import { asideGrams } from './usual-unit.ts';

/** A food of a text with what was said about it, before it is weighed. */
export interface Draft {
  food: Food;
  preparation?: Preparation;
  measures: Measure[];
  /** It goes with another food, so that little of it is meant: „ყავა რძით". */
  aside: boolean;
  /** It stands in the genitive: „ორი კვერცხის". */
  ofAnother: boolean;
  sureness: number;
  start: number;
  end: number;
}

interface Place {
  start: number;
  end: number;
}

interface FoodNode {
  is: 'food';
  element: FoodElement;
  sureness: number;
  preparation?: PreparationElement;
  measures: Measure[];
}
interface MeasureNode {
  is: 'measure';
  measure: Measure;
}
type Node = FoodNode | MeasureNode;

const UNSURE_HEAD = 0.7;
const GOES_WITH: ReadonlySet<string> = new Set(['instrumental', 'with', 'on']);

/** One part of a text between two breaks: its foods with their amounts, and what of it was not understood. */
export function draftsOf(elements: readonly Element[]): { drafts: Draft[]; unknown: Place[] } {
  const { nodes, unknown } = nodesOf(elements);
  const foods = nodes.filter((node) => node.is === 'food');
  // „შაქრიანი" alone is no sugar.
  if (foods.every(({ element }) => element.ending === 'with')) return { drafts: [], unknown: [...unknown, ...elements.flatMap(questionOf)].toSorted(byPlace) };
  attach(nodes);
  const eaten = foods.filter(({ element, measures }) => !element.leftOut && measures.every(({ number }) => number !== 0));
  const drafts = countEggs(eaten.map(draftOf));
  return { drafts, unknown: unknown.toSorted(byPlace) };
}

const byPlace = (one: Place, other: Place): number => one.start - other.start;

/** What is asked about of a part without food: everything but the words that only stand around one. */
const questionOf = ({ is, start, end }: Element): Place[] => (is === 'number' || is === 'unit' || is === 'brand' || is === 'food' || is === 'preparation' ? [{ start, end }] : []);

function draftOf({ element, measures, preparation, sureness }: FoodNode, _: number, all: readonly FoodNode[]): Draft {
  const places = [element, ...measures, ...(preparation ? [preparation] : [])];
  return {
    food: element.food,
    ...(preparation ? { preparation: preparation.preparation } : element.raw && { preparation: 'raw' as const }),
    measures,
    aside: GOES_WITH.has(element.ending) && (element.ending !== 'on' || all.length > 1),
    ofAnother: element.ending === 'genitive',
    sureness,
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
  };
}

/** „ომლეტი ორი კვერცხით" is an omelette of two eggs, not an omelette and two eggs. */
function countEggs(drafts: readonly Draft[]): Draft[] {
  const counted: Draft[] = [];
  for (const draft of drafts) {
    const before = counted.at(-1);
    const [measure] = draft.measures;
    const inIt = draft.food.group === 'eggs' && before?.food.group === 'eggs' && before.measures.length === 0 && (draft.aside || draft.ofAnother);
    const one = draft.food.unitGrams.piece;
    if (inIt && measure?.number !== undefined && measure.unit !== 'g' && one !== undefined) {
      before.measures.push({ ...measure, number: measure.number * one, unit: 'g' });
      before.end = Math.max(before.end, draft.end);
    } else counted.push(draft);
  }
  return counted;
}

/** Foods and measures in their order; a preparation joins the food that follows it, else the one before. */
function nodesOf(elements: readonly Element[]): { nodes: Node[]; unknown: Place[] } {
  const nodes: Node[] = [];
  const unknown: Place[] = [];
  let amounts: AmountElement[] = [];
  let waiting: PreparationElement | undefined;
  const lastFood = () => nodes.findLast((node) => node.is === 'food');
  const flush = () => {
    nodes.push(...measuresOf(amounts).map((measure): Node => ({ is: 'measure', measure })));
    amounts = [];
  };
  for (const [at, element] of elements.entries()) {
    if (element.is === 'number' || element.is === 'unit' || element.is === 'size') {
      amounts.push(element);
      continue;
    }
    if (element.is === 'preparation') {
      const before = lastFood();
      if (before && !precedesFood(elements, at)) prepare(before, element);
      else waiting = waiting?.decides ? waiting : element;
      continue;
    }
    flush();
    if (element.is === 'unknown') {
      dropModifier(nodes, element, unknown);
      unknown.push({ start: element.start, end: element.end });
      continue;
    }
    if (element.is !== 'food') continue;
    const node: FoodNode = { is: 'food', element, sureness: element.sureness, measures: [] };
    if (waiting) prepare(node, waiting);
    waiting = undefined;
    joinModifier(nodes, node);
    nodes.push(node);
  }
  flush();
  return { nodes, unknown };
}

/** Whether a preparation is said of the food after it; „თევზი ღუმელში ბოსტნეულით" says it of the fish. */
function precedesFood(elements: readonly Element[], at: number): boolean {
  const [element, next] = [elements[at], elements[at + 1]];
  if (next?.is === 'preparation') return precedesFood(elements, at + 1);
  if (next?.is !== 'food') return false;
  return !(element?.is === 'preparation' && element.decides && GOES_WITH.has(next.ending));
}

function prepare(node: FoodNode, preparation: PreparationElement): void {
  if (!node.preparation || preparation.decides) node.preparation = preparation;
}

/** „ქათმის გულმკერდი" where only ქათამი is known is not a chicken: both words are unknown. */
function dropModifier(nodes: Node[], { start }: Place, unknown: Place[]): void {
  const before = nodes.at(-1);
  if (before?.is !== 'food' || before.element.ending !== 'genitive' || start - before.element.end > 1) return;
  nodes.pop();
  unknown.push({ start: before.element.start, end: before.element.end });
}

/** „კიტრის სალათი" where only სალათი is known is some salad: the head stays, less surely. */
function joinModifier(nodes: Node[], head: FoodNode): void {
  const before = nodes.at(-1);
  if (before?.is !== 'food' || before.element.ending !== 'genitive' || before.element.leftOut) return;
  if (head.element.start - before.element.end > 1) return;
  nodes.pop();
  head.element = { ...head.element, start: before.element.start };
  head.sureness *= UNSURE_HEAD;
}

/** What is taken of a food that only goes along. */
const ASIDE_UNITS: ReadonlySet<Measure['unit']> = new Set(['spoon', 'tablespoon', 'teaspoon', 'pinch']);
/** Times the usual little of it that a weight may be and still be meant of what goes along: „ხაჭო 20 გ თაფლით". */
const MOST_ASIDE = 3;

/** Whether a measure between a food and what goes with it is of the latter. */
function isOfAside({ unit, number = 1 }: Measure, before: Food, aside: Food): boolean {
  if (ASIDE_UNITS.has(unit)) return true;
  if (unit === undefined) return number >= 1;
  if (unit === 'g' || unit === 'ml') return number <= (asideGrams(aside) ?? 0) * MOST_ASIDE;
  return !hasUnit(before, unit) && hasUnit(aside, unit);
}

const hasUnit = (food: Food, unit: Measure['unit']): boolean =>
  unit !== undefined && unit !== 'spoon' && !isExactUnit(unit) && food.unitGrams[unit] !== undefined;

/**
 * Gives each measure its food. A part that begins with a measure has them in front of the foods (2 კვერცხი 1 პური), one
 * that begins with a food and has a weight, or a measure at its end, behind them (კვერცხი 2 პური 1); else a measure goes to
 * the food whose unit it names, or forward. What would come second to one food goes to the other, or multiplies (1 ბოთლი 0,5 ლ).
 */
function attach(nodes: readonly Node[]): void {
  const behind = nodes[0]?.is === 'food' && (nodes.at(-1)?.is === 'measure' || nodes.some((node) => node.is === 'measure' && isWeight(node.measure)));
  for (const [at, node] of nodes.entries()) {
    if (node.is !== 'measure') continue;
    const before = foodFrom(nodes, at, -1);
    const after = behindAdjective(nodes, foodFrom(nodes, at, 1), node.measure);
    const target = before && after ? between(nodes, at, node.measure, { before, after, behind }) : before ? headOf(nodes, before, node.measure) : after;
    target?.measures.push(node.measure);
  }
}

/** „2 ნაჭერი ყველიანი პიცა" are slices of the pizza. */
function behindAdjective(nodes: readonly Node[], next: FoodNode | undefined, measure: Measure): FoodNode | undefined {
  const head = next?.element.ending === 'with' ? nodes[nodes.indexOf(next) + 1] : undefined;
  if (!next || head?.is !== 'food') return next;
  return measure.unit !== undefined && isOfAside(measure, head.element.food, next.element.food) ? next : head;
}

/** A measure at the end is of the food itself, not of the little that goes with it: „სალათი ზეთით 200 გ". */
function headOf(nodes: readonly Node[], last: FoodNode, measure: Measure): FoodNode {
  const head = GOES_WITH.has(last.element.ending) ? foodFrom(nodes, nodes.indexOf(last), -1) : undefined;
  if (!head || head.measures.length > 0 || last.measures.length > 0) return last;
  return measure.unit !== undefined && isOfAside(measure, head.element.food, last.element.food) ? last : head;
}

interface Neighbours {
  before: FoodNode;
  after: FoodNode;
  behind: boolean;
}

function between(nodes: readonly Node[], at: number, measure: Measure, { before, after, behind }: Neighbours): FoodNode {
  const neighbours = nodes[at - 1]?.is === 'food' && nodes[at + 1]?.is === 'food';
  if (!neighbours) return nodes[at - 1]?.is === 'food' && before.measures.length === 0 ? before : after;
  if (before.measures.length > 0) return after;
  const [left, right] = [before.element.food, after.element.food];
  if (GOES_WITH.has(after.element.ending)) return isOfAside(measure, left, right) ? after : before;
  if (behind) return before;
  const { unit = 'piece' } = measure;
  return hasUnit(left, unit) && !hasUnit(right, unit) ? before : after;
}

function foodFrom(nodes: readonly Node[], at: number, step: 1 | -1): FoodNode | undefined {
  for (let index = at + step; index >= 0 && index < nodes.length; index += step) {
    const node = nodes[index];
    if (node?.is === 'food') return node;
  }
  return undefined;
}
