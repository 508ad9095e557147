import type { Element } from './elements.ts';

/** „შაქრის გარეშე", „შაქრისა და რძის გარეშე", „გარეშე შაქრის": what stands before it was not eaten. */
export function leaveOut(elements: Element[]): Element[] {
  for (const [at, element] of elements.entries()) {
    if (element.is !== 'without') continue;
    const next = elements[at + 1];
    const behind = next?.is === 'food' && next.ending === 'genitive' && elements[at - 1]?.is !== 'food';
    if (element.next || behind) {
      if (next?.is === 'food') next.leftOut = true;
      continue;
    }
    for (let before = at - 1; before >= 0; before -= 2) {
      const food = elements[before];
      if (food?.is !== 'food' || (before < at - 1 && food.ending !== 'genitive')) break;
      food.leftOut = true;
      if (elements[before - 1]?.is !== 'and') break;
    }
  }
  return elements.filter(({ is }) => is !== 'without');
}
