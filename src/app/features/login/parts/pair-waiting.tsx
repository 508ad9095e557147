import { useEffect, useEffectEvent, useState } from 'react';
import { askClaim, type Claim } from '#device/api/account/pairing.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { PAIRING } from '#domain/account/pairing.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { formatCountdown } from '#app/format/countdown.ts';
import { devices } from '#app/text/account/devices.ts';
import { login } from '#app/text/sign-in/login.ts';
import { pairing as words } from '#app/text/sign-in/pairing.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { useCountdown } from '#app/parts/sign-in/code/use-countdown.ts';

/** The server takes so many questions. */
const ASK_EVERY_MS = 2_000;

interface PairWaitingProps {
  claim: Claim;
  /** It was given up (no reason), refused, or is over. */
  onEnd: (why?: string) => void;
}

/** Waits until the device that showed the symbols lets this one in. */
export function PairWaiting({ claim, onEnd }: PairWaitingProps) {
  const online = useOnline();
  const seconds = useCountdown(claim.until, PAIRING.lifeMs / 1_000);
  const [round, setRound] = useState(0);
  const ask = useEffectEvent(async (left: AbortSignal) => {
    try {
      await askClaim(claim);
    } catch (error) {
      if (left.aborted) return;
      const isOver = error instanceof RemoteError && error.code === 'unauthenticated';
      // A network that stumbles is asked again.
      if (isOver) onEnd(words.notLetIn);
      else if (!(error instanceof RemoteError)) onEnd(ordinaryFailure(error) ?? login.failed);
    }
    if (!left.aborted) setRound(round + 1);
  });
  const end = useEffectEvent(() => onEnd(words.over));
  useEffect(() => {
    if (!online) return;
    const left = new AbortController();
    const timer = setTimeout(() => void ask(left.signal), ASK_EVERY_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [online, round]);
  useEffect(() => {
    if (seconds === 0) end();
  }, [seconds]);
  return (
    <div className="pair-waiting">
      <h3>{words.approvalTitle}</h3>
      <p role="status">{words.approvalText(claim.device || devices.unknown)}</p>
      <p role="timer">{words.left(formatCountdown(seconds))}</p>
      {online ? null : <Notice tone="offline">{login.needsNetwork}</Notice>}
      <Button wide onClick={() => onEnd()}>
        {words.cancel}
      </Button>
    </div>
  );
}
