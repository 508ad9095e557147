import { plainFoodId } from '#domain/food/food.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { FoodTextItem } from '../food-text-item.ts';
import { DOUBT_ODDS, MOST_ODDS } from './doubt-odds.ts';
import { repeatedIn, signsOfItem, signsOfPart, type Sign } from './doubt-signs.ts';

/** Confidence of what is likely wrong: it is asked about. */
const DOUBT = 0.58;

/** Whether an item, by what is seen of it, is too likely wrong to be sure. */
export type Doubter = (item: FoodTextItem, signs: readonly Sign[]) => boolean;

/** Log odds that an item is wrong, of a logistic regression over labelled lines (`doubt-odds`). */
export const isDoubtful: Doubter = (_, signs) => {
  let odds = DOUBT_ODDS.none ?? 0;
  for (const sign of signs) odds += DOUBT_ODDS[sign] ?? 0;
  return odds > MOST_ODDS;
};

/** The items of one part of a text, those that are likely wrong below 0.6. */
export function withDoubts<One extends { draft: Draft; item: FoodTextItem }>(
  clause: Clause,
  all: readonly One[],
  { unread, ofText, doubter }: { unread: number; ofText: () => readonly Sign[]; doubter: Doubter },
): One[] {
  // What is asked about already needs no doubt.
  if (!all.some(({ item }) => item.confidence > DOUBT)) return [...all];
  const around = [...ofText(), ...signsOfPart(clause, all.length, unread)];
  const repeated = repeatedIn(all);
  return all.map((one) => {
    if (one.item.confidence <= DOUBT) return one;
    const signs = [...around, ...signsOfItem(one, repeated.has(plainFoodId(one.draft.food)))];
    return doubter(one.item, signs)
      ? { ...one, item: { ...one.item, confidence: Math.min(one.item.confidence, DOUBT) } }
      : one;
  });
}
