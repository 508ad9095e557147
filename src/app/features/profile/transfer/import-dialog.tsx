import { useEffect, useRef, useState } from 'react';
import type { DiaryDay } from '#domain/diary-day.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';
import './import-dialog.css';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  today: DiaryDay;
}

/** Takes a file of ours into the diary: what it would do comes first. Closing it stops what runs. */
export function ImportDialog({ open, onClose, today }: ImportDialogProps) {
  const [visit, setVisit] = useState(0);
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)} title={transfer.importDiary}>
      <ImportSteps key={visit} today={today} onClose={onClose} />
    </Sheet>
  );
}

function doneWords(added: number, stopped: boolean): string {
  if (stopped) return transfer.stopped(formatNumber(added));
  return added === 0 ? transfer.settingsTaken : transfer.done(formatNumber(added));
}

function ImportSteps({ today, onClose }: Omit<ImportDialogProps, 'open'>) {
  const { state, choose, start, stop } = useImport(today);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its step: reading and the keyboard go on here.
  useEffect(() => {
    if (state.is !== 'choose') place.current?.focus({ preventScroll: true });
  }, [state.is]);
  return (
    <div className="import" role="status" ref={place} tabIndex={-1}>
      {state.is === 'choose' ? (
        <>
          <p>{transfer.importText}</p>
          {state.refusal ? <Notice tone="danger">{transfer.refused[state.refusal]}</Notice> : null}
          <FileChoice
            label={state.refusal ? transfer.chooseOther : transfer.choose}
            tone="go"
            onFile={(file) => void choose(file)}
          />
        </>
      ) : null}
      {state.is === 'reading' ? (
        <>
          <p>{transfer.reading}</p>
          <Skeletons>
            <Skeleton height="8rem" />
          </Skeletons>
        </>
      ) : null}
      {state.is === 'preview' ? (
        <ImportPreview
          preview={state.preview}
          onStart={(takesSettings) => void start(state.file, takesSettings)}
          onFile={(file) => void choose(file)}
        />
      ) : null}
      {state.is === 'adding' ? (
        <>
          <p>{transfer.adding}</p>
          <Bar value={state.share} max={1} label={transfer.adding} />
          <Button wide onClick={stop}>
            {transfer.stop}
          </Button>
        </>
      ) : null}
      {state.is === 'done' ? (
        <>
          <Notice>{doneWords(state.added, state.stopped)}</Notice>
          <Button tone="go" wide onClick={onClose}>
            {common.close}
          </Button>
        </>
      ) : null}
    </div>
  );
}
