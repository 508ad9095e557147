import { useState } from 'react';
import type { SessionInfo } from '#contract/account/sessions.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { signedInDevices, signOutDevice } from '#device/api/account/devices.ts';
import { type DiaryDay, localDay } from '#domain/diary/diary-day.ts';
import { devices as words } from '#app/text/account/devices.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetFrame } from '#app/ui/dialog/sheet-frame.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { RecentChanges } from '../changes/recent-changes.tsx';
import { ConfirmIdentity } from '../confirm/confirm-identity.tsx';
import { useProving } from '../confirm/use-proving.ts';
import { useAnswer } from '#app/features/profile/use-answer.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import './devices.css';

interface DevicesSheetProps {
  open: boolean;
  onClose: () => void;
  /** Nothing but a pairing opens the diary of somebody without a number elsewhere. */
  isAnonymous: boolean;
  /** The person's number, nine digits; null: nothing proves who they are. */
  phone: string | null;
  today: DiaryDay;
}

/** Where the diary is open, with the way to close it there. */
export function DevicesSheet({ open, onClose, ...rest }: DevicesSheetProps) {
  const [visit, setVisit] = useState(0);
  return (
    <SheetFrame open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)}>
      <Devices key={visit} {...rest} />
    </SheetFrame>
  );
}

// the list ─end one, or all others→ (the list)
//   └─the server asks who is there→ identity ─proved→ (on with it)

function Devices({ isAnonymous, phone, today }: Omit<DevicesSheetProps, 'open' | 'onClose'>) {
  const online = useOnline();
  const { answer: devices, failure, ask } = useAnswer(signedInDevices, online);
  const [ending, setEnding] = useState<SessionInfo | 'others' | null>(null);
  const proving = useProving();
  const end = (which: SessionInfo | 'others') =>
    proving.attempt({
      async run() {
        await signOutDevice(which === 'others' ? which : which.id);
        showToast({ text: which === 'others' ? words.othersEnded : words.ended });
        setEnding(null);
        ask();
      },
      explain: (error) => {
        showFailure(error, words.notEnded);
        setEnding(null);
        ask();
        return undefined;
      },
    });
  if (phone !== null && (proving.waits || failure?.code === 'confirmation-required')) {
    return (
      <SheetPage title={words.confirmTitle}>
        <ConfirmIdentity phone={phone} onConfirmed={proving.waits ? proving.proved : async () => ask()} />
      </SheetPage>
    );
  }
  if (!devices) {
    return (
      <SheetPage title={words.list}>
        <NoList online={online} failed={failure !== undefined} onRetry={ask} />
      </SheetPage>
    );
  }
  const others = devices.length > 1;
  return (
    <SheetPage title={words.list}>
      {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
      <RecentChanges online={online} today={today} />
      <p>{others ? words.listText : words.onlyHere}</p>
      <ul className="devices">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} today={today} disabled={!online} onEnd={() => setEnding(device)} />
        ))}
      </ul>
      {others ? (
        <Button wide tone="danger" disabled={!online} onClick={() => setEnding('others')}>
          {words.endOthers}
        </Button>
      ) : null}
      <EndDialog
        ending={ending}
        isAnonymous={isAnonymous}
        busy={proving.busy}
        onConfirm={() => ending && void end(ending)}
        onCancel={() => setEnding(null)}
      />
    </SheetPage>
  );
}

function NoList({ online, failed, onRetry }: { online: boolean; failed: boolean; onRetry: () => void }) {
  if (!online) return <Notice tone="offline">{words.needsNetwork}</Notice>;
  if (failed) return <ErrorState title={words.notLoaded} onRetry={onRetry} />;
  return (
    <Skeletons>
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </Skeletons>
  );
}

interface EndDialogProps {
  ending: SessionInfo | 'others' | null;
  isAnonymous: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function EndDialog({ ending, isAnonymous, busy, onConfirm, onCancel }: EndDialogProps) {
  // What it said stays in sight while it closes.
  const [shown, setShown] = useState(ending);
  if (ending && ending !== shown) setShown(ending);
  const all = shown === 'others';
  const text = all ? words.endOthersText : words.endText;
  return (
    <ConfirmDialog
      open={ending !== null}
      danger
      busy={busy}
      title={all ? words.endOthersTitle : words.endTitle(shown?.device || words.unknown)}
      text={isAnonymous ? `${text} ${words.namelessText}` : text}
      confirmLabel={words.end}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

interface DeviceRowProps {
  device: SessionInfo;
  today: DiaryDay;
  disabled: boolean;
  onEnd: () => void;
}

/** A device: what it calls itself, when it was used, and the way to sign it out. */
function DeviceRow({ device: { device, createdAt, lastSeenAt, current }, today, disabled, onEnd }: DeviceRowProps) {
  const name = device || words.unknown;
  const day = (at: Date) => formatRelativeDay(localDay(at), today);
  const seenAt = new Date(lastSeenAt);
  const seen = words.seen(day(seenAt), formatTime(seenAt.getTime()));
  return (
    <li>
      <div className="devices-words">
        <b>{name}</b>
        {current ? <small className="devices-here">{words.here}</small> : <small>{seen}</small>}
        <small>{words.signedIn(day(new Date(createdAt)))}</small>
      </div>
      {current ? null : (
        <Button disabled={disabled} aria-label={words.endOf(name, seen)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
