import { startBadgeHost } from '#device/jobs/badge-host.ts';
import { startSyncHost } from '#device/jobs/sync-host.ts';
import { startSyncWorker } from '#app/parts/page/sync-worker.ts';
import { announceNotices } from './notice-toasts.ts';
import { announceUpdates } from './update-toast.ts';

/** Starts the engine after the first screen: nobody waits for it. */
export function startEngine(): void {
  announceUpdates();
  announceNotices();
  startSyncHost(startSyncWorker);
  startBadgeHost();
}
