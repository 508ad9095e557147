import type { Diary } from '../diary/diary.ts';
import { hasArrived } from '../diary/flights.ts';
import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import { readKv } from '../diary/kv.ts';
import type { LiveQuery } from '../diary/live.ts';

/** Where saving stands; `state` is what is worth saying first. */
export interface SyncStatus {
  state: 'offline' | 'waiting' | 'saved' | 'refused' | 'signed-out' | 'app-too-old';
  /** Entries that have not reached the server. */
  waiting: number;
  refused: number;
  /** Something is on its way now. */
  syncing: boolean;
}

/** `syncCounts`, for all that follow it. */
export const syncCountsQuery: LiveQuery<Awaited<ReturnType<typeof syncCounts>>> = {
  key: 'sync status',
  query: (diary) => syncCounts(diary),
};

/** What the outbox and the engine's memory say. */
export async function syncCounts({ db }: Pick<Diary, 'db'>) {
  const [queued, inflight, refused, flights, line] = await db.transaction('r', [db.outbox, db.flights, db.kv], () =>
    Promise.all([
      db.outbox.where('state').equals('queued').count(),
      db.outbox.where('state').equals('inflight').count(),
      db.outbox.where('state').equals('failed').count(),
      db.flights.toArray(),
      readKv(db, 'memory:line'),
    ]),
  );
  const { pause, reached, working } = line ?? EMPTY_MEMORY;
  const [arrived, underWay] = [flights.filter(hasArrived), flights.filter((flight) => !hasArrived(flight))];
  const acked = arrived.reduce((sum, { members }) => sum + members.length, 0);
  return {
    waiting: queued + inflight - acked,
    refused,
    pause,
    syncing: working || inflight > 0 || underWay.length > 0,
    reached: reached !== false,
  };
}

/** The state in one word, most urgent first. */
export function statusOf(
  { waiting, refused, syncing, pause, reached }: Awaited<ReturnType<typeof syncCounts>>,
  online: boolean,
): SyncStatus {
  const state = pause ?? stateOf(waiting, refused, online && reached);
  return { state, waiting, refused, syncing: syncing && online };
}

function stateOf(waiting: number, refused: number, reachable: boolean): SyncStatus['state'] {
  if (refused > 0) return 'refused';
  if (!reachable) return 'offline';
  return waiting > 0 ? 'waiting' : 'saved';
}
