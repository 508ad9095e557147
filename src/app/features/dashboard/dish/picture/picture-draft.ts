import { ImageError, type ImageErrorCode } from '#workers/image/image-error.ts';

/** Why no picture came of a file; a worker that cannot run at all is `image-failed`. */
export type PictureProblem = Exclude<ImageErrorCode, 'cancelled'> | 'image-failed';

/** A dish's picture on its way from a file to a thumbnail. */
export type PictureDraft =
  /** As it was: none for a new dish, its own for a logged one. */
  | { is: 'kept' }
  | { is: 'removed' }
  | { is: 'in-work'; share: number }
  /** `preview` is an object URL of the thumbnail. */
  | { is: 'ready'; thumbnail: Blob; preview: string }
  | { is: 'failed'; problem: PictureProblem };

/** What may happen to a picture that `before` was; late news of a cancelled job changes nothing. */
export type PictureAction =
  | { is: 'chosen' }
  | { is: 'progressed'; share: number }
  | { is: 'finished'; thumbnail: Blob; preview: string }
  | { is: 'refused'; problem: PictureProblem }
  | { is: 'cancelled' }
  | { is: 'removed' };

export function pictureDraft(draft: PictureDraft, action: PictureAction): PictureDraft {
  switch (action.is) {
    case 'chosen':
      return { is: 'in-work', share: 0 };
    case 'progressed':
      return draft.is === 'in-work' ? { is: 'in-work', share: Math.max(draft.share, action.share) } : draft;
    case 'finished':
      return { is: 'ready', thumbnail: action.thumbnail, preview: action.preview };
    case 'refused':
      return { is: 'failed', problem: action.problem };
    case 'cancelled':
      return { is: 'kept' };
    case 'removed':
      return { is: 'removed' };
  }
}

/** What the image worker's failure means to the person. */
export function pictureProblemOf(error: unknown): PictureProblem {
  if (error instanceof ImageError && error.code !== 'cancelled') return error.code;
  return 'image-failed';
}
