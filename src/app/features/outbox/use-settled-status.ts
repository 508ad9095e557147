import { useEffect, useState } from 'react';
import type { SyncStatus } from '#device/jobs/use-sync-status.ts';

/** An entry that leaves within this time is not worth a flicker in the header. */
const FLICKER_MS = 700;

/** The state of saving, except that entries which leave at once never show as waiting. */
export function useSettledStatus(status: SyncStatus | undefined): SyncStatus | undefined {
  const [lasting, setLasting] = useState(false);
  const isWaiting = status?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLasting(true), FLICKER_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isWaiting]);
  return status && isWaiting && !lasting ? { ...status, state: 'saved' } : status;
}
