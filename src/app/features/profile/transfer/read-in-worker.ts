import { proxy, wrap } from 'comlink';
import type { Answers, TitleWords } from '#device/transfer/import/foreign/reading.ts';
import type { ImportReading } from '#device/transfer/import/import-file.ts';
import type { ImportService } from '#workers/import.worker.ts';
import workerUrl from '#workers/import.worker.ts?worker&url?worker&url';
import { trustedScriptUrl } from '#app/parts/page/trusted-urls.ts';
import { imports } from '#app/text/account/imports.ts';
import { mealWords } from '#app/text/food/meal-names.ts';

const words: TitleWords = {
  wholeDay: imports.wholeDay,
  nameless: imports.nameless,
  meals: {
    breakfast: mealWords.breakfast.name,
    lunch: mealWords.lunch.name,
    dinner: mealWords.dinner.name,
    snacks: mealWords.snacks.name,
  },
  sources: imports.sources,
};

/**
 * Reads a chosen file off the page's thread: half a gigabyte would freeze it. `onProgress` gets the share that was read.
 * Rejects when cancelled or when the worker cannot run.
 */
export async function readInWorker(
  file: File,
  answers: Answers,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ImportReading> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  try {
    return await Promise.race([
      wrap<ImportService>(worker).read(file, { answers, words }, proxy(onProgress)),
      new Promise<never>((_, reject) => {
        worker.addEventListener('error', () => reject(new Error('the import worker could not run')));
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    ]);
  } finally {
    worker.terminate();
  }
}
