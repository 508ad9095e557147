import type { Draft } from './drafts.ts';
import type { FoodTextItem, UnknownText } from './food-text-item.ts';
import { isExactUnit } from './household-grams.ts';

/** What an item is at most that something in its part makes doubtful. */
const DOUBT = 0.58;
const PART_END = /[,.](?!\d)|[;!?+\n]|(?<=\s)(?:და|da)(?=\s)/gu;

/**
 * Items with the doubt that the rest of their part leaves. A word that nobody knows beside several foods may be what an amount counts, or one more food;
 * a food that is logged twice may be one. What has its weight written stays sure.
 */
export function withDoubts<One extends { draft: Draft; item: FoodTextItem }>(
  text: string,
  all: readonly One[],
  unknown: readonly UnknownText[],
): One[] {
  const ends = [...text.matchAll(PART_END)].map(({ index }) => index);
  const unread = new Set(unknown.map(({ start }) => partAt(ends, start)));
  const counts = new Map<string, number>();
  const keyOf = ({ draft, item }: One): string => `${partAt(ends, item.start)} ${draft.food.base?.id ?? draft.food.id}`;
  const foods = new Map<number, number>();
  for (const one of all) {
    counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
    const part = partAt(ends, one.item.start);
    foods.set(part, (foods.get(part) ?? 0) + 1);
  }
  return all.map((one) => {
    const part = partAt(ends, one.item.start);
    const isAmongUnread = unread.has(part) && (foods.get(part) ?? 0) > 1 && !isExactUnit(one.item.unit);
    const isTwice = (counts.get(keyOf(one)) ?? 0) > 1 && !isExactUnit(one.item.unit);
    if (!isAmongUnread && !isTwice) return one;
    return { ...one, item: { ...one.item, confidence: Math.min(one.item.confidence, DOUBT) } };
  });
}

/** How many parts end before a place; `ends` are in order. */
function partAt(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
