import { BACKGROUND_SYNC_TAG } from '#sync/engine/background-tag.ts';

/** Background Sync, which TypeScript's library does not know and not every browser has. */
interface SyncManager {
  register: (tag: string) => Promise<void>;
}

const syncOf = (registration: ServiceWorkerRegistration): SyncManager | undefined =>
  (registration as ServiceWorkerRegistration & { sync?: SyncManager }).sync;

/** Asks the browser to let the service worker send what waits, also after the last page was closed. */
export async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return;
  try {
    await syncOf(registration)?.register(BACKGROUND_SYNC_TAG);
  } catch (error) {
    // The person or the browser forbids it; the page itself sends at its next start.
    if (!(error instanceof DOMException)) throw error;
  }
}
