import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';

/** Whose export a file is; `table`: a CSV with dates, foods and energy of nobody in particular. */
export type Source =
  | 'lukma'
  | 'myfitnesspal'
  | 'cronometer'
  | 'yazio'
  | 'fatsecret'
  | 'lose-it'
  | 'apple-health'
  | 'table';

/** In which order a column of dates writes day and month. */
export type DateOrder = 'dmy' | 'mdy';
export type WeightUnit = 'kg' | 'lb' | 'st';

/** What a file does not tell and only its owner knows; `sample` is a value of the file. */
export type Question = { about: 'date-order'; sample: string } | { about: 'weight-unit'; sample: string };
export interface Answers {
  dateOrder?: DateOrder;
  weightUnit?: WeightUnit;
}

/** Why a row or a record stays out. `summed`: a total of what is there in single dishes. */
export type LeftOutReason = 'date' | 'figures' | 'row' | 'exercise' | 'erased' | 'nothing' | 'summed';
/** How many stay out for a reason, and the first of them as the file has them. */
export interface LeftOut {
  reason: LeftOutReason;
  count: number;
  samples: string[];
}

/** Titles of what has no name in its file; `meal` gets the name of the meal where it is one of ours. */
export interface TitleWords {
  wholeDay: string;
  nameless: string;
  meals: Record<MealType, string>;
  sources: Record<Source, string>;
}

/** How much of a day one dish stands for: a total is left out where its parts are there. */
export type Grain = 'food' | 'meal' | 'day';

/** A dish as another app has it: kcal and g of the whole. */
export interface ForeignDish {
  day: DiaryDay;
  /** Seconds after midnight; null: not told. */
  clock: number | null;
  /** What the app calls the meal. */
  meal: string;
  /** Empty where the file has no name. */
  name: string;
  grain: Grain;
  /** Null: the file does not say; it is what the macros give where all of them are known, else the dish stays out. */
  calories: number | null;
  /** Null: the file does not say. */
  proteins: number | null;
  carbs: number | null;
  fats: number | null;
  amount?: number | null;
  unit?: string | null;
  nutrients?: Nutrients;
}

/** A file, or a member of an archive, that can be read from its beginning as often as it takes. */
export interface Part {
  /** Bytes that reading it takes from the chosen file, for the progress. */
  bytes: number;
  open: () => ReadableStream<Uint8Array>;
}

/** A file that cannot be taken in, with the reason. */
export type FileFault =
  | 'too-large'
  | 'unknown'
  | 'other-version'
  | 'empty'
  | 'empty-zip'
  | 'html'
  | 'bomb'
  | 'entities'
  | 'damaged'
  | 'locked-zip'
  | 'no-entries';

/** Ends the reading of a file; nothing of it is taken in. */
export class BadFile extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
