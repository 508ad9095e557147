import type { KeptPhoto } from './kept-photo.ts';
import { useLive } from '../diary/live.ts';

/** The photos that wait for the network or for the person's word, oldest first; undefined until IndexedDB has answered. */
export const useKeptPhotos = (): KeptPhoto[] | undefined =>
  useLive('kept photos', async ({ db }) =>
    (await db.photos.toArray()).toSorted((one, other) => one.takenAt - other.takenAt),
  );
