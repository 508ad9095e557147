import type { FoodItem, LeftOutItem } from '#contract/assistant/ai.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import {
  overlaps,
  type FoodTextItem,
  type FoodTextReading,
  type LeftOutFood,
  type Span,
  type UnknownText,
} from '#domain/food-text/food-text-item.ts';
import { namedFoods, parseFoodText } from '#domain/food-text/parse-food-text.ts';
import type { TextFood } from './model-answer.ts';
import { agree, plausibleFood } from './plausible-food.ts';

/** From here on our own reading had its amount written and its food by name: no model knows better. */
export const SURE = 0.6;

/** Foods of a text, with the words that nobody understood. */
export interface FoodsOfText {
  items: FoodItem[];
  /** Named, but not eaten: denied, planned, bought, asked about, somebody else's. */
  leftOut: LeftOutItem[];
  unknown: UnknownText[];
}

/** What our own parser reads. */
export function readFoods(text: string, names: FoodNames): FoodsOfText {
  const { items, leftOut, unknown } = parseFoodText(text, names);
  return { items: items.map(itemOf), leftOut: leftOut.map(leftOutItemOf), unknown };
}

/** Every food that a question names, whether it was eaten or not. */
export const foodsNamed = (text: string, names: FoodNames): FoodItem[] =>
  namedFoods(parseFoodText(text, names)).map(itemOf);

/**
 * A model's foods as far as the text bears them out: each stands on words of the text that no other stands on; what our own
 * parser is sure of stays as it reads it, what the model left out is added, and what the text says was not eaten stays out. So a text that gives the model orders gets
 * nothing that is not written there. Null: not one food of the answer is in the text.
 */
export function groundFoods(text: string, given: readonly TextFood[], names: FoodNames): FoodsOfText | null {
  const own = parseFoodText(text, names);
  const found: (Span & { item: FoodItem })[] = [];
  for (const food of given) {
    const span = findQuote(text, food.quote, found);
    if (span && overlapsAny(span, own.leftOut)) continue;
    const item = span && (surelyRead(own, span, food) ?? plausibleFood(food, names));
    if (item) found.push({ ...span, item });
  }
  if (given.length > 0 && found.length === 0 && own.leftOut.length === 0) return null;
  for (const item of own.items) {
    if (!overlapsAny(item, found)) found.push({ start: item.start, end: item.end, item: itemOf(item) });
  }
  return {
    items: found.toSorted((a, b) => a.start - b.start).map(({ item }) => item),
    leftOut: own.leftOut.map(leftOutItemOf),
    unknown: own.unknown.filter((words) => !overlapsAny(words, found)),
  };
}

function surelyRead({ items, unknown }: FoodTextReading, span: Span, given: TextFood): FoodItem | null {
  const [item, another] = items.filter((each) => overlaps(each, span));
  if (!item || another || item.confidence < SURE || unknown.some((words) => overlaps(words, span))) return null;
  return { ...itemOf(item), corrected: !agree(given, item) };
}

/** The first place of the quoted words that nothing stands on yet. Letter case and spaces may differ. */
function findQuote(text: string, quote: string, taken: readonly Span[]): Span | undefined {
  const words = quote
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  if (!/[\p{L}\p{N}]/u.test(quote)) return undefined;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'giu');
  for (const { index, 0: match } of text.matchAll(pattern)) {
    const span = { start: index, end: index + match.length };
    if (!overlapsAny(span, taken)) return span;
  }
  return undefined;
}

const overlapsAny = (span: Span, others: readonly Span[]): boolean => others.some((other) => overlaps(span, other));

const leftOutItemOf = ({ why, ...item }: LeftOutFood): LeftOutItem => ({ ...itemOf(item), why });

const itemOf = ({ start: _, end: __, ...item }: FoodTextItem): FoodItem => ({ ...item, corrected: false });
