import { wrap } from 'comlink';
import type { ImportReading } from '#device/transfer/import/import-file.ts';
import type { ImportService } from '#workers/import.worker.ts';
import workerUrl from '#workers/import.worker.ts?worker&url';
import { trustedScriptUrl } from '#app/parts/page/trusted-urls.ts';

/** Reads a chosen file off the page's thread: megabytes of text would freeze it. Rejects when cancelled or when the worker cannot run. */
export async function readInWorker(file: File, signal: AbortSignal): Promise<ImportReading> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  try {
    return await Promise.race([
      wrap<ImportService>(worker).read(file),
      new Promise<never>((_, reject) => {
        worker.addEventListener('error', () => reject(new Error('the import worker could not run')));
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    ]);
  } finally {
    worker.terminate();
  }
}
