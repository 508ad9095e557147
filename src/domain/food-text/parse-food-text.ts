import { clausesOf } from './clauses.ts';
import { draftsOf } from './drafts.ts';
import type { FoodNames } from './food-names.ts';
import type { FoodTextItem, FoodTextReading, LeftOutFood, UnknownText } from './food-text-item.ts';
import { readElements } from './read-elements.ts';
import { lessen } from './lessen.ts';
import { tokensOf } from './tokens.ts';
import { weighDraft } from './weigh-draft.ts';

/**
 * Reads what people type about food, in Georgian or Latin letters: one item for each food that was eaten, with grams and figures, in the
 * order of the text. Foods that were named but not eaten (denied, planned, bought, asked about, somebody else's) are in `leftOut`, with the
 * reason. Words that are no food and not around one are in `unknown`; a text without food has no items.
 * Never throws, whatever the text; the work grows with its length only.
 */
export function parseFoodText(text: string, names: FoodNames): FoodTextReading {
  let items: FoodTextItem[] = [];
  const leftOut: LeftOutFood[] = [];
  const unknown: UnknownText[] = [];
  let corrects = false;
  for (const clause of clausesOf(readElements(names, tokensOf(text)))) {
    const [first] = clause.elements;
    if (first && clause.elements.some(({ is }) => is === 'negative')) {
      addUnknown(unknown, text, first.start, clause.elements.at(-1)?.end ?? first.end);
      continue;
    }
    if (clause.subtracts) {
      items = lessen(items, clause.elements);
      continue;
    }
    corrects ||= clause.corrects;
    const read = draftsOf(clause.elements);
    const weighed = read.drafts.map((draft) => weighDraft(names, draft));
    const { standing } = clause;
    if (standing === 'eaten') {
      const replaced = corrects ? weighed.map(({ foodId }) => foodId) : [];
      items = [...items.filter(({ foodId }) => !replaced.includes(foodId)), ...weighed];
      for (const { start, end } of read.unknown) addUnknown(unknown, text, start, end);
    } else leftOut.push(...weighed.map((item) => ({ ...item, why: standing })));
    if (weighed.length > 0) corrects = false;
  }
  return { items, leftOut, unknown };
}

/** Every food that a text names, eaten or not, in its order: what a question is about. */
export const namedFoods = ({ items, leftOut }: FoodTextReading): FoodTextItem[] => [...items, ...leftOut.map(({ why: _, ...item }) => item)].toSorted((a, b) => a.start - b.start);

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
