import { useRef, useState, type FormEvent } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { signInByPassword } from '#device/api/sign-in/prove-phone.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { login } from '#app/text/sign-in/login.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CurrentPasswordField } from '#app/parts/sign-in/password/current-password-field.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { TextInput } from '#app/ui/field/text-input.tsx';
import '#app/parts/sign-in/steps.css';

/** What is wrong, and beside which of the two fields it stands. */
interface Failure {
  name?: string;
  password?: string;
}

interface PasswordFormProps {
  /** Does the sign-in, and takes over where a second step follows. */
  onEnter: (signIn: () => Promise<void>) => Promise<void>;
}

/** Signing in with an e-mail address or a number, and a password. */
export function PasswordForm({ onEnter }: PasswordFormProps) {
  const online = useOnline();
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>({});
  const refuse = (why: Failure) => {
    setFailure(why);
    (why.name === undefined ? passwordInput : nameInput).current?.focus();
  };
  const enter = async () => {
    setBusy(true);
    setFailure({});
    try {
      await onEnter(() => signInByPassword(name.trim(), password));
    } catch (error) {
      const isRefused = error instanceof RemoteError && ['unauthenticated', 'invalid-input'].includes(error.code);
      refuse({ password: isRefused ? login.refused : (ordinaryFailure(error) ?? login.failed) });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    if (name.trim() === '') refuse({ name: login.nameMissing });
    else if (password === '') refuse({ password: signIn.passwordMissing });
    else void enter();
  };
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <Field label={login.name} error={failure.name}>
        <TextInput
          ref={nameInput}
          type="text"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <CurrentPasswordField password={password} onChange={setPassword} error={failure.password} input={passwordInput} />
      {online ? null : <Notice tone="offline">{login.needsNetwork}</Notice>}
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {login.signIn}
      </Button>
    </form>
  );
}
