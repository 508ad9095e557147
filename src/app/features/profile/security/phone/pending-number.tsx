import { useOnline } from '#device/platform/use-online.ts';
import { recentChanges, takeBack } from '#device/api/account/account-changes.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import type { User } from '#contract/account/user.ts';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { formatPhone } from '#app/format/phone.ts';
import { accountChanges } from '#app/text/account/account-changes.ts';
import { contact as words } from '#app/text/account/contact.ts';
import { devices } from '#app/text/account/devices.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { ProvePage } from '../confirm/prove-page.tsx';
import { useProving } from '../confirm/use-proving.ts';

interface PendingNumberProps {
  /** The number that still counts, nine digits. */
  phone: string;
  pending: NonNullable<User['pendingPhone']>;
  today: DiaryDay;
}

/** A number that is on its way to the account: from when it counts, and the way to leave the old one. */
export function PendingNumber({ phone, pending, today }: PendingNumberProps) {
  const online = useOnline();
  const proving = useProving();
  if (proving.waits) return <ProvePage phone={phone} proving={proving} />;
  const from = new Date(pending.effectiveAt);
  const undo = () =>
    void proving.attempt({
      async run() {
        const held = (await recentChanges()).find(({ kind, state }) => kind === 'phone' && state === 'held');
        if (!held) throw new RemoteError('not-found', 'Nothing is held');
        const { signedIn } = await takeBack(held.id);
        showToast({
          text: signedIn
            ? accountChanges.backAgain.phone
            : `${accountChanges.backAgain.phone}. ${accountChanges.signInAgain}`,
        });
      },
      explain: (error) =>
        error instanceof RemoteError && error.code === 'not-found'
          ? accountChanges.tooLate
          : (ordinaryFailure(error) ?? accountChanges.notUndone),
    });
  return (
    <SheetPage title={words.pendingTitle}>
      <p>
        {words.pendingText(
          formatPhone(pending.phoneNumber),
          formatRelativeDay(localDay(from), today),
          formatTime(from.getTime()),
        )}
      </p>
      <p>{words.pendingUndoText}</p>
      {online ? null : <Notice tone="offline">{devices.needsNetwork}</Notice>}
      {proving.failure === undefined ? null : <Notice tone="danger">{proving.failure}</Notice>}
      <Button wide busy={proving.busy} disabled={!online} onClick={undo}>
        {words.pendingUndo}
      </Button>
    </SheetPage>
  );
}
