import type { FoodReading } from '#device/food/nutrients/food-reading.ts';
import type { PreparedPicture } from '#workers/image/prepare-meal-picture.ts';
import type { PictureProblem } from '#app/features/dashboard/dish/picture/picture-draft.ts';

/** A photo as the worker made it; `preview` is an object URL of it. */
export interface Shot extends Pick<PreparedPicture, 'photo' | 'thumbnail'> {
  preview: string;
}

// start ─a file→ preparing ─shared by another app→ ready ─the person's tap→ scanning
//   ↑               ├─taken here→ scanning, or without a network: kept, and the dialog closes
//   └───cancelled───┴──────────── scanning ─→ read, or failed ─again→ scanning

/** How far a new photo has come. */
export type PhotoDraft =
  | { is: 'start'; problem: PictureProblem | null }
  | { is: 'preparing'; share: number }
  | { is: 'ready' | 'scanning'; shot: Shot }
  /** `code` is that of a `RemoteError`, or 'no-food'. */
  | { is: 'failed'; shot: Shot; code: string }
  | { is: 'read'; shot: Shot; reading: FoodReading };

export type PhotoAction =
  | { is: 'chosen' }
  | { is: 'progressed'; share: number }
  | { is: 'refused'; problem: PictureProblem }
  | { is: 'prepared' | 'asked'; shot: Shot }
  | { is: 'failed'; shot: Shot; code: string }
  | { is: 'read'; shot: Shot; reading: FoodReading }
  | { is: 'cancelled' };

export const NO_PHOTO: PhotoDraft = { is: 'start', problem: null };

/** What may happen to a photo. Nothing that was found is no result: the person is told, and nothing can be saved. */
export function photoDraft(draft: PhotoDraft, action: PhotoAction): PhotoDraft {
  switch (action.is) {
    case 'chosen':
      return { is: 'preparing', share: 0 };
    case 'progressed':
      return draft.is === 'preparing' ? { is: 'preparing', share: Math.max(draft.share, action.share) } : draft;
    case 'refused':
      return { is: 'start', problem: action.problem };
    case 'prepared':
      return { is: 'ready', shot: action.shot };
    case 'asked':
      return { is: 'scanning', shot: action.shot };
    case 'failed':
      return action;
    case 'read':
      return action.reading.foods.length > 0 ? action : { is: 'failed', shot: action.shot, code: 'no-food' };
    case 'cancelled':
      return NO_PHOTO;
  }
}
