import { useRef, useState, type FormEvent } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { ordinaryFailure } from '../failure-text.ts';

interface PasswordProofProps {
  onPassword: (password: string) => Promise<void>;
  /** What is said of a wrong password, of a failure that has no words of its own, and without a network. */
  words: { wrongPassword: string; failed: string; needsNetwork: string };
}

/** The password as a proof that the person is there; a rejection is put into words beside the field. */
export function PasswordProof({ onPassword, words }: PasswordProofProps) {
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refuse = (why: string) => {
    setFailure(why);
    input.current?.focus();
  };
  const prove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onPassword(password);
    } catch (error) {
      const isWrong = error instanceof RemoteError && error.code === 'invalid-code';
      refuse(isWrong ? words.wrongPassword : (ordinaryFailure(error) ?? words.failed));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    if (password === '') refuse(signIn.passwordMissing);
    else void prove();
  };
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <CurrentPasswordField password={password} onChange={setPassword} error={failure} input={input} />
      {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {signIn.confirm}
      </Button>
    </form>
  );
}
