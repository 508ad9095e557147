import { readMemory } from '../diary/kv.ts';
import { useLive } from '../diary/live.ts';

/**
 * Whether this device is still fetching the whole diary for the first time, or anew after a restore; undefined until
 * IndexedDB answers. Afterwards every day is here, and nothing of the history needs the network.
 */
export const useFirstPull = (): boolean | undefined =>
  useLive('first pull', async ({ db }) => (await readMemory(db)).pullingAnew);
