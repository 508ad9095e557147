import { createImageWorker } from '#workers/image/client.ts';
import workerUrl from '#workers/image.worker.ts?worker&url';
import { trustedScriptUrl } from '#app/parts/page/trusted-urls.ts';

/** The page's image worker: it starts with the first picture and leaves ten seconds after the last one. */
export const imageWorker = createImageWorker(() => new Worker(trustedScriptUrl(workerUrl), { type: 'module' }));
