import type { FoodReading, LeftOutFood, ReadFood } from '#device/food/nutrients/food-reading.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { SaidUnit } from '#domain/food/own-units.ts';
import type { CutUnits } from '#domain/food/whole-or-piece.ts';
import {
  edited,
  inCut,
  inUnit,
  rowOf,
  saved,
  withAmount,
  withDraftAmount,
  type ReviewRow,
  type RowFigure,
} from './review-row.ts';

/** Words that are no known food: the person says what they are, or that they are nothing to eat. */
export interface Ask {
  key: number;
  words: string;
}

/** A food that the text names without its having been eaten: one tap takes it in. */
export interface LeftOut extends LeftOutFood {
  key: number;
}

/** The list that is looked through before it becomes a dish. */
export interface FoodReview {
  rows: readonly ReviewRow[];
  asks: readonly Ask[];
  leftOut: readonly LeftOut[];
  /** Words that are no food, by the person: no later reading asks again. */
  dismissed: readonly string[];
  /** Foods that the person took out: no later reading brings them back. */
  removed: readonly ReviewRow[];
  /** Every row an entry of its own, instead of one dish of them all. */
  isSeparate: boolean;
  mealType: MealType | undefined;
  /** Adding was tried: from then on what is missing is said. */
  isTried: boolean;
  nextKey: number;
}

export type FoodReviewAction =
  | { is: 'refined'; reading: FoodReading }
  | { is: 'weighed'; key: number; amount: number; unit: SaidUnit }
  | { is: 'unit-chosen'; key: number; unit: SaidUnit }
  | { is: 'cut-chosen'; key: number; meant: keyof CutUnits }
  | { is: 'edited' | 'cancelled' | 'saved' | 'removed' | 'dismissed' | 'taken-in'; key: number }
  | { is: 'renamed'; key: number; name: string }
  | { is: 'typed'; key: number; figure: RowFigure; text: string }
  | { is: 'amount-typed'; key: number; amount: string; unit: SaidUnit }
  | { is: 'restored'; row: ReviewRow; at: number }
  | { is: 'asked-again'; ask: Ask }
  | { is: 'answered'; key: number; food: ReadFood }
  | { is: 'separated'; on: boolean }
  | { is: 'meal-chosen'; mealType: MealType }
  | { is: 'tried' };

/** A fresh list of what was read. */
export function reviewOf({ foods, leftOut: others, unknown }: FoodReading, mealType: MealType | undefined): FoodReview {
  let nextKey = 0;
  const rows = foods.map((food) => rowOf(nextKey++, food));
  const asks = unknown.map((words) => ({ key: nextKey++, words }));
  const leftOut = others.map((other) => ({ ...other, key: nextKey++ }));
  return { rows, asks, leftOut, dismissed: [], removed: [], isSeparate: false, mealType, isTried: false, nextKey };
}

