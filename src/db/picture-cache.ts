/** Where the service worker keeps uploaded pictures that were seen. */
export const PICTURE_CACHE = 'pictures';

/** Forgets the pictures that were seen; those of other diaries come again from the server. */
export async function forgetSeenPictures(): Promise<void> {
  await globalThis.caches?.delete(PICTURE_CACHE);
}
