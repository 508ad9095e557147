import { useRef, useState, type FormEvent } from 'react';
import { confirmByPassword } from '../../../../db/remote/confirm-identity.ts';
import { useOnline } from '../../../../db/hooks/use-online.ts';
import { RemoteError } from '../../../../db/remote/remote-error.ts';
import { PASSWORD_LENGTH } from '../../../../domain/password.ts';
import { devices as words } from '../../../text/devices.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ordinaryFailure } from '../../../ui/sign-in/failure-words.ts';
import { TextInput } from '../../../ui/text-input.tsx';

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
    if (password === '') refuse(words.passwordMissing);
    else void confirm();
  };
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <Field label={words.password} error={failure}>
        <TextInput
          ref={input}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH.most}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {words.confirm}
      </Button>
    </form>
  );
}
