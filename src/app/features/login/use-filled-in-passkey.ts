import { useEffect, useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { fillsInPasskeys, stopWaiting } from '#device/api/sign-in/authenticator.ts';
import { signInByFilledIn } from '#device/api/sign-in/passkeys.ts';
import { passkeyFailure } from '#app/parts/sign-in/passkey/passkey-failure.ts';

/** A challenge lives five minutes: before it is over another one is asked for. */
const RENEW_MS = 4 * 60_000;

interface FilledIn {
  /** Why a chosen passkey did not sign in. */
  failure: string | null;
  /** Does something else with a passkey; the browser does one thing at a time. */
  pause: (act: () => Promise<void>) => Promise<void>;
}

/** Lets the browser offer passkeys among what it fills in, as long as the page is there and somebody could see it. */
export function useFilledInPasskey(may: boolean): FilledIn {
  const online = useOnline();
  const [failure, setFailure] = useState<string | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [round, setRound] = useState(0);
  const waits = may && online && !isPaused;
  useEffect(() => {
    if (!waits) return undefined;
    let here = true;
    const again = () => here && document.visibilityState === 'visible' && setRound((before) => before + 1);
    const wait = async () => {
      if (!(await fillsInPasskeys()) || !here) return;
      let isChosen = false;
      try {
        await signInByFilledIn(() => {
          isChosen = true;
          setFailure(null);
        });
      } catch (error) {
        // What nobody has asked for fails without a word.
        if (!here || !isChosen) return;
        setFailure(passkeyFailure(error));
        again();
      }
    };
    void wait();
    const renew = setInterval(again, RENEW_MS);
    return () => {
      here = false;
      clearInterval(renew);
      void stopWaiting();
    };
  }, [waits, round]);
  const pause = async (act: () => Promise<void>) => {
    setPaused(true);
    setFailure(null);
    try {
      await act();
    } finally {
      setPaused(false);
    }
  };
  return { failure, pause };
}
