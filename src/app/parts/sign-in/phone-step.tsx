import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { normalisePhone } from '#domain/phone.ts';
import { takesSms } from '#domain/sms-code.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { sendFailure } from './failure-words.ts';
import { PhoneInput } from './phone-input.tsx';
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
