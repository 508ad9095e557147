import { useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { normalisePhone } from '#domain/account/phone.ts';
import { takesSms } from '#domain/account/sms-code.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, useFieldWiring } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { sendFailure } from './failure-text.ts';
import './phone-step.css';
import './steps.css';

interface PhoneStepProps {
  text: string;
  onText: (text: string) => void;
  /** Has a code sent to nine digits; a rejection is put into words beside the field. */
  onPhone: (phone: string) => Promise<void>;
  /** Offered where `onPhone` says `phone-registered`: the way into that account. */
  onSignIn?: ((phone: string) => Promise<void>) | undefined;
  /** The browser may fill in a passkey in place of a number. */
  takesPasskey?: boolean | undefined;
  /** Stands under the button. */
  children?: ReactNode;
}

/** The first step wherever a number is to be proven: the number itself. */
export function PhoneStep({ text, onText, onPhone, onSignIn, takesPasskey, children }: PhoneStepProps) {
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [taken, setTaken] = useState<string | null>(null);
  const refuse = (why: string) => {
    setFailure(why);
    input.current?.focus();
  };
  const send = async (phone: string, act: (phone: string) => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act(phone);
    } catch (error) {
      refuse(sendFailure(error));
      if (error instanceof RemoteError && error.code === 'phone-registered') setTaken(phone);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    const phone = normalisePhone(text);
    if (phone === null) refuse(signIn.wrongPhone);
    else if (!takesSms(phone)) refuse(signIn.notMobile);
    else void send(phone, onPhone);
  };
  const type = (typed: string) => {
    onText(typed);
    setFailure(undefined);
    setTaken(null);
  };
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <Field label={signIn.phone} error={failure}>
        <PhoneInput ref={input} text={text} onText={type} takesPasskey={takesPasskey} />
      </Field>
      {online ? null : <Notice tone="offline">{signIn.codeNeedsNetwork}</Notice>}
      {taken !== null && onSignIn ? (
        <Button tone="go" wide busy={busy} disabled={!online} onClick={() => void send(taken, onSignIn)}>
          {signIn.signInWithIt}
        </Button>
      ) : (
        <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
          {signIn.getCode}
        </Button>
      )}
      {children}
    </form>
  );
}

interface PhoneInputProps {
  text: string;
  onText: (text: string) => void;
  /** The browser may fill in a passkey here. */
  takesPasskey?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A Georgian number inside a `Field`; digits typed at its end fall into the groups in which one reads them. */
function PhoneInput({ text, onText, takesPasskey, ref }: PhoneInputProps) {
  return (
    <span className="phone-input">
      <b aria-hidden="true">+995</b>
      <input
        type="tel"
        inputMode="tel"
        autoComplete={takesPasskey ? 'tel-national webauthn' : 'tel-national'}
        maxLength={40}
        placeholder={signIn.phonePlaceholder}
        {...useFieldWiring()}
        ref={ref}
        value={text}
        onChange={({ target: { value, selectionStart } }) =>
          onText(value.length > text.length && selectionStart === value.length ? groupDigits(value) : value)
        }
      />
    </span>
  );
}

/** `599123456` as `599 12 34 56`; what begins with a country's code, or is no number of ours, stays as typed. */
function groupDigits(typed: string): string {
  const digits = typed.replaceAll(' ', '');
  if (!/^\d{1,9}$/.test(digits)) return typed;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 7), digits.slice(7)]
    .filter((part) => part !== '')
    .join(' ');
}
