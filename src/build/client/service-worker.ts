import { join } from 'node:path';
import { injectManifest } from 'workbox-build';

/** The app has to fit into the cache as a whole; a chunk above this size means a mistake. */
const LARGEST_FILE_BYTES = 3_000_000;

/**
 * Writes `sw.js` beside the client: the bundled worker with the list of files it precaches.
 * The hashed names under `assets` are their own revision.
 */
export async function writeServiceWorker(bundled: string, client: string): Promise<void> {
  const { count, size, warnings } = await injectManifest({
    swSrc: bundled,
    swDest: join(client, 'sw.js'),
    globDirectory: client,
    globPatterns: [
      'index.html',
      'manifest.webmanifest',
      // Not the reader of barcodes (wasm) and the slice of products: they come when somebody scans, and stay.
      'assets/**/*.{js,css,woff2,svg}',
      'fonts/lari.woff2',
      'icons/favicon.svg',
      'icons/icon-192.png',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: LARGEST_FILE_BYTES,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  console.log(`precache: ${count} files, ${Math.round(size / 1024)} KB`);
}
