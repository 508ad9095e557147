import { useEffect, useReducer, useRef } from 'react';
import { keepPhoto, type NewPhoto } from '#device/photos/commands.ts';
import type { KeptPhoto } from '#device/photos/kept-photo.ts';
import { isOnline } from '#device/platform/online.ts';
import { knowItems } from '#device/food/nutrients/read-foods.ts';
import { analyzePhoto } from '#device/photos/analyze-photo.ts';
import { isOffline, RemoteError } from '#device/api/remote-error.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { imageWorker } from '#app/features/dashboard/dish/picture/image-worker.ts';
import { pictureProblemOf } from '#app/features/dashboard/dish/picture/picture-draft.ts';
import { NO_PHOTO, photoDraft, type PhotoDraft, type Shot } from './photo-draft.ts';

export interface NewPhotoWork {
  draft: PhotoDraft;
  /** Prepares a file and, unless it `waits` for the person's word, has it analysed. */
  choose: (file: Blob, waits?: boolean) => void;
  analyze: (shot: Shot) => void;
  /** Breaks off whatever runs and begins anew. */
  cancel: () => void;
}

/**
 * A photo on its way from a file to the foods on it, with what the person says of it (`hint`). Where the server cannot be reached it is kept instead, and
 * `onKept` hears of it. What runs ends with the page.
 */
export function useNewPhoto(
  { hint, ...place }: Pick<NewPhoto, 'day' | 'mealType' | 'hint'>,
  onKept: (kept: KeptPhoto) => void,
): NewPhotoWork {
  const [draft, send] = useReducer(photoDraft, NO_PHOTO);
  const job = useRef<AbortController>(undefined);
  const preview = 'shot' in draft ? draft.shot.preview : undefined;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => () => job.current?.abort(), []);

  const begin = (): AbortSignal => {
    job.current?.abort();
    job.current = new AbortController();
    return job.current.signal;
  };

  const keep = async (shot: Shot) => {
    try {
      onKept(await keepPhoto({ ...place, hint, photo: shot.photo, thumbnail: shot.thumbnail }));
    } catch (error) {
      // The photo stays on the screen: with more room, or a network, the next attempt may succeed.
      showFailure(error, words.notKept);
      send({ is: 'failed', shot, code: 'offline' });
    }
  };

  const read = async (shot: Shot, signal: AbortSignal) => {
    send({ is: 'asked', shot });
    if (!isOnline()) {
      await keep(shot);
      return;
    }
    try {
      const foods = await knowItems(await analyzePhoto(shot.photo, hint, signal));
      if (!signal.aborted) send({ is: 'read', shot, reading: { foods, leftOut: [], unknown: [] } });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof RemoteError)) throw error;
      if (isOffline(error)) await keep(shot);
      else send({ is: 'failed', shot, code: error.code });
    }
  };

  const prepare = async (file: Blob, signal: AbortSignal): Promise<Shot | null> => {
    send({ is: 'chosen' });
    try {
      const onProgress = (share: number) => send({ is: 'progressed', share });
      const { photo, thumbnail } = await imageWorker.prepare(file, { signal, onProgress });
      return signal.aborted ? null : { photo, thumbnail, preview: URL.createObjectURL(photo) };
    } catch (error) {
      if (!signal.aborted) send({ is: 'refused', problem: pictureProblemOf(error) });
      return null;
    }
  };

  return {
    draft,
    choose: (file, waits = false) => {
      const signal = begin();
      void prepare(file, signal).then((shot) => {
        if (!shot) return undefined;
        if (!waits) return read(shot, signal);
        return send({ is: 'prepared', shot });
      });
    },
    analyze: (shot) => void read(shot, begin()),
    cancel: () => {
      job.current?.abort();
      send({ is: 'cancelled' });
    },
  };
}
