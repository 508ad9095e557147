import { useEffect, useRef, useState } from 'react';
import { importDiary, previewImport } from '#device/transfer/import/import-diary.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { ImportFile } from '#device/transfer/import/import-file.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import type { ImportState } from './import-state.ts';
import { readInWorker } from './read-in-worker.ts';

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
