import { useState } from 'react';
import type { SecondFactorWanted } from '#contract/account/second-factor.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { recoverLost } from '#device/api/sign-in/second-factor.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { secondFactor as words } from '#app/text/sign-in/second-factor.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ordinaryFailure } from './failure-text.ts';

/** The way on for whoever has lost the second factor: it ends after 72 hours, unless the owner objects. */
export function LostFactor({
  wanted: { ticket, canRecover },
  onOver,
}: {
  wanted: SecondFactorWanted;
  onOver: () => void;
}) {
  const online = useOnline();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [end, setEnd] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  if (end !== null) return <Notice>{end}</Notice>;
  if (!isOpen) {
    return (
      <Button tone="bare" wide onClick={() => setOpen(true)}>
        {words.cannot}
      </Button>
    );
  }
  if (!canRecover) return <Notice>{words.recoverByCode}</Notice>;
  const recover = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const at = await recoverLost(ticket);
      setEnd(words.recovered(formatRelativeDay(localDay(at), localDay(new Date())), formatTime(at.getTime())));
    } catch (error) {
      if (error instanceof RemoteError && error.code === 'unauthenticated') onOver();
      else setFailure(ordinaryFailure(error) ?? words.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Notice tone="warn">{words.recoverText}</Notice>
      {online ? null : <Notice tone="offline">{signIn.checkNeedsNetwork}</Notice>}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <Button tone="danger" wide busy={busy} disabled={!online} onClick={() => void recover()}>
        {words.recover}
      </Button>
    </>
  );
}
