import type { KeptPhoto } from './kept-photo.ts';
import { useLiveOf, type LiveQuery } from '../diary/live.ts';

/** The photos that wait for the network or for the person's word, oldest first; undefined until IndexedDB has answered. */
export const useKeptPhotos = (): KeptPhoto[] | undefined => useLiveOf(keptPhotosQuery);

/** What `useKeptPhotos` asks. */
export const keptPhotosQuery: LiveQuery<KeptPhoto[]> = {
  key: 'kept photos',
  query: async ({ db }) => (await db.photos.toArray()).toSorted((one, other) => one.takenAt - other.takenAt),
};
