import type { AccountChange } from '#device/api/account/account-changes.ts';
import { recentChanges, takeBack } from '#device/api/account/account-changes.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { accountChanges as words } from '#app/text/account/account-changes.ts';
import { devices } from '#app/text/account/devices.ts';
import { Button } from '#app/ui/button/button.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { useAnswer } from '#app/features/profile/use-answer.ts';
import '../devices/devices.css';

interface RecentChangesProps {
  online: boolean;
  today: DiaryDay;
}

/** What was changed of the account this week, each with its way back while there is one; nothing where nothing was. */
export function RecentChanges({ online, today }: RecentChangesProps) {
  const { answer: changes, ask } = useAnswer(recentChanges, online);
  const undo = async ({ id }: AccountChange) => {
    try {
      const { kind, signedIn } = await takeBack(id);
      showToast({ text: signedIn ? words.backAgain[kind] : `${words.backAgain[kind]}. ${words.signInAgain}` });
    } catch (error) {
      if (error instanceof RemoteError && error.code === 'not-found')
        showToast({ text: words.tooLate, tone: 'danger' });
      else showFailure(error, words.notUndone);
    }
    ask();
  };
  if (!changes || changes.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul className="devices">
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} today={today} online={online} onUndo={() => void undo(change)} />
        ))}
      </ul>
    </section>
  );
}

interface ChangeRowProps {
  change: AccountChange;
  today: DiaryDay;
  online: boolean;
  onUndo: () => void;
}

function ChangeRow({
  change: { kind, state, at, device, byThisSession, canUndo },
  today,
  online,
  onUndo,
}: ChangeRowProps) {
  const when = new Date(at);
  const what = state === 'held' ? words.held : words.done[kind];
  const by = byThisSession ? words.here : device || devices.unknown;
  return (
    <li>
      <div className="devices-words">
        <b>{what}</b>
        <small>{words.by(by, formatRelativeDay(localDay(when), today), formatTime(when.getTime()))}</small>
        {state === 'undone' ? <small>{words.undone}</small> : null}
      </div>
      {canUndo ? (
        <Button disabled={!online} aria-label={words.undoOf(what)} onClick={onUndo}>
          {words.undo}
        </Button>
      ) : null}
    </li>
  );
}
