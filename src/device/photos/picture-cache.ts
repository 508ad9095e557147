/** Where the service worker keeps uploaded pictures that were seen. */
export const PICTURE_CACHE = 'pictures';

/** Asks the service worker to forget which pictures were seen when: its list of them lies in a database that it holds open. */
export const FORGET_PICTURES = 'FORGET_PICTURES';

/** Forgets the pictures that were seen; those of other diaries come again from the server. */
export async function forgetSeenPictures(): Promise<void> {
  await globalThis.caches?.delete(PICTURE_CACHE);
  globalThis.navigator?.serviceWorker?.controller?.postMessage({ type: FORGET_PICTURES });
}
