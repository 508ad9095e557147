import { useState } from 'react';
import type { SecondFactorWanted } from '../../../contract/second-factor.ts';
import { useOnline } from '../../../db/hooks/use-online.ts';
import type { Sending } from '../../../db/remote/phone-code.ts';
import { RemoteError } from '../../../db/remote/remote-error.ts';
import { sendSecondCode } from '../../../db/remote/second-factor.ts';
import { secondFactor as words } from '../../text/second-factor.ts';
import { signIn } from '../../text/sign-in.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { sendFailure } from './failure-words.ts';

interface SendSecondCodeProps {
  wanted: SecondFactorWanted;
  onSending: (sending: Sending) => void;
  /** The sign-in has to begin again. */
  onOver: () => void;
}

/** Has a code sent to the number of whom is signing in, of which only the end is shown. */
export function SendSecondCode({ wanted, onSending, onOver }: SendSecondCodeProps) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onSending(await sendSecondCode(wanted));
    } catch (error) {
      if (error instanceof RemoteError && error.code === 'unauthenticated') onOver();
      else setFailure(sendFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {online ? null : <Notice tone="offline">{signIn.codeNeedsNetwork}</Notice>}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <Button tone="go" wide busy={busy} disabled={!online} onClick={() => void send()}>
        {words.sendTo(wanted.phoneHint ?? '')}
      </Button>
    </>
  );
}
