import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import type { EpochMs } from '#sync/records.ts';
import type { Source } from './foreign/reading.ts';

// adding ─all parts→ added ─undo→ undoing ─all parts→ undone
//   └──────── stopped, or the tab died: undo ───↑
/** A file that was taken in, as the list of imports shows it. */
export interface ImportRecord {
  /** Ordered by time. */
  id: string;
  at: EpochMs;
  sources: Source[];
  state: 'adding' | 'added' | 'undoing' | 'undone';
  /** Entries that it added, and dishes among them. */
  added: number;
  meals: number;
  /** First and last day of them; null: none has a day. */
  from: DiaryDay | null;
  to: DiaryDay | null;
  /** Parts that were written; each is undone on its own. */
  parts: number;
  /** Entries that stayed at the undo because they were changed since. */
  kept: number;
}

/** What one transaction of an import brought: enough to take it back, and to see what was changed since. */
export interface ImportPart {
  meals: { id: string; print: string }[];
  /** ml that were added to a day. */
  water: { date: DiaryDay; ml: number }[];
  weights: { date: DiaryDay; kg: number }[];
  favourites: { id: string; print: string }[];
  things: { name: string; key: string; print: string }[];
  /** Ids of exchanges with the assistant. */
  talks: string[];
}

/** How long an import can be undone. */
export const UNDO_MS = 7 * 86_400_000;

interface Dish extends Nutrition {
  date?: string;
  mealType?: string;
  title: string;
  amount: number | null;
  unit: string | null;
}

/** The print of a dish, over what a person can change of it: the server may tell the same dish with other fields beside. */
export const dishPrint = ({ date, mealType, title, calories, proteins, carbs, fats, amount, unit }: Dish): string =>
  printOf({ date, mealType, title, calories, proteins, carbs, fats, amount, unit });

/** A short print of a value: another print says that it was changed. FNV-1a, 32 bits. */
export function printOf(value: object): string {
  const text = JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