export function foodReview(review: FoodReview, action: FoodReviewAction): FoodReview {
  switch (action.is) {
    case 'refined':
      return refined(review, action.reading);
    case 'weighed':
      return withRow(review, action.key, (row) => withAmount(row, action.amount, action.unit));
    case 'unit-chosen':
      return withRow(review, action.key, (row) => inUnit(row, action.unit));
    case 'cut-chosen':
      return withRow(review, action.key, (row) => inCut(row, action.meant));
    case 'edited':
      return withRow(review, action.key, edited);
    case 'cancelled':
      return withRow(review, action.key, (row) => ({ ...row, draft: null }));
    case 'saved':
      return withRow(review, action.key, saved);
    case 'renamed':
      return withDraft(review, action.key, { name: action.name });
    case 'typed':
      return withDraft(review, action.key, { [action.figure]: action.text });
    case 'amount-typed':
      return withRow(review, action.key, (row) => withDraftAmount(row, action.amount, action.unit));
    case 'removed':
      return {
        ...review,
        rows: review.rows.filter(({ key }) => key !== action.key),
        removed: [...review.removed, ...review.rows.filter(({ key }) => key === action.key)],
      };
    case 'restored':
      return {
        ...review,
        rows: review.rows.toSpliced(action.at, 0, action.row),
        removed: review.removed.filter(({ key }) => key !== action.row.key),
      };
    case 'dismissed':
      return {
        ...review,
        asks: review.asks.filter(({ key }) => key !== action.key),
        dismissed: [
          ...review.dismissed,
          ...review.asks.flatMap(({ key, words }) => (key === action.key ? [words] : [])),
        ],
      };
    case 'asked-again':
      return {
        ...review,
        asks: [...review.asks, action.ask].toSorted((one, other) => one.key - other.key),
        dismissed: review.dismissed.filter((words) => words !== action.ask.words),
      };
    case 'answered':
      return {
        ...review,
        asks: review.asks.filter(({ key }) => key !== action.key),
        rows: [...review.rows, { ...rowOf(action.key, action.food), isTouched: true }],
      };
    case 'taken-in': {
      const taken = review.leftOut.filter(({ key }) => key === action.key);
      return {
        ...review,
        leftOut: review.leftOut.filter(({ key }) => key !== action.key),
        rows: [...review.rows, ...taken.map(({ key, food }) => ({ ...rowOf(key, food), isTouched: true }))],
      };
    }
    case 'separated':
      return { ...review, isSeparate: action.on };
    case 'meal-chosen':
      return { ...review, mealType: action.mealType };
    case 'tried':
      return { ...review, isTried: true };
  }
}

/** The list as it is added: a form that is still open counts as saved. */
export const settled = (review: FoodReview): FoodReview => ({ ...review, rows: review.rows.map(saved) });

/**
 * A better reading takes the place of the first one, but never of what the person has said: touched and edited rows stay as
 * they are, what was taken out stays out. Where both readings are as long, row stands against row; else foods by their names.
 */
function refined(review: FoodReview, { foods, leftOut: unlogged, unknown }: FoodReading): FoodReview {
  const isTheirs = (row: ReviewRow) => row.isTouched || row.draft !== null;
  const isUntouched = review.removed.length === 0 && !review.rows.some(isTheirs);
  let { nextKey } = review;
  const asks = unknown
    .filter((words) => !review.dismissed.includes(words))
    .map((words) => review.asks.find((ask) => ask.words === words) ?? { key: nextKey++, words });
  const leftOut = unlogged.map((other) => ({ ...other, key: nextKey++ }));
  if (isUntouched) return { ...review, rows: foods.map((food) => rowOf(nextKey++, food)), asks, leftOut, nextKey };
  if (review.removed.length === 0 && foods.length === review.rows.length) {
    const rows = review.rows.map((row, at) => (isTheirs(row) ? row : rowOf(row.key, foods[at] ?? asRead(row))));
    return { ...review, rows, nextKey };
  }
  const said = [...review.rows.filter(isTheirs), ...review.removed];
  const isSaid = ({ foodId, name }: ReadFood) =>
    said.some((row) => row.name === name || (foodId !== null && row.foodId === foodId));
  const others = foods.filter((food) => !isSaid(food)).map((food) => rowOf(nextKey++, food));
  return { ...review, rows: [...review.rows.filter(isTheirs), ...others], nextKey };
}

const asRead = ({ name, now, foodId, food }: ReviewRow): ReadFood => ({
  name,
  weighed: now,
  foodId,
  food,
  confidence: 1,
});

const withRow = (review: FoodReview, key: number, change: (row: ReviewRow) => ReviewRow): FoodReview => ({
  ...review,
  rows: review.rows.map((row) => (row.key === key ? change(row) : row)),
});

const withDraft = (review: FoodReview, key: number, change: Partial<Record<RowFigure | 'name', string>>): FoodReview =>
  withRow(review, key, (row) => (row.draft ? { ...row, draft: { ...row.draft, ...change } } : row));
