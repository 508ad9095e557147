import { useState, type FormEvent } from 'react';
import { useOnline } from '../../../../db/hooks/use-online.ts';
import { signInByPairing } from '../../../../db/remote/pairing.ts';
import { RemoteError } from '../../../../db/remote/remote-error.ts';
import { normalisePairingCode, PAIRING } from '../../../../domain/pairing.ts';
import { login } from '../../../text/login.ts';
import { signIn } from '../../../text/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ordinaryFailure } from '../../../ui/sign-in/failure-words.ts';
import '../../../ui/sign-in/steps.css';

/** Signing in with the six digits that another device shows. Digits that came with the address wait for the person's tap. */
export function PairForm({ code: given }: { code: string }) {
  const online = useOnline();
  const [code, setCode] = useState(given);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const enter = async (digits: string) => {
    if (busy || !online) return;
    if (normalisePairingCode(digits) === null) return setFailure(login.sixDigits);
    setBusy(true);
    setFailure(undefined);
    try {
      await signInByPairing(digits);
    } catch (error) {
      const isRefused = error instanceof RemoteError && error.code === 'unauthenticated';
      setFailure(isRefused ? signIn.wrongOrExpired : (ordinaryFailure(error) ?? login.failed));
      if (isRefused) setCode('');
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(code);
  };
  const type = (digits: string) => {
    setCode(digits);
    if (digits !== '') setFailure(undefined);
  };
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <p className="sign-in-note">{login.pairText}</p>
      <CodeField
        label={login.pair}
        length={PAIRING.symbols}
        value={code}
        onValue={type}
        onComplete={(digits) => void enter(digits)}
        error={failure}
        readOnly={busy}
      />
      {online ? null : <Notice tone="offline">{login.needsNetwork}</Notice>}
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {login.signIn}
      </Button>
    </form>
  );
}
