import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { useEffect, useState } from 'react';
import { AuthenticatorError, readyAuthenticator } from '#device/api/sign-in/authenticator.ts';
import { addPasskey } from '#device/api/sign-in/passkeys.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { notePasskeyOffered } from '#device/api/sign-in/passkey-offer.ts';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import './passkey-offer.css';

/** Offers a passkey to who has just registered; whoever says later finds it in the profile. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    readyAuthenticator();
    notePasskeyOffered();
  }, []);
  const add = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await addPasskey();
      showToast({ text: words.added });
      onDone();
    } catch (error) {
      setFailure(error instanceof AuthenticatorError ? words.notMade : (ordinaryFailure(error) ?? words.notAdded));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <section className="passkey-offer" aria-label={words.offerTitle}>
        <Icon of={FingerprintPattern} size={28} />
        <div>
          <b>{words.offerTitle}</b>
          <p>{words.what}</p>
        </div>
      </section>
      {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <Button tone="go" wide busy={busy} disabled={!online} onClick={() => void add()}>
        {words.add}
      </Button>
      <Button tone="bare" wide onClick={onDone}>
        {words.later}
      </Button>
    </>
  );
}
