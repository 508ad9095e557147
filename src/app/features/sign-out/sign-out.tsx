import { useEffect, useState } from 'react';
import { useSyncStatus } from '../../../db/hooks/use-sync-status.ts';
import { prepareSignOut, signOut } from '../../../db/sign-out.ts';
import { settleSignOut } from '../../shell/sign-out-request.ts';
import { session } from '../../text/session.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { DrainDialog } from './drain-dialog.tsx';
import { LeftBehindDialog } from './left-behind-dialog.tsx';

// draining ─nothing is left→ leaving
//    ├─entries are left→ asking ─keep or delete→ leaving
//    └─stay→ (the flow ends)

/** Leaves the diary: sends what waits for at most ten seconds, then asks what becomes of the rest. */
export function SignOut() {
  const waiting = useSyncStatus()?.waiting ?? 0;
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    const staying = new AbortController();
    const drain = async () => {
      const rest = await prepareSignOut(staying.signal);
      if (staying.signal.aborted) return;
      if (rest.waiting === 0) leave('keep');
      else setLeft(rest.waiting);
    };
    drain().catch(fail);
    return () => staying.abort();
  }, []);

  return (
    <>
      <DrainDialog open={left === undefined && waiting > 0} waiting={waiting} onStay={settleSignOut} />
      <LeftBehindDialog open={left !== undefined} left={left ?? 0} onStay={settleSignOut} onLeave={leave} />
    </>
  );
}

/** The flow ends here; the session's end then takes the page to the sign-in screen. */
function leave(entries: 'keep' | 'delete'): void {
  settleSignOut();
  signOut(entries).catch(fail);
}

function fail(error: unknown): void {
  settleSignOut();
  showFailure(error, session.notSignedOut);
}
