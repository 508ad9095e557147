import type { KeptDish } from '#contract/diary/favourites.ts';
import type { Plan } from '#contract/plan/plan.ts';
import type { ProfileFields } from '#contract/account/profile.ts';
import type { ThingOfFile } from '#contract/diary/things.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { GoalsEntry } from '#domain/body/goals.ts';
import type { EpochMs, Exchange, MealEntry } from '#sync/records.ts';
import type { FileFault, LeftOut, Question, Source } from './foreign/reading.ts';

/** What a file holds that can be taken in, each entry checked; of another app's only dishes, water, weights and measurements. */
export interface ImportFile {
  meals: MealEntry[];
  /** ml by day. */
  water: { date: DiaryDay; ml: number }[];
  /** kg by day. */
  weights: { date: DiaryDay; kg: number }[];
  /** Dishes that are kept to be logged again: starred ones and the person's own. */
  favourites: { id: string; dish: KeptDish }[];
  /** Values by name and key, also of names that this app does not know. */
  things: ThingOfFile[];
  /** Questions to the assistant with their answers, the oldest first. */
  talks: { exchange: Exchange; at: EpochMs }[];
  /** Goals by the day from which they held, the oldest first. */
  goals: GoalsEntry[];
  /** The week's dishes; null: the file has none. */
  plan: Pick<Plan, 'planId' | 'dietId' | 'days'> | null;
  /** What the person told about themselves; null: the file says nothing of it. */
  profile: ProfileFields | null;
  /** Entries that are none of ours, or out of bounds. */
  unreadable: number;
}

/** A file without entries. */
export const emptyImport = (): ImportFile => ({
  meals: [],
  water: [],
  weights: [],
  favourites: [],
  things: [],
  talks: [],
  goals: [],
  plan: null,
  profile: null,
  unreadable: 0,
});

/** What came of a chosen file. `asks`: only its owner knows something of it; it is read again with the answers. */
export type ImportReading =
  | { is: 'read'; file: ImportFile; sources: Source[]; left: LeftOut[]; isCut: boolean }
  | { is: 'asks'; questions: Question[] }
  | { is: 'refused'; code: FileFault };

/** Twenty years of a diligent diary are 20 MB. */
export const LARGEST_IMPORT_BYTES = 64 * 1024 * 1024;
/** More entries than anyone eats in a life. */
export const MOST_IMPORT_ENTRIES = 200_000;
