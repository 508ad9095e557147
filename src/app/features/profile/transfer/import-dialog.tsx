import { useEffect, useRef, useState } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { imports } from '#app/text/account/imports.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { RecentImports } from './recent-imports.tsx';
import { useImport } from './use-import.ts';
import './import-dialog.css';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  today: DiaryDay;
}

/** Takes a file of ours or of another app into the diary: what it would do comes first. Closing it stops what runs. */
export function ImportDialog({ open, onClose, today }: ImportDialogProps) {
  const [visit, setVisit] = useState(0);
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)} title={transfer.importDiary}>
      <ImportSteps key={visit} today={today} onClose={onClose} />
    </Sheet>
  );
}

function doneWords(added: number, stopped: boolean): string {
  if (stopped) return imports.stopped(formatNumber(added));
  return added === 0 ? imports.settingsTaken : imports.done(formatNumber(added));
}

function ImportSteps({ today, onClose }: Omit<ImportDialogProps, 'open'>) {
  const { state, choose, start, undo, cancel, stop } = useImport(today);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its step: reading and the keyboard go on here.
  useEffect(() => {
    if (state.is !== 'choose') place.current?.focus({ preventScroll: true });
  }, [state.is]);
  return (
    <div className="import" role="status" ref={place} tabIndex={-1}>
      {state.is === 'choose' ? (
        <>
          <p>{imports.text}</p>
          <p className="import-never">{imports.apps}</p>
          {state.refusal ? <Notice tone="danger">{imports.refused[state.refusal]}</Notice> : null}
          <FileChoice
            label={state.refusal ? imports.chooseOther : imports.choose}
            tone="go"
            onFile={(file) => void choose(file)}
          />
          <LinkButton to="/help" hash="import-apps">
            {imports.howTo}
          </LinkButton>
          <RecentImports today={today} onUndo={(id) => void undo(id)} />
        </>
      ) : null}
      {state.is === 'reading' ? (
        <Progress words={imports.reading} share={state.share} stopLabel={common.cancel} onStop={cancel} />
      ) : null}
      {state.is === 'asks' ? (
        <ImportQuestions
          questions={state.questions}
          onAnswers={(answers) => void choose(state.chosen, { ...state.answers, ...answers })}
          onFile={(file) => void choose(file)}
        />
      ) : null}
      {state.is === 'preview' ? (
        <ImportPreview
          read={state.read}
          preview={state.preview}
          onStart={(wishes) => void start(state.read, wishes)}
          onFile={(file) => void choose(file)}
        />
      ) : null}
      {state.is === 'adding' ? (
        <Progress words={imports.adding} share={state.share} stopLabel={imports.stop} onStop={stop} />
      ) : null}
      {state.is === 'undoing' ? (
        <Progress words={imports.undoing} share={state.share} stopLabel={imports.stop} onStop={stop} />
      ) : null}
      {state.is === 'done' ? (
        <>
          <Notice>{doneWords(state.added, state.stopped)}</Notice>
          {state.added > 0 ? <p className="import-never">{imports.sendsItself}</p> : null}
          <Button tone="go" wide onClick={onClose}>
            {common.close}
          </Button>
          {state.id === null ? null : <UndoButton id={state.id} onUndo={(id) => void undo(id)} />}
        </>
      ) : null}
      {state.is === 'undone' ? (
        <>
          <Notice>{imports.undone}</Notice>
          {state.record && state.record.kept > 0 ? <p>{imports.kept(formatNumber(state.record.kept))}</p> : null}
          <Button tone="go" wide onClick={onClose}>
            {common.close}
          </Button>
          <FileChoice label={imports.chooseOther} onFile={(file) => void choose(file)} />
        </>
      ) : null}
    </div>
  );
}

function UndoButton({ id, onUndo }: { id: string; onUndo: (id: string) => void }) {
  return (
    <>
      <Button wide onClick={() => onUndo(id)}>
        {imports.undo}
      </Button>
      <p className="import-never">{imports.undoHint}</p>
    </>
  );
}

interface ProgressProps {
  words: string;
  share: number;
  stopLabel: string;
  onStop: () => void;
}

function Progress({ words, share, stopLabel, onStop }: ProgressProps) {
  return (
    <>
      <p>{words}</p>
      <Bar value={share} max={1} label={words} />
      <Button wide onClick={onStop}>
        {stopLabel}
      </Button>
    </>
  );
}
