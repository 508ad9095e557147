import { useEffect, useState } from 'react';
import { useSyncStatus } from '#device/jobs/use-sync-status.ts';
import { prepareSignOut, signOut, type LeftBehind } from '#device/session/leaving/sign-out.ts';
import { openRegistration } from '#app/parts/requests/account-requests.ts';
import { closeSignOut } from '#app/parts/requests/sign-out-request.ts';
import { session } from '#app/text/account/session.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { formatNumber } from '#app/format/number.ts';
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx';
import { Bar } from '#app/ui/figure/bar.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import './sign-out.css';

// draining ─sent, or given up→ asking ─keep or delete→ leaving
//    └─stay→ (the flow ends)     └─stay, or register→ (the flow ends)

/** Leaves the diary: sends what waits for at most ten seconds, then asks what becomes of the diary on this device. */
export function SignOut() {
  const waiting = useSyncStatus()?.waiting ?? 0;
  const [left, setLeft] = useState<LeftBehind>();

  useEffect(() => {
    const staying = new AbortController();
    const drain = async () => {
      const rest = await prepareSignOut(staying.signal);
      if (!staying.signal.aborted) setLeft(rest);
    };
    drain().catch(fail);
    return () => staying.abort();
  }, []);

  return (
    <>
      <DrainDialog open={left === undefined && waiting > 0} waiting={waiting} onStay={closeSignOut} />
      <LeaveQuestion left={left} onStay={closeSignOut} onRegister={register} onLeave={leave} />
    </>
  );
}

function register(): void {
  closeSignOut();
  openRegistration();
}

/** The flow ends here; the session's end then takes the page to the sign-in screen. */
function leave(diary: 'keep' | 'delete'): void {
  closeSignOut();
  signOut(diary).catch(fail);
}

function fail(error: unknown): void {
  closeSignOut();
  showFailure(error, session.notSignedOut);
}

interface DrainDialogProps {
  open: boolean;
  /** Entries that still wait. */
  waiting: number;
  onStay: () => void;
}

/** Says that entries are being sent before the diary is left, and how many are left. */
function DrainDialog({ open, waiting, onStay }: DrainDialogProps) {
  const [most, setMost] = useState(waiting);
  if (waiting > most) setMost(waiting);
  return (
    <AlertDialog
      open={open}
      title={session.leaving}
      text={
        <span className="drain-dialog">
          {session.draining(formatNumber(waiting))}
          <Bar value={most - waiting} max={most} label={session.drainProgress} />
        </span>
      }
      actions={[{ label: session.stay, run: onStay, tone: 'quiet' }]}
      onDismiss={onStay}
    />
  );
}
