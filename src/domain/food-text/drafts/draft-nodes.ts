import { plainFoodId, type Food, type FoodGroup } from '#domain/food/food.ts';
import type { AmountElement, Element, FoodElement, PreparationElement } from '../elements/elements.ts';
import { measuresOf, type Measure } from './measures.ts';

/** UTF-16 offsets in the text. */
export interface Place {
  start: number;
  end: number;
}

/** A food of one part of a text, with what is said about it. */
export interface FoodNode {
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
export type DraftNode = FoodNode | MeasureNode;

const UNSURE_HEAD = 0.58;

/** Whether a food only goes along with another: ყავა შაქრით, შაქრიანი ყავა, ფაფა რძეზე. */
export const goesAlong = ({ ending }: FoodElement): boolean =>
  ending === 'instrumental' || ending === 'with' || ending === 'on';

/** Foods and measures in their order; a preparation joins the food that follows it, else the one before. */
export function nodesOf(elements: readonly Element[]): { nodes: DraftNode[]; unknown: Place[] } {
  const nodes: DraftNode[] = [];
  const unknown: Place[] = [];
  let amounts: AmountElement[] = [];
  let waiting: PreparationElement | undefined;
  const lastFood = () => nodes.findLast((node) => node.is === 'food');
  const flush = (unknownUnit = false) => {
    const measures = measuresOf(amounts);
    const last = measures.at(-1);
    // „ერთი ტომსიკი მწვადი": the number counts what nobody knows.
    if (unknownUnit && last?.number !== undefined && last.unit === undefined) last.unit = 'unknown';
    nodes.push(...measures.map((measure): DraftNode => ({ is: 'measure', measure })));
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
    flush(element.is === 'unknown');
    if (element.is === 'unknown') {
      dropModifier(nodes, element, unknown);
      unknown.push({ start: element.start, end: element.end });
      continue;
    }
    if (element.is !== 'food') continue;
    if (isSortOfUnknown(elements, at) || goesWithUnknown(elements, at) || isOfUnknown(elements[at - 1], element)) {
      unknown.push({ start: element.start, end: element.end });
      continue;
    }
    const node: FoodNode = {
      is: 'food',
      element,
      // „იმერული" alone may be the cheese or the bread of that place.
      sureness: element.sureness * (element.adjective && element.food.group === 'dairy' ? UNSURE_HEAD : 1),
      measures: [],
    };
    if (waiting) prepare(node, waiting);
    waiting = undefined;
    if (joinModifier(nodes, node) === 'other') {
      unknown.push({ start: node.element.start, end: node.element.end });
      continue;
    }
    const before = elements[at - 1];
    // „სტოლიჩნი სალათი" is some salad.
    if (before?.is === 'unknown' && before.noun && element.start - before.end <= 1) node.sureness *= UNSURE_HEAD;
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
  return !(element?.is === 'preparation' && element.decides && goesAlong(next));
}

function prepare(node: FoodNode, preparation: PreparationElement): void {
  if (!node.preparation || preparation.decides) node.preparation = preparation;
}

/** „ქათმის გულმკერდი" where only ქათამი is known is not a chicken: both words are unknown. */
function dropModifier(
  nodes: DraftNode[],
  { start, noun, deed }: Place & { noun: boolean; deed?: boolean },
  unknown: Place[],
): void {
  const before = nodes.at(-1);
  if (before?.is !== 'food' || start - before.element.end > 1) return;
  // „მაკფლური ოპტიმი" is some sort of it.
  if (noun && !deed) before.sureness *= UNSURE_HEAD;
  // „აჭარული ბურეკი" is no აჭარული.
  if (!(before.element.ending === 'genitive' || (before.element.ofVowel && noun) || (before.element.adjective && noun)))
    return;
  nodes.pop();
  unknown.push({ start: before.element.start, end: before.element.end });
}

/** „ნიანგის სტეიკი", „ვირის რძე": of an animal or a plant that nobody knows it is another food; a cake, a pizza or a soup is some sort of it. */
const isOfUnknown = (before: Element | undefined, { food, start, ending }: FoodElement): boolean =>
  before?.is === 'unknown' &&
  before.ofWhat === true &&
  start - before.end <= 1 &&
  ending !== 'instrumental' &&
  (OF_ONE_SOURCE.has(food.group) || OF_ONE_SOURCE_BY_ID.has(food.id));
const OF_ONE_SOURCE: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['meat', 'fish', 'eggs', 'oil']);
const OF_ONE_SOURCE_BY_ID: ReadonlySet<string> = new Set(['milk', 'fruit-juice']);

/** „ციტრო მსხლის": the pear only says of what the unknown thing is. */
function isSortOfUnknown(elements: readonly Element[], at: number): boolean {
  const [before, element, next] = [elements[at - 1], elements[at], elements[at + 1]];
  return (
    ((before?.is === 'unknown' && before.noun) || before?.is === 'brand') &&
    element?.is === 'food' &&
    element.ending === 'genitive' &&
    element.start - before.end <= 1 &&
    next?.is !== 'food' &&
    next?.is !== 'unit'
  );
}

/** „ვრაპი ქათმით": the chicken is only in the unknown thing. */
function goesWithUnknown(elements: readonly Element[], at: number): boolean {
  const element = elements[at];
  return (
    element?.is === 'food' &&
    element.ending === 'instrumental' &&
    elements
      .slice(0, at)
      .some((before) => before.is === 'brand' || (before.is === 'unknown' && before.noun && !before.deed)) &&
    !elements.some((other) => other.is === 'food' && other !== element && !goesAlong(other))
  );
}

/** „ხაჭოს" is the dative and the genitive: beside a food it says of what that one is. */
const isGenitive = ({ ending, ofVowel }: FoodElement): boolean => ending === 'genitive' || ofVowel;

/**
 * „კიტრის სალათი" where only სალათი is known is some salad: the head stays, less surely. „ბატკნის ნეკნი" is no pork, which ნეკნი stands for: that is of
 * something other, and unknown.
 */
function joinModifier(nodes: DraftNode[], head: FoodNode): 'other' | undefined {
  const before = nodes.at(-1);
  if (before?.is !== 'food' || !isGenitive(before.element) || before.element.leftOut) return undefined;
  if (head.element.start - before.element.end > 1) return undefined;
  nodes.pop();
  head.element = { ...head.element, start: before.element.start };
  const { food } = head.element;
  if (isHeld(before.element.food, food)) return undefined;
  head.sureness *= UNSURE_HEAD;
  return food.group === before.element.food.group && OF_SOMETHING.test(food.name) ? 'other' : undefined;
}

/** A name that itself says of what: გამომცხვარი ღორის ნეკნები. */
const OF_SOMETHING = /(?:^|\s)\S{2,}ის\s/u;
const isHeld = (food: Food, dish: Food): boolean => dish.holds?.includes(plainFoodId(food)) ?? false;
