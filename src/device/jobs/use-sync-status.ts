import { useSyncExternalStore } from 'react';
import { useLiveOf } from '../diary/live.ts';
import { isOnline, watchOnline } from '../platform/online.ts';
import { statusOf, syncCountsQuery, type SyncStatus } from './sync-status.ts';

export type { SyncStatus };

/** Where saving stands; undefined until IndexedDB answers. */
export function useSyncStatus(): SyncStatus | undefined {
  const online = useSyncExternalStore(watchOnline, isOnline);
  const counts = useLiveOf(syncCountsQuery);
  return counts && statusOf(counts, online);
}
