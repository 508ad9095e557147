import type { DiaryDay } from '../../domain/diary-day.ts';
import type { MealEntry } from '../../sync/records.ts';

/** What a file of ours holds that can be taken in again, each entry checked. */
export interface ImportFile {
  meals: MealEntry[];
  /** ml by day. */
  water: { date: DiaryDay; ml: number }[];
  /** kg by day. */
  weights: { date: DiaryDay; kg: number }[];
  /** Entries that are none of ours, or out of bounds. */
  unreadable: number;
}

/** Why a file cannot be taken in at all. */
export type ImportRefusal = 'too-large' | 'not-ours' | 'other-version';

export type ImportReading = { is: 'read'; file: ImportFile } | { is: 'refused'; code: ImportRefusal };

/** Twenty years of a diligent diary are 20 MB. */
export const LARGEST_IMPORT_BYTES = 64 * 1024 * 1024;
/** More entries than anyone eats in a life. */
export const MOST_IMPORT_ENTRIES = 200_000;
