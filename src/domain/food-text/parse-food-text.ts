import { draftsOf } from './drafts.ts';
import type { Element } from './elements.ts';
import type { FoodNames } from './food-names.ts';
import type { FoodTextItem, FoodTextReading, UnknownText } from './food-text-item.ts';
import { readElements } from './read-elements.ts';
import { tokensOf } from './tokens.ts';
import { weighDraft } from './weigh-draft.ts';

/**
 * Reads what people type about food, in Georgian or Latin letters: one item for each food, with grams and figures, in the
 * order of the text. Words that are no food and not around one are in `unknown`; a text without food has no items.
 * Never throws, whatever the text; the work grows with its length only.
 */
export function parseFoodText(text: string, names: FoodNames): FoodTextReading {
  const items: FoodTextItem[] = [];
  const unknown: UnknownText[] = [];
  for (const part of partsOf(readElements(names, tokensOf(text)))) {
    const [first] = part;
    if (first && part.some(({ is }) => is === 'negative')) {
      addUnknown(unknown, text, first.start, part.at(-1)?.end ?? first.end);
      continue;
    }
    const read = draftsOf(part);
    for (const draft of read.drafts) items.push(weighDraft(names, draft));
    for (const { start, end } of read.unknown) addUnknown(unknown, text, start, end);
  }
  return { items, unknown };
}

function partsOf(elements: readonly Element[]): Element[][] {
  const parts: Element[][] = [[]];
  for (const element of elements) {
    if (element.is === 'break' || element.is === 'and') parts.push([]);
    else parts.at(-1)?.push(element);
  }
  return parts;
}

/** Unknown words beside each other are one question. */
function addUnknown(unknown: UnknownText[], text: string, start: number, end: number): void {
  const last = unknown.at(-1);
  if (last && /^[ \t]*$/.test(text.slice(last.end, start))) {
    last.end = end;
    last.text = text.slice(last.start, end);
  } else {
    unknown.push({ text: text.slice(start, end), start, end });
  }
}
