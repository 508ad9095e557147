import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';

const DAY_SECONDS = 24 * 60 * 60;
/** A thumbnail is at most 256 px, so four hundred of them stay under about 12 MB. */
const MOST_PICTURES = 400;
const LARGEST_BYTES = 512 * 1024;

/** Keeps pictures once seen, newest first: their addresses name one content for ever. */
export function servePictures(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin &&
      (url.pathname.startsWith('/uploads/') || url.pathname.startsWith('/assets/recipes/')),
    new CacheFirst({
      cacheName: 'pictures',
      plugins: [
        { cacheWillUpdate: async ({ response }) => (await isKeepable(response) ? response : null) },
        new ExpirationPlugin({
          maxEntries: MOST_PICTURES,
          maxAgeSeconds: 180 * DAY_SECONDS,
          purgeOnQuotaError: true,
          // Workbox's own types were not written for exactOptionalPropertyTypes.
        }) as WorkboxPlugin,
      ],
    }),
  );
}

/** A placeholder page of a hotel's network is 200 too, but it is no picture. */
async function isKeepable(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  if (!response.headers.get('Content-Type')?.startsWith('image/')) return false;
  const { size } = await response.clone().blob();
  return size <= LARGEST_BYTES;
}
