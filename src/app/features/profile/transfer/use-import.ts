import { useEffect, useRef, useState } from 'react';
import { importDiary, previewImport, type ImportPreview } from '#device/transfer/import/import-diary.ts';
import type { ImportRecord } from '#device/transfer/import/import-record.ts';
import { undoImport } from '#device/transfer/import/undo-import.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Answers, FileFault, LeftOut, Question, Source } from '#device/transfer/import/foreign/reading.ts';
import type { ImportFile } from '#device/transfer/import/import-file.ts';
import { imports } from '#app/text/account/imports.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { readInWorker } from './read-in-worker.ts';

/** A file that was read, and what of it stays out. */
export interface ReadFile {
  file: ImportFile;
  sources: Source[];
  left: LeftOut[];
  isCut: boolean;
}

/** What the person wants of an import. */
export interface ImportWishes {
  takesSettings: boolean;
  sparesBusyDays: boolean;
  bringsBack: boolean;
}

// choose ─file→ reading ─known→ preview ─start→ adding ─→ done ─undo→ undoing → undone
//   ↑  ↑            │ ↑                                  ↑ also when it was stopped  ↑
//   │  └── refused ─┤ └─answers─ asks ←┐                        undo of the list ─────┘
//   └── cancelled ──┘          (when only its owner knows)
/** Where an import stands. */
type ImportState =
  | { is: 'choose'; refusal: FileFault | 'not-read' | null }
  | { is: 'reading'; share: number }
  | { is: 'asks'; chosen: File; answers: Answers; questions: Question[] }
  | { is: 'preview'; read: ReadFile; preview: ImportPreview }
  | { is: 'adding'; share: number }
  | { is: 'done'; added: number; stopped: boolean; id: string | null }
  | { is: 'undoing'; share: number }
  | { is: 'undone'; record: ImportRecord | null };

/** One import, from the choice of a file to its end or its undo. It stops when the component leaves. */
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

  const choose = async (chosen: File, answers: Answers = {}) => {
    const signal = begin();
    setState({ is: 'reading', share: 0 });
    try {
      const reading = await readInWorker(chosen, answers, signal, (share) => {
        if (!signal.aborted) setState({ is: 'reading', share });
      });
      if (reading.is === 'refused') return setState({ is: 'choose', refusal: reading.code });
      if (reading.is === 'asks') return setState({ is: 'asks', chosen, answers, questions: reading.questions });
      const preview = await previewImport(reading.file, today);
      if (!signal.aborted) setState({ is: 'preview', read: reading, preview });
    } catch (error) {
      if (signal.aborted) return;
      setState({ is: 'choose', refusal: 'not-read' });
      reportError(error);
    }
  };

  const start = async ({ file, sources }: ReadFile, wishes: ImportWishes) => {
    const signal = begin();
    setState({ is: 'adding', share: 0 });
    try {
      const { added, id } = await importDiary(file, today, {
        ...wishes,
        sources,
        signal,
        onProgress: (share) => setState({ is: 'adding', share }),
      });
      setState({ is: 'done', added, id, stopped: signal.aborted });
    } catch (error) {
      setState({ is: 'choose', refusal: null });
      showFailure(error, imports.notImported);
    }
  };

  const undo = async (id: string) => {
    const signal = begin();
    setState({ is: 'undoing', share: 0 });
    try {
      const record = await undoImport(id, { signal, onProgress: (share) => setState({ is: 'undoing', share }) });
      setState(signal.aborted ? { is: 'choose', refusal: null } : { is: 'undone', record });
    } catch (error) {
      setState({ is: 'choose', refusal: null });
      showFailure(error, imports.notUndone);
    }
  };

  const cancel = () => {
    stopper.current?.abort();
    setState({ is: 'choose', refusal: null });
  };

  return { state, choose, start, undo, cancel, stop: () => stopper.current?.abort() };
}
