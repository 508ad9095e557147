import type { ReadFood } from '#device/food/nutrients/food-reading.ts';
import type { SaidUnit } from '#domain/food/own-units.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { reweigh, type WeighedFood } from '#domain/food/weighed-food.ts';
import { wholeOrPieceOf, type CutUnits } from '#domain/food/whole-or-piece.ts';

export const ROW_FIGURES = ['calories', 'proteins', 'carbs', 'fats'] as const;
export type RowFigure = (typeof ROW_FIGURES)[number];

/** A row while it is edited: figures as text. */
export interface RowDraft extends Record<RowFigure, string> {
  name: string;
  amount: string;
  unit: SaidUnit;
}

/** One food of the list. */
export interface ReviewRow {
  key: number;
  name: string;
  foodId: string | null;
  food: ReadFood['food'];
  /** What the dish gets: amount, g, kcal. */
  now: WeighedFood;
  /** From what other amounts are reckoned, so that going down and up again loses nothing. */
  from: WeighedFood;
  /** The amount was taken, not written, or the name guessed: worth a second look. */
  isGuess: boolean;
  /** kcal between which it lies, of an amount judged by eye; null once the person has said how much. */
  range: NonNullable<ReadFood['range']> | null;
  /** The text leaves open whether all of it or a piece was meant: the units of both. */
  cut: CutUnits | null;
  /** The person said what it is or how much: no model knows better. */
  isTouched: boolean;
  /** Present while the row is edited. */
  draft: RowDraft | null;
}

/** Below this the reading itself calls an amount taken and not written. */
const SURE = 0.6;

export const rowOf = (key: number, { name, foodId, food, weighed, confidence, range }: ReadFood): ReviewRow => ({
  key,
  name,
  foodId,
  food,
  now: weighed,
  from: weighed,
  isGuess: confidence < SURE,
  range: range ?? null,
  cut: confidence < SURE && food && Number.isInteger(weighed.amount) ? wholeOrPieceOf(food) : null,
  isTouched: false,
  draft: null,
});

/** Another amount of the row's food. */
export const withAmount = (row: ReviewRow, amount: number, unit: SaidUnit): ReviewRow => ({
  ...row,
  now: reweigh(row.from, row.food, amount, unit),
  isGuess: false,
  range: null,
  isTouched: true,
});

/** What the person said of whole or piece, or what the amount says by now. */
export function cutOf({ cut, isGuess, now }: ReviewRow): keyof CutUnits | undefined {
  if (!cut || isGuess) return undefined;
  return now.unit === cut.whole ? 'whole' : now.unit === cut.piece ? 'piece' : undefined;
}

/** As many wholes or pieces as were counted. */
export function inCut(row: ReviewRow, meant: keyof CutUnits): ReviewRow {
  if (!row.cut) return row;
  const counts = row.now.unit === row.cut.whole || row.now.unit === row.cut.piece;
  return withAmount(row, counts ? row.now.amount : row.from.amount, row.cut[meant]);
}

/** The same weight said in another unit, as near as people count: 2 slices are 80 g, 90 g are 2 slices. */
export function inUnit(row: ReviewRow, unit: SaidUnit): ReviewRow {
  const one = reweigh(row.from, row.food, 1, unit).grams;
  const isExact = unit === 'g' || unit === 'ml';
  const count = row.now.grams > 0 && one > 0 ? row.now.grams / one : 1;
  return withAmount(row, isExact ? Math.round(count) : Math.max(0.5, Math.round(count * 2) / 2), unit);
}

/** Begins to edit the row. */
export const edited = (row: ReviewRow): ReviewRow => ({
  ...row,
  draft: { name: row.name, amount: asTyped(row.now.amount), unit: row.now.unit, ...figuresTyped(row.now) },
});

/** Another amount in the form brings its figures with it; what is no number yet brings none. */
export function withDraftAmount(row: ReviewRow, amount: string, unit: SaidUnit): ReviewRow {
  if (!row.draft) return row;
  const read = readNumber(amount);
  const figures = read === null ? {} : figuresTyped(reweigh(row.from, row.food, read, unit));
  return { ...row, draft: { ...row.draft, amount, unit, ...figures } };
}

/** Takes over what was edited. Invalid numbers count as 0 and none is below it (spec §5); a row keeps its name rather than having none. */
export function saved(row: ReviewRow): ReviewRow {
  const { draft } = row;
  if (!draft) return row;
  const reckoned = reweigh(row.from, row.food, numberOf(draft.amount), draft.unit);
  const typed = Object.fromEntries(ROW_FIGURES.map((figure) => [figure, numberOf(draft[figure])])) as Record<
    RowFigure,
    number
  >;
  const isReckoned = ROW_FIGURES.every((figure) => typed[figure] === reckoned[figure]);
  const now = isReckoned ? reckoned : { ...reckoned, ...typed };
  // Figures of the person's own are what further amounts are reckoned from, where there is an amount.
  const from = isReckoned || now.grams <= 0 ? row.from : now;
  return {
    ...row,
    name: draft.name.trim() || row.name,
    now,
    from,
    isGuess: false,
    range: null,
    isTouched: true,
    draft: null,
  };
}

const numberOf = (text: string): number => Math.max(0, roundTo1(readNumber(text) ?? 0));
const asTyped = (figure: number): string => String(figure).replace('.', ',');
const figuresTyped = (weighed: WeighedFood): Record<RowFigure, string> => ({
  calories: asTyped(weighed.calories),
  proteins: asTyped(weighed.proteins),
  carbs: asTyped(weighed.carbs),
  fats: asTyped(weighed.fats),
});
