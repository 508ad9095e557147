import { useEffect, useReducer, useRef } from 'react';
import type { Subject } from '#workers/image/prepare-meal-picture.ts';
import { imageWorker } from './image-worker.ts';
import { pictureDraft, pictureProblemOf, type PictureDraft } from './picture-draft.ts';

/** A picture being prepared: its thumbnail, or null when none came of it. */
type Job = { thumbnail: Promise<Blob | null>; cancel: () => void };

export interface DishPicture {
  draft: PictureDraft;
  choose: (file: File) => void;
  remove: () => void;
  cancel: () => void;
  /** Hands over the thumbnail to attach, once it is ready; the form may be gone by then. */
  take: () => Promise<Blob | null>;
}

/** The picture in a form: of a dish its thumbnail, of a label the size in which it can be read. What is still being prepared when the form goes is given up, unless it was taken. */
export function useDishPicture(subject: Subject = 'dish'): DishPicture {
  const [draft, send] = useReducer(pictureDraft, { is: 'kept' });
  const job = useRef<Job>(undefined);
  const preview = draft.is === 'ready' ? draft.preview : undefined;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const drop = () => {
    job.current?.cancel();
    job.current = undefined;
  };
  useEffect(() => () => job.current?.cancel(), []);
  const prepare = async (file: File, abort: AbortController): Promise<Blob | null> => {
    try {
      const onProgress = (share: number) => send({ is: 'progressed', share });
      const prepared = await imageWorker.prepare(file, { subject, signal: abort.signal, onProgress });
      const thumbnail = subject === 'dish' ? prepared.thumbnail : prepared.photo;
      if (abort.signal.aborted) return null;
      send({ is: 'finished', thumbnail, preview: URL.createObjectURL(thumbnail) });
      return thumbnail;
    } catch (error) {
      if (!abort.signal.aborted) send({ is: 'refused', problem: pictureProblemOf(error) });
      return null;
    }
  };

  return {
    draft,
    choose: (file) => {
      drop();
      send({ is: 'chosen' });
      const abort = new AbortController();
      job.current = { thumbnail: prepare(file, abort), cancel: () => abort.abort() };
    },
    remove: () => {
      drop();
      send({ is: 'removed' });
    },
    cancel: () => {
      drop();
      send({ is: 'cancelled' });
    },
    take: () => {
      const taken = job.current?.thumbnail ?? Promise.resolve(null);
      job.current = undefined;
      return taken;
    },
  };
}
