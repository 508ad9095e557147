import { useEffect, useState } from 'react';
import { useSyncStatus } from '#device/jobs/use-sync-status.ts';
import { prepareSignOut, signOut, type LeftBehind } from '#device/session/leaving/sign-out.ts';
import { openRegistration } from '#app/parts/requests/account-requests.ts';
import { settleSignOut } from '#app/parts/requests/sign-out-request.ts';
import { session } from '#app/text/account/session.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { DrainDialog } from './drain-dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';

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
      <DrainDialog open={left === undefined && waiting > 0} waiting={waiting} onStay={settleSignOut} />
      <LeaveQuestion left={left} onStay={settleSignOut} onRegister={register} onLeave={leave} />
    </>
  );
}

function register(): void {
  settleSignOut();
  openRegistration();
}

/** The flow ends here; the session's end then takes the page to the sign-in screen. */
function leave(diary: 'keep' | 'delete'): void {
  settleSignOut();
  signOut(diary).catch(fail);
}

function fail(error: unknown): void {
  settleSignOut();
  showFailure(error, session.notSignedOut);
}
