/** The tag of the service worker's `sync` event that sends what waits in the outbox. */
export const BACKGROUND_SYNC_TAG = 'lukma-sync';
