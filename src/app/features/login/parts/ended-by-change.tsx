import { useEffect, useState } from 'react';
import { changeThatEnded, takeBackEnding, type EndingChange } from '#device/api/account/account-changes.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { accountChanges as words } from '#app/text/account/account-changes.ts';
import { login } from '#app/text/sign-in/login.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';

/** Why a session has ended: its time, or a change of the account, with the way to take that back. */
export function EndedByChange({ isExpired }: { isExpired: boolean }) {
  const online = useOnline();
  const [change, setChange] = useState<EndingChange | null>(null);
  const [told, setTold] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => localDay(new Date()));
  useEffect(() => {
    if (!online) return;
    let here = true;
    changeThatEnded().then(
      (found) => here && setChange(found),
      (error: unknown) => {
        if (!(error instanceof RemoteError)) reportError(error);
      },
    );
    return () => {
      here = false;
    };
  }, [online]);
  const undo = async (ending: EndingChange) => {
    setBusy(true);
    try {
      await takeBackEnding(ending);
      setChange(null);
      setTold(`${words.backAgain[ending.kind]}. ${words.signInAgain}`);
    } catch (error) {
      setTold(refusal(error));
    } finally {
      setBusy(false);
    }
  };
  const at = change && new Date(change.at);
  return (
    <>
      {change && at ? (
        <>
          <Notice tone="danger">
            {words.endedBy[change.kind]}{' '}
            {words.endedAt(formatRelativeDay(localDay(at), today), formatTime(at.getTime()))} {words.notYou}
          </Notice>
          <Button wide busy={busy} disabled={!online} onClick={() => void undo(change)}>
            {words.undo}
          </Button>
        </>
      ) : isExpired && told === undefined ? (
        <Notice>{login.expired}</Notice>
      ) : null}
      {told === undefined ? null : <Notice>{told}</Notice>}
    </>
  );
}

function refusal(error: unknown): string {
  if (error instanceof RemoteError && error.code === 'not-found') return words.tooLate;
  if (error instanceof RemoteError && error.code === 'confirmation-required') return words.onlyByNumber;
  return ordinaryFailure(error) ?? words.notUndone;
}
