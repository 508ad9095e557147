import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { discardOperation, retryOperation } from '#device/diary/commands/outbox.ts';
import { formatNumber } from '#app/format/number.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import type { EntryView } from './entry-view.ts';
import { repeatChanges } from './things/registry.ts';

/** Retry, edit, discard; each is named with its entry. */
export function EntryActions({ entry }: { entry: EntryView }) {
  const [asking, setAsking] = useState(false);
  const named = (action: string) => outbox.actionOf(action, entry.what);
  const retry = async () => {
    try {
      await retryOperation(entry.seq);
      showToast({ text: outbox.retried });
    } catch (error) {
      showFailure(error, outbox.notRetried);
    }
  };
  const discard = async () => {
    setAsking(false);
    const repeat = repeatChanges(entry.goes);
    try {
      await discardOperation(entry.seq);
      showToast({ text: outbox.discarded, undo: repeat && (() => void repeat().catch(notRepeated)) });
    } catch (error) {
      showFailure(error, outbox.notDiscarded);
    }
  };
  return (
    <div className="entry-actions">
      {entry.canRetry ? (
        <button type="button" className="entry-action" aria-label={named(outbox.retry)} onClick={() => void retry()}>
          {outbox.retry}
        </button>
      ) : null}
      {entry.editAt ? (
        <Link {...entry.editAt} className="entry-action" aria-label={named(outbox.edit)}>
          {outbox.edit}
        </Link>
      ) : null}
      {entry.goes.length > 0 ? (
        <button
          type="button"
          className="entry-action"
          data-danger
          aria-label={named(outbox.discard)}
          onClick={() => setAsking(true)}
        >
          {outbox.discard}
        </button>
      ) : null}
      <ConfirmDialog
        open={asking}
        danger
        title={outbox.discardTitle}
        text={discardText(entry)}
        confirmLabel={outbox.discardConfirm}
        cancelLabel={outbox.keep}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

function discardText({ what, goes }: EntryView): string {
  const others = goes.length - 1;
  const words = outbox.discardText(what);
  return others > 0 ? `${words} ${outbox.discardAlso(formatNumber(others))}` : words;
}

const notRepeated = (error: unknown) => showFailure(error, outbox.notRestored);
