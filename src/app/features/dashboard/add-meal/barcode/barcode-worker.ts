import { createBarcodeWorker } from '#workers/barcode/client.ts';
import workerUrl from '#workers/barcode.worker.ts?worker&url';
import { trustedScriptUrl } from '#app/parts/page/trusted-urls.ts';

/** The page's barcode worker: it starts with the first frame, and is stopped when the way is left. */
export const barcodeWorker = createBarcodeWorker(() => new Worker(trustedScriptUrl(workerUrl), { type: 'module' }));
