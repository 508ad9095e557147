import type { SyncMemory } from '../sync/records.ts';

/** What the engine remembers of a diary that it has never pulled. */
export const EMPTY_MEMORY: Readonly<SyncMemory> = {
  token: null,
  cursor: 0,
  generation: null,
  epoch: 0,
  serverTime: null,
  clockOffset: null,
  pullingAnew: false,
  batchSize: 50,
  pause: null,
};
