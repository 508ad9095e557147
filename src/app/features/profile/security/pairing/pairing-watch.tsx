import { useEffect, useEffectEvent, useState } from 'react';
import type { Pairing as Standing } from '#contract/account/pairing.ts';
import { answerPairing, standingOf, type Pairing } from '#device/api/account/pairing.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { PAIRING } from '#domain/account/pairing.ts';
import { devices } from '#app/text/account/devices.ts';
import { pairing as words } from '#app/text/sign-in/pairing.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { useCountdown } from '#app/parts/sign-in/code/use-countdown.ts';
import { PairingCode } from './pairing-code.tsx';
import './pairing.css';

/** As often as the other device asks whether it was let in. */
const ASK_EVERY_MS = 2_000;
const OPEN: Standing = { state: 'open', device: null };

interface PairingWatchProps {
  pairing: Pairing;
  online: boolean;
  onAnother: () => void;
  onDone: () => void;
}

/** The symbols until a device comes with them, then the question whether it may come in, then what became of it. */
export function PairingWatch({ pairing, online, onAnother, onDone }: PairingWatchProps) {
  const seconds = useCountdown(pairing.until, PAIRING.lifeMs / 1_000);
  const [{ state, device }, setStanding] = useState(OPEN);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState<boolean>();
  const waits = online && seconds > 0 && (state === 'open' || state === 'claimed');
  const look = useEffectEvent(async (left: AbortSignal) => {
    // Without an answer it is asked again.
    const standing = await standingOf(pairing.id).catch((error: unknown) => {
      if (!(error instanceof RemoteError)) throw error;
      return null;
    });
    if (left.aborted) return;
    if (standing) setStanding(standing);
    setRound(round + 1);
  });
  useEffect(() => {
    if (!waits) return;
    const left = new AbortController();
    const timer = setTimeout(() => void look(left.signal), ASK_EVERY_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [waits, round]);
  const answer = async (approve: boolean) => {
    setBusy(approve);
    try {
      setStanding(await answerPairing(pairing.id, approve));
    } catch (error) {
      showFailure(error, words.notAnswered);
    }
    setBusy(undefined);
  };
  const name = device || devices.unknown;
  const another = (
    <Button tone="go" wide disabled={!online} onClick={onAnother}>
      {devices.anotherCode}
    </Button>
  );
  const offline = online ? null : <Notice tone="offline">{devices.needsNetwork}</Notice>;
  if (state === 'approved') {
    return (
      <>
        <p role="status">{words.approved(name)}</p>
        <Button tone="go" wide onClick={onDone}>
          {words.done}
        </Button>
      </>
    );
  }
  if (state === 'refused' || state === 'over' || seconds === 0) {
    return (
      <>
        <p role="status">{state === 'refused' ? words.refused : devices.over}</p>
        {offline}
        {another}
      </>
    );
  }
  if (state === 'claimed') {
    return (
      <>
        <div className="pairing-claim" role="alert">
          <h3>{words.claimed}</h3>
          <p>{words.claimedBy(name)}</p>
        </div>
        <p>{words.claimedText}</p>
        {offline}
        <Button
          tone="go"
          wide
          busy={busy === true}
          disabled={!online || busy !== undefined}
          onClick={() => void answer(true)}
        >
          {words.approve}
        </Button>
        <Button wide busy={busy === false} disabled={!online || busy !== undefined} onClick={() => void answer(false)}>
          {words.refuse}
        </Button>
      </>
    );
  }
  return (
    <>
      {offline}
      <PairingCode code={pairing.code} seconds={seconds} />
    </>
  );
}
