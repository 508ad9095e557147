import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { useEffect, useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { readyAuthenticator } from '#device/api/sign-in/authenticator.ts';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { Button, type ButtonTone } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { passkeyFailure } from './passkey-failure.ts';
import './passkey-button.css';

interface PasskeyButtonProps {
  label: string;
  tone?: ButtonTone | undefined;
  /** Proves the passkey; a rejection is put into words under the button. */
  onPress: () => Promise<void>;
}

/** One tap that asks the browser for a passkey. */
export function PasskeyButton({ label, tone = 'tint', onPress }: PasskeyButtonProps) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(readyAuthenticator, []);
  const press = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onPress();
    } catch (error) {
      setFailure(passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="passkey-button">
      <Button tone={tone} wide busy={busy} disabled={!online} onClick={() => void press()}>
        <Icon of={FingerprintPattern} size={20} />
        {label}
      </Button>
      <small>{online ? words.signInHint : words.needsNetwork}</small>
      {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}
