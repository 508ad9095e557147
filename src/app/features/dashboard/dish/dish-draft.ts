import type { MealType } from '#domain/diary/meal-type.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import { isReadable } from '#domain/georgian/readable-text.ts';
import { roundTo1 } from '#domain/rounding.ts';

/** What the form of a dish asks for, as text while it is being typed. */
export interface DishDraft {
  title: string;
  calories: string;
  proteins: string;
  carbs: string;
  fats: string;
  mealType: MealType | undefined;
  /** Saving was tried: from then on every field says what is wrong with it. */
  tried: boolean;
}

/** kcal and g of the whole dish. */
export interface DishFigures {
  title: string;
  calories: number;
  proteins: number;
  carbs: number;
  fats: number;
  mealType: MealType;
}

export type TypedField = 'title' | 'calories' | 'proteins' | 'carbs' | 'fats';

export type DishDraftAction =
  | { is: 'typed'; field: TypedField; text: string }
  | { is: 'chosen'; mealType: MealType }
  | { is: 'tried' };

/** Each is a key of the sentences in `text/meal.ts`. */
type DishProblem = 'required' | 'title-too-long' | 'kcal-out-of-bounds' | 'grams-out-of-bounds' | 'choose-meal';
export type DishProblems = Partial<Record<TypedField | 'mealType', DishProblem>>;

export type DishCheck = { is: 'fine'; dish: DishFigures } | { is: 'refused'; problems: DishProblems };

// The bounds of design §5, "POST /dashboard/meals".
const LONGEST_TITLE = 200;
const MOST_KCAL = 20_000;
const MOST_GRAMS = 2000;

/** An empty form; `mealType` is known when it was opened from a meal's own section. */
export const emptyDraft = (mealType: MealType | undefined): DishDraft => ({
  title: '',
  calories: '',
  proteins: '',
  carbs: '',
  fats: '',
  mealType,
  tried: false,
});

/** The form of a dish that is already logged. */
export const draftOf = ({ title, calories, proteins, carbs, fats, mealType }: DishFigures): DishDraft => ({
  title,
  calories: asTyped(calories),
  proteins: macroTyped(proteins),
  carbs: macroTyped(carbs),
  fats: macroTyped(fats),
  mealType,
  tried: false,
});

export function dishDraft(draft: DishDraft, action: DishDraftAction): DishDraft {
  switch (action.is) {
    case 'typed':
      return { ...draft, [action.field]: action.text };
    case 'chosen':
      return { ...draft, mealType: action.mealType };
    case 'tried':
      return { ...draft, tried: true };
  }
}

/**
 * The dish of a draft, or what has to be mended first. Title and calories are required; a macro that is
 * empty or no number counts as 0 (spec §5).
 */
export function checkDish(draft: DishDraft): DishCheck {
  const title = draft.title.trim();
  const calories = readNumber(draft.calories);
  const { mealType } = draft;
  const grams = { proteins: gramsOf(draft.proteins), carbs: gramsOf(draft.carbs), fats: gramsOf(draft.fats) };
  const problems: DishProblems = {};
  if (!isReadable(title)) problems.title = 'required';
  else if (title.length > LONGEST_TITLE) problems.title = 'title-too-long';
  if (calories === null) problems.calories = 'required';
  else if (!isWithin(calories, MOST_KCAL)) problems.calories = 'kcal-out-of-bounds';
  for (const macro of ['proteins', 'carbs', 'fats'] as const) {
    if (!isWithin(grams[macro], MOST_GRAMS)) problems[macro] = 'grams-out-of-bounds';
  }
  if (!mealType) problems.mealType = 'choose-meal';
  if (Object.keys(problems).length > 0 || calories === null || !mealType) return { is: 'refused', problems };
  return { is: 'fine', dish: { title, calories: roundTo1(calories), ...grams, mealType } };
}

const asTyped = (figure: number): string => String(roundTo1(figure)).replace('.', ',');
const macroTyped = (grams: number): string => (grams === 0 ? '' : asTyped(grams));
const gramsOf = (typed: string): number => roundTo1(readNumber(typed) ?? 0);
const isWithin = (figure: number, most: number): boolean => figure >= 0 && figure <= most;
