import type { FoodItem } from '#contract/assistant/ai.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { EpochMs } from '#sync/records.ts';

// waiting ─the network is back→ read ─confirmed→ (gone, a dish is in the diary)
//    ↑                    └─→ failed ─┐
//    └──────────── asked again ───────┘        discarded from anywhere → (gone, with an undo)

/** How far the analysis of a photo has come; `code` is that of a `RemoteError`, or 'no-food'. */
export type PhotoOutcome = { is: 'waiting' } | { is: 'read'; items: FoodItem[] } | { is: 'failed'; code: string };

/** A photo that was taken without a network. It is no entry of the diary until the person confirms what was found. */
export interface KeptPhoto {
  id: string;
  /** Where the dish will go, frozen when the photo was taken. */
  day: DiaryDay;
  /** Null: still to be asked. */
  mealType: MealType | null;
  takenAt: EpochMs;
  /** What the person says of it; absent of photos of an older app. */
  hint?: string;
  outcome: PhotoOutcome;
}

/** Names the bytes of a kept photo: 800 px for the analysis, 256 px for lists and for the dish. */
export const photoBlobs = (id: string) => ({ photo: `photo ${id}`, thumbnail: `thumbnail ${id}` });
