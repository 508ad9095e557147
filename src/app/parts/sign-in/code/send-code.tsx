import { useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import type { Sending } from '#device/api/sign-in/phone-code.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { sendFailure } from '../failure-text.ts';

interface SendCodeProps {
  /** What the button says: to which number. */
  label: string;
  /** What is said without a network. */
  needsNetwork: string;
  send: () => Promise<Sending>;
  onSending: (sending: Sending) => void;
  /** True where the failure ends more than this sending, and its screen goes on by itself. */
  endsAll?: (error: unknown) => boolean;
}

/** Has a code sent to a number that is already known. */
export function SendCode({ label, needsNetwork, send, onSending, endsAll }: SendCodeProps) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onSending(await send());
    } catch (error) {
      if (endsAll?.(error) !== true) setFailure(sendFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {online ? null : <Notice tone="offline">{needsNetwork}</Notice>}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <Button tone="go" wide busy={busy} disabled={!online} onClick={() => void start()}>
        {label}
      </Button>
    </>
  );
}
