import { useSyncExternalStore } from 'react';
import { useLive } from '../live.ts';
import { isReachable, watchReachable } from '../reachable.ts';
import { statusOf, syncCounts, type SyncStatus } from '../sync-status.ts';

export type { SyncStatus };

/** Where saving stands; undefined until IndexedDB answers. */
export function useSyncStatus(): SyncStatus | undefined {
  const reachable = useSyncExternalStore(watchReachable, isReachable);
  const counts = useLive('sync status', syncCounts);
  return counts && statusOf(counts, reachable);
}
