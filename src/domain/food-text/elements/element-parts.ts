import type { AmountElement, Element } from './elements.ts';

/** What stands between two breaks, and the break before it; null before the first. */
export interface ElementPart {
  before: Element | null;
  elements: Element[];
}

/** The elements in their order, parted at every `and` and `break`. */
export function partsOf(elements: readonly Element[]): ElementPart[] {
  const parts: ElementPart[] = [{ before: null, elements: [] }];
  for (const element of elements) {
    if (element.is === 'and' || element.is === 'break') parts.push({ before: element, elements: [] });
    else parts.at(-1)?.elements.push(element);
  }
  return parts;
}

/** Whether an element says how much. */
export const isAmount = (element: Element): element is AmountElement =>
  element.is === 'number' || element.is === 'unit' || element.is === 'size';
