import { ImageError, type ImageErrorCode } from './image-error.ts';
import { type PreparedPicture, prepareMealPicture, type Subject } from './prepare-meal-picture.ts';

/** How a job ended. An error's `code` would not survive the way to the page, data does. */
type PictureOutcome = ({ is: 'ready' } & PreparedPicture) | { is: 'refused'; code: ImageErrorCode };

/** What the worker offers to the page. */
export interface ImageService {
  /** `id` is the caller's, for `cancel`. */
  prepare(id: number, file: Blob, subject: Subject, onProgress: (share: number) => void): Promise<PictureOutcome>;
  /** Ends a job at its next step; an unknown or finished one is left alone. */
  cancel(id: number): void;
}

/** The service over `prepareMealPicture`, with its running jobs. */
export function imageService(): ImageService {
  const running = new Map<number, AbortController>();
  return {
    async prepare(id, file, subject, onProgress) {
      const job = new AbortController();
      running.set(id, job);
      try {
        return { is: 'ready', ...(await prepareMealPicture(file, onProgress, job.signal, subject)) };
      } catch (error) {
        if (error instanceof ImageError) return { is: 'refused', code: error.code };
        throw error;
      } finally {
        running.delete(id);
      }
    },
    cancel: (id) => running.get(id)?.abort(),
  };
}
