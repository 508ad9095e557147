import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';

/** What reads barcodes, and the slice of products, of this version and the one before. */
const MOST_FILES = 4;

/**
 * Keeps what reads barcodes from the first time that somebody scans: two fifths of a megabyte that most people never need. The names are hashed, so
 * that what is kept never grows old.
 */
export function serveScanner(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(?:wasm|bin)$/.test(url.pathname),
    new CacheFirst({
      cacheName: 'scanner',
      plugins: [
        // A page of a hotel's network is 200 too.
        { cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null) },
        // Workbox's own types were not written for exactOptionalPropertyTypes.
        new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }) as WorkboxPlugin,
      ],
    }),
  );
}

const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 && /^application\/(?:wasm|octet-stream)/.test(headers.get('Content-Type') ?? '');
