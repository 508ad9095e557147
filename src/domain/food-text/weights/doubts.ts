import { plainFoodId, type FoodGroup } from '#domain/food/food.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { Element } from '../elements/elements.ts';
import type { FoodTextItem } from '../food-text-item.ts';
import { isExactUnit } from './household-grams.ts';

/** Log odds that an item is wrong, by what is seen of it and of its part of the text; a logistic regression over items of 1,022 lines that the reader had not been tuned to. */
const ODDS = {
  none: -4.4,
  /** Words of the part that nobody knows: with them even the surest of the others were right in nine of ten only. */
  unread: 2.2,
  /** Other foods in its part. */
  severalFoods: 0.9,
  /** The same food once more in its part. */
  twice: 2.5,
  /** Numbers of the part that belong to no food of it. */
  spareNumbers: 1.4,
  /** No number at all. */
  noNumber: 0.4,
  fraction: 1,
  /** A number without a unit. */
  counted: 0.9,
  /** Far from what people take of the food. */
  little: 1.9,
  much: 1.1,
  /** Counted in helpings, which nobody sees. */
  helping: 0.6,
  spoon: 0.2,
  /** Something was taken for near enough already. */
  near: 1.2,
  /** A dish, a sweet or a sauce: their names and weights differ by the house. */
  ofTheHouse: 0.75,
} as const;
/** Above these odds an item is asked about: about one of eight such items was wrong. */
const MOST = -2.3;
const DOUBT = 0.58;
const NEAR = 0.85;
/** Times its helping. */
const LITTLE = 0.35;
const MUCH = 4;

const OF_THE_HOUSE: ReadonlySet<FoodGroup> = new Set(['dish', 'sweet', 'herb', 'sauce', 'mushroom']);

/** The items of one part of a text, those that are likely wrong below 0.6. */
export function withDoubts<One extends { draft: Draft; item: FoodTextItem }>(
  elements: readonly Element[],
  all: readonly One[],
  unread: number,
): One[] {
  const numbers = elements.filter(({ is }) => is === 'number').length;
  const ids = new Map<string, number>();
  for (const { draft } of all) ids.set(plainFoodId(draft.food), (ids.get(plainFoodId(draft.food)) ?? 0) + 1);
  const ofPart =
    (unread > 0 ? ODDS.unread : 0) +
    (all.length > 1 ? ODDS.severalFoods : 0) +
    (numbers > all.length ? ODDS.spareNumbers : 0);
  return all.map((one) => {
    const again = (ids.get(plainFoodId(one.draft.food)) ?? 0) > 1 ? ODDS.twice : 0;
    return ODDS.none + ofPart + again + oddsOf(one) < MOST
      ? one
      : { ...one, item: { ...one.item, confidence: Math.min(one.item.confidence, DOUBT) } };
  });
}

function oddsOf({ draft: { food, measures }, item }: { draft: Draft; item: FoodTextItem }): number {
  const isExact = isExactUnit(item.unit);
  const { portion, piece, slice } = food.unitGrams;
  const helping = portion ?? piece ?? slice;
  const times = isExact || helping === undefined ? 1 : item.grams / helping;
  const isNumbered = measures.some(({ number }) => number !== undefined);
  return (
    (isNumbered ? 0 : ODDS.noNumber) +
    (item.amount < 1 ? ODDS.fraction : 0) +
    (isNumbered && !isExact && measures.every(({ unit }) => unit === undefined) ? ODDS.counted : 0) +
    (times < LITTLE ? ODDS.little : times > MUCH ? ODDS.much : 0) +
    (item.unit === 'portion' ? ODDS.helping : item.unit === 'tablespoon' ? ODDS.spoon : 0) +
    (item.confidence < NEAR ? ODDS.near : 0) +
    (OF_THE_HOUSE.has(food.group) ? ODDS.ofTheHouse : 0)
  );
}
