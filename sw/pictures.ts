import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { PICTURE_CACHE } from '#device/photos/picture-cache.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A thumbnail is at most 256 px, so four hundred of them stay under about 12 MB. */
const MOST_PICTURES = 400;
const LARGEST_BYTES = 512 * 1024;

/** The whole book of recipes: five hundred pictures of at most 12 KB. */
const MOST_RECIPES = 600;

/**
 * Keeps pictures once seen, newest first. A user's pictures have addresses that name one content for ever; a
 * recipe's may be redrawn, so it is shown from the cache and asked for again behind it.
 */
export function servePictures(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/'),
    new CacheFirst({ cacheName: PICTURE_CACHE, plugins: keeping(MOST_PICTURES) }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/recipes/'),
    new StaleWhileRevalidate({ cacheName: 'recipe-pictures', plugins: keeping(MOST_RECIPES) }),
  );
}

/** Forgets the pictures of whoever has left, and when each was seen. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(PICTURE_CACHE);
  await new CacheExpiration(PICTURE_CACHE, { maxEntries: MOST_PICTURES }).delete();
}

const keeping = (maxEntries: number): WorkboxPlugin[] => [
  { cacheWillUpdate: async ({ response }) => ((await isKeepable(response)) ? response : null) },
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: 180 * DAY_SECONDS,
    purgeOnQuotaError: true,
    // Workbox's own types were not written for exactOptionalPropertyTypes.
  }) as WorkboxPlugin,
];

/** A placeholder page of a hotel's network is 200 too, but it is no picture. */
async function isKeepable(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  if (!response.headers.get('Content-Type')?.startsWith('image/')) return false;
  const { size } = await response.clone().blob();
  return size <= LARGEST_BYTES;
}
