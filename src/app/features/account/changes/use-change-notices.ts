import { useEffect } from 'react';
import type { User } from '#contract/account/user.ts';
import { recentChanges, takeBack, type AccountChange } from '#device/api/account/account-changes.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { isToldChange, noteToldChange } from '#device/api/account/told-changes.ts';
import { accountChanges as words } from '#app/text/account/account-changes.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Tells once of every change that another device has made and this one may take back: at the start, and when the record shows one. */
export function useChangeNotices(user: User | null | undefined, online: boolean): void {
  const record =
    user && !user.isAnonymous ? JSON.stringify([user.uid, user.phoneNumber, user.email, user.pendingPhone]) : null;
  useEffect(() => {
    if (record === null || !online) return;
    let here = true;
    recentChanges().then(
      (changes) => here && changes.forEach(tell),
      // The next start asks again.
      (error: unknown) => ignoreRemote(error),
    );
    return () => {
      here = false;
    };
  }, [record, online]);
}

function tell({ id, kind, byThisSession, canUndo }: AccountChange): void {
  if (byThisSession || !canUndo || isToldChange(id)) return;
  noteToldChange(id);
  showToast({
    text: words.told[kind],
    stays: true,
    tone: 'danger',
    action: { label: words.undo, run: () => void undo(id) },
  });
}

async function undo(id: string): Promise<void> {
  try {
    const { kind } = await takeBack(id);
    showToast({ text: words.backAgain[kind] });
  } catch (error) {
    if (error instanceof RemoteError && error.code === 'not-found') showToast({ text: words.tooLate, tone: 'danger' });
    else showFailure(error, words.notUndone);
  }
}

function ignoreRemote(error: unknown): void {
  if (!(error instanceof RemoteError)) throw error;
}
