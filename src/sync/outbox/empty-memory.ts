import type { SyncMemory } from '../records.ts';

/** Most operations of the first batch: as many as a batch takes (`MAX_BATCH`, which the page does not carry). */
const FIRST_BATCH = 500;

/** What the engine remembers of a diary that it has never pulled. */
export const EMPTY_MEMORY: Readonly<SyncMemory> = {
  token: null,
  cursor: 0,
  generation: null,
  epoch: 0,
  serverTime: null,
  clockOffset: null,
  pullingAnew: true,
  batchSize: FIRST_BATCH,
  pause: null,
  heartbeat: 0,
  absent: [],
  reached: null,
  working: false,
};
