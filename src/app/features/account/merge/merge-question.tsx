import { useState } from 'react';
import { bringAlong, leaveDiary } from '#device/session/merge/bring-along.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { formatNumber } from '#app/format/number.ts';
import { startSyncWorker } from '#app/parts/page/sync-worker.ts';
import { merge } from '#app/text/account/merge.ts';
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { useMergeQuestion } from './use-merge-question.ts';

interface MergeQuestionProps {
  /** The account that is signed in. */
  uid: string;
  online: boolean;
  /** Something else is being asked. */
  waits: boolean;
}

/** Asks once whether a nameless diary of this device comes along into the account. */
export function MergeQuestion({ uid, online, waits }: MergeQuestionProps) {
  const question = useMergeQuestion(uid, online);
  const [busy, setBusy] = useState(false);
  const count = useLastCount(question?.diary.entries);
  const bring = async () => {
    if (!question) return;
    setBusy(true);
    try {
      const end = await bringAlong(question.diary, startSyncWorker);
      showToast({ text: end === 'done' ? merge.done(count) : merge.refused });
    } catch (error) {
      if (error instanceof RemoteError) showToast({ text: merge.goesOn });
      else showFailure(error, merge.refused);
    }
    setBusy(false);
    question.close();
  };
  const leave = () => {
    if (!question) return;
    leaveDiary(question.diary.uid).catch((error: unknown) => reportError(error));
    question.close();
  };
  return (
    <AlertDialog
      open={question !== null && !waits}
      title={merge.title(count)}
      text={busy ? merge.bringing : merge.text}
      onDismiss={() => !busy && question?.close()}
      actions={[
        { label: merge.bring, run: () => void bring(), tone: 'go', busy },
        { label: merge.leave, run: leave, tone: 'quiet', disabled: busy },
      ]}
    />
  );
}

/** The count that shows, also while the dialog closes. */
function useLastCount(entries: number | undefined): string {
  const [last, setLast] = useState(0);
  if (entries !== undefined && entries !== last) setLast(entries);
  return formatNumber(entries ?? last);
}
