import type { AmountElement, Element, FoodElement, PreparationElement } from './elements.ts';
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

const UNSURE_HEAD = 0.7;

/** Whether a food only goes along with another: ყავა შაქრით, შაქრიანი ყავა, ფაფა რძეზე. */
export const goesAlong = ({ ending }: FoodElement): boolean => ending === 'instrumental' || ending === 'with' || ending === 'on';

/** Foods and measures in their order; a preparation joins the food that follows it, else the one before. */
export function nodesOf(elements: readonly Element[]): { nodes: DraftNode[]; unknown: Place[] } {
  const nodes: DraftNode[] = [];
  const unknown: Place[] = [];
  let amounts: AmountElement[] = [];
  let waiting: PreparationElement | undefined;
  const lastFood = () => nodes.findLast((node) => node.is === 'food');
  const flush = () => {
    nodes.push(...measuresOf(amounts).map((measure): DraftNode => ({ is: 'measure', measure })));
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
  return !(element?.is === 'preparation' && element.decides && goesAlong(next));
}

function prepare(node: FoodNode, preparation: PreparationElement): void {
  if (!node.preparation || preparation.decides) node.preparation = preparation;
}

/** „ქათმის გულმკერდი" where only ქათამი is known is not a chicken: both words are unknown. */
function dropModifier(nodes: DraftNode[], { start }: Place, unknown: Place[]): void {
  const before = nodes.at(-1);
  if (before?.is !== 'food' || before.element.ending !== 'genitive' || start - before.element.end > 1) return;
  nodes.pop();
  unknown.push({ start: before.element.start, end: before.element.end });
}

/** „კიტრის სალათი" where only სალათი is known is some salad: the head stays, less surely. */
function joinModifier(nodes: DraftNode[], head: FoodNode): void {
  const before = nodes.at(-1);
  if (before?.is !== 'food' || before.element.ending !== 'genitive' || before.element.leftOut) return;
  if (head.element.start - before.element.end > 1) return;
  nodes.pop();
  head.element = { ...head.element, start: before.element.start };
  head.sureness *= UNSURE_HEAD;
}
