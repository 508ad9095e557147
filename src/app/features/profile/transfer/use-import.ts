import { useEffect, useRef, useState } from 'react';
import { wrap } from 'comlink';
import { importDiary, previewImport, type ImportPreview } from '#device/transfer/import/import-diary.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { ImportFile, ImportRefusal, ImportReading } from '#device/transfer/import/import-file.ts';
import type { ImportService } from '#workers/import.worker.ts';
import workerUrl from '#workers/import.worker.ts?worker&url?worker&url';
import { transfer } from '#app/text/account/transfer.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { trustedScriptUrl } from '#app/parts/page/trusted-urls.ts';

/** One import, from the choice of a file to its end. It stops when the component leaves. */
export function useImport(today: DiaryDay) {
  const [state, setState] = useState<ImportState>({ is: 'choose', refusal: null });
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const begin = () => {
    stopper.current?.abort();
    const next = new AbortController();
    stopper.current = next;
    return next.signal;
  };

  const choose = async (chosen: File) => {
    const signal = begin();
    setState({ is: 'reading' });
    try {
      const reading = await readInWorker(chosen, signal);
      if (reading.is === 'refused') return setState({ is: 'choose', refusal: reading.code });
      const { file } = reading;
      setState({ is: 'preview', file, preview: await previewImport(file, today) });
    } catch (error) {
      if (signal.aborted) return;
      setState({ is: 'choose', refusal: 'not-read' });
      reportError(error);
    }
  };

  const start = async (file: ImportFile, takesSettings: boolean) => {
    const signal = begin();
    setState({ is: 'adding', share: 0 });
    try {
      const added = await importDiary(file, today, {
        takesSettings,
        signal,
        onProgress: (share) => setState({ is: 'adding', share }),
      });
      setState({ is: 'done', added, stopped: signal.aborted });
    } catch (error) {
      setState({ is: 'choose', refusal: null });
      showFailure(error, transfer.notImported);
    }
  };

  return { state, choose, start, stop: () => stopper.current?.abort() };
}

// choose ─file→ reading ─ours→ preview ─start→ adding ─→ done
//   ↑              └─ not ours → choose, with the reason  ↑ also when it was stopped
//   └───────────────────── another file ─────────────────┘
/** Where an import stands. */
type ImportState =
  | { is: 'choose'; refusal: ImportRefusal | 'not-read' | null }
  | { is: 'reading' }
  | { is: 'preview'; file: ImportFile; preview: ImportPreview }
  | { is: 'adding'; share: number }
  | { is: 'done'; added: number; stopped: boolean };

/** Reads a chosen file off the page's thread: megabytes of text would freeze it. Rejects when cancelled or when the worker cannot run. */
async function readInWorker(file: File, signal: AbortSignal): Promise<ImportReading> {
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
