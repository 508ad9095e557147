import { useRef, useState, type FormEvent } from 'react';
import { confirmByPassword } from '../../../../db/remote/confirm-identity.ts';
import { useOnline } from '../../../../db/hooks/use-online.ts';
import { RemoteError } from '../../../../db/remote/remote-error.ts';
import { devices as words } from '../../../text/devices.ts';
import { signIn } from '../../../text/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CurrentPasswordField } from '../../../ui/sign-in/current-password-field.tsx';
import { ordinaryFailure } from '../../../ui/sign-in/failure-words.ts';

/** Proves by the password that the person is there. */
export function ConfirmByPassword({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refuse = (why: string) => {
    setFailure(why);
    input.current?.focus();
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await confirmByPassword(password);
      await onConfirmed();
    } catch (error) {
      const isWrong = error instanceof RemoteError && error.code === 'invalid-code';
      refuse(isWrong ? words.wrongPassword : (ordinaryFailure(error) ?? words.notConfirmed));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    if (password === '') refuse(signIn.passwordMissing);
    else void confirm();
  };
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <CurrentPasswordField password={password} onChange={setPassword} error={failure} input={input} />
      {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {words.confirm}
      </Button>
    </form>
  );
}
