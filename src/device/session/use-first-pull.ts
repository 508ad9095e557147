import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import { readKv } from '../diary/kv.ts';
import { useLiveOf } from '../diary/live.ts';
import type { Diary } from '../diary/diary.ts';

/**
 * Whether this device is still fetching the whole diary for the first time, or anew after a restore; undefined until
 * IndexedDB answers. Afterwards every day is here, and nothing of the history needs the network.
 */
export const useFirstPull = (): boolean | undefined => useLiveOf(firstPullQuery);

/** What `useFirstPull` asks. */
export const firstPullQuery = {
  key: 'first pull',
  query: async ({ db }: Diary) => ((await readKv(db, 'memory:filling')) ?? EMPTY_MEMORY).pullingAnew,
};
