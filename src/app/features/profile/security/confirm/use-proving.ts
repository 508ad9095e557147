import { useState } from 'react';
import { RemoteError } from '#device/api/remote-error.ts';

interface Act {
  run: () => Promise<void>;
  /** Why it failed, in words; undefined: nothing to be told. */
  explain: (error: unknown) => string | undefined;
}

interface Proving {
  busy: boolean;
  /** Why the last act failed. */
  failure: string | undefined;
  /** An act waits for the person to prove to be there. */
  waits: boolean;
  /** Does something; where the server asks for a proof first, it waits for one. */
  attempt: (act: Act) => Promise<void>;
  /** The person has proved it: what waits is done. */
  proved: () => Promise<void>;
  /** Forgets what waits. */
  forget: () => void;
}

/** Acts that the server does only for somebody who has just proved to be there. */
export function useProving(): Proving {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [waiting, setWaiting] = useState<Act | null>(null);
  const attempt = async (act: Act) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act.run();
    } catch (error) {
      if (error instanceof RemoteError && error.code === 'confirmation-required') setWaiting(act);
      else setFailure(act.explain(error));
    } finally {
      setBusy(false);
    }
  };
  const proved = async () => {
    setWaiting(null);
    if (waiting) await attempt(waiting);
  };
  return { busy, failure, waits: waiting !== null, attempt, proved, forget: () => setWaiting(null) };
}
