import { useEffect, useRef, useState } from 'react';
import { history } from '#app/text/diary/history.ts';
import { saveFile } from '#app/parts/saving/save-file.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import type { Days } from './csv-range.ts';
import { makeCsv } from './make-csv.ts';

/** How far a download is: the part that is done, or null while none is under way. `empty`: the range held nothing. */
export interface CsvDownload {
  progress: number | null;
  empty: boolean;
  start: (days: Days) => void;
  stop: () => void;
}

/** Makes the file and hands it over; `onDone` follows a file that was saved. Leaving stops the work. */
export function useCsvDownload(onDone: () => void): CsvDownload {
  const [progress, setProgress] = useState<number | null>(null);
  const [empty, setEmpty] = useState(false);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const run = async (days: Days) => {
    const { signal } = (work.current = new AbortController());
    setEmpty(false);
    setProgress(0);
    try {
      const file = await makeCsv(days, { signal, onProgress: setProgress });
      if (signal.aborted) return;
      if (!file) {
        setEmpty(true);
        return;
      }
      saveFile(file, history.csv.fileName(days.from, days.to));
      showToast({ text: history.csv.done });
      onDone();
    } catch (error) {
      showFailure(error, history.csv.notDone);
    } finally {
      setProgress(null);
    }
  };
  return { progress, empty, start: (days) => void run(days), stop: () => work.current?.abort() };
}
