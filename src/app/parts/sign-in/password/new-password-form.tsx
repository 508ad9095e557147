import { useRef, useState, type FormEvent } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { formatNumber } from '#app/format/number.ts';
import { formatPhone } from '#app/format/phone.ts';
import { registration as words } from '#app/text/sign-in/registration.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SwitchRow } from '#app/ui/field/switch-row.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { ordinaryFailure } from '../failure-text.ts';
import '../steps.css';

interface NewPasswordFormProps {
  /** Whose password it is to be: nine digits. */
  phone: string;
  /** Stores it; a rejection is put into words beside the field. */
  onSave: (password: string) => Promise<void>;
  /** Goes on without one; absent where nobody asked for one. */
  onSkip?: (() => void) | undefined;
}

const LEAST = formatNumber(PASSWORD_LENGTH.least);

/** A new password, which nobody has to have. */
export function NewPasswordForm({ phone, onSave, onSkip }: NewPasswordFormProps) {
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [password, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refuse = (why: string) => {
    setFailure(why);
    input.current?.focus();
  };
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onSave(password);
    } catch (error) {
      refuse(ordinaryFailure(error) ?? words.passwordNotSaved);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    if (password.length < PASSWORD_LENGTH.least) refuse(words.passwordShort(LEAST));
    else void save();
  };
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <p className="sign-in-note">{words.passwordLead}</p>
      {/* So that a keeper of passwords knows whose it is. */}
      <input type="text" autoComplete="username" value={formatPhone(phone)} readOnly hidden />
      <Field label={words.password} hint={words.passwordHint(LEAST)} error={failure}>
        <TextInput
          ref={input}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={PASSWORD_LENGTH.most}
          value={password}
          onChange={(event) => {
            setTyped(event.target.value);
            setFailure(undefined);
          }}
        />
      </Field>
      <SwitchRow on={isShown} onTurn={setShown}>
        {words.showPassword}
      </SwitchRow>
      {online ? null : <Notice tone="offline">{signIn.checkNeedsNetwork}</Notice>}
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {words.savePassword}
      </Button>
      {onSkip ? (
        <Button tone="bare" wide onClick={onSkip}>
          {words.skipPassword}
        </Button>
      ) : null}
    </form>
  );
}
