import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useOnline } from '#device/platform/use-online.ts';
import { sendCode, type Sending } from '#device/api/sign-in/phone-code.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { SMS_CODE } from '#domain/account/sms-code.ts';
import { formatPhone } from '#app/format/phone.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formatCountdown } from '#app/format/countdown.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { CodeField } from './code-field.tsx';
import { proofFailure, sendFailure } from '../failure-text.ts';
import { useCountdown } from './use-countdown.ts';
import '../steps.css';

interface CodeStepProps {
  sending: Sending;
  /** Another code has been sent. */
  onSending: (sending: Sending) => void;
  /** Proves the number; a rejection is put into words under the digits. It resolves when the step has done its work. */
  onCode: (code: string) => Promise<void>;
  /** Where the number itself is not known here: what is said of it, and how another code is sent. */
  hidden?: { sentTo: string; send: () => Promise<Sending> } | undefined;
  /** Goes back to the number; absent where the frame has a way back of its own. */
  onOtherNumber?: (() => void) | undefined;
}

/** The second step wherever a number is to be proven: the code of the message. It goes off by itself with the fourth digit. */
export function CodeStep({ sending, onSending, onCode, hidden, onOtherNumber }: CodeStepProps) {
  const online = useOnline();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [wrong, setWrong] = useState(0);
  const [resent, setResent] = useState(false);
  const reading = useRef<AbortController>(null);
  const prove = async (digits: string) => {
    if (busy || !online) return;
    if (digits.length !== SMS_CODE.digits) return setFailure(signIn.fourDigits);
    // What was typed counts: no message may put other digits in its place.
    reading.current?.abort();
    setBusy(true);
    setFailure(undefined);
    try {
      await onCode(digits);
    } catch (error) {
      const guesses = wrong + 1;
      setFailure(proofFailure(error, guesses >= SMS_CODE.guesses || Date.now() - sending.sentAt >= SMS_CODE.lifeMs));
      // Another wrong code is typed from the start; one that nobody could check is only sent again.
      if (error instanceof RemoteError && ['invalid-code', 'code-expired'].includes(error.code)) {
        setWrong(guesses);
        setCode('');
      }
    } finally {
      setBusy(false);
    }
  };
  const resend = async () => {
    if (busy) return;
    setBusy(true);
    try {
      onSending(await (hidden ? hidden.send() : sendCode(sending.phone)));
      setResent(true);
      setFailure(undefined);
      setWrong(0);
      setCode('');
    } catch (error) {
      setFailure(sendFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const fill = useEffectEvent((digits: string) => {
    setCode(digits);
    void prove(digits);
  });
  useEffect(() => {
    const read = new AbortController();
    reading.current = read;
    void readSmsCode(read.signal).then((digits) => digits !== null && !read.signal.aborted && fill(digits));
    return () => read.abort();
  }, [sending.verificationId]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove(code);
  };
  const type = (digits: string) => {
    setCode(digits);
    if (digits !== '') setFailure(undefined);
  };
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <p className="sign-in-note" role="status">
        {hidden ? hidden.sentTo : signIn.sentTo(formatPhone(sending.phone))} {resent ? signIn.resent : null}
      </p>
      <CodeField
        label={signIn.code}
        length={SMS_CODE.digits}
        value={code}
        onValue={type}
        onComplete={(digits) => void prove(digits)}
        error={failure}
        readOnly={busy}
      />
      {online ? null : <Notice tone="offline">{signIn.checkNeedsNetwork}</Notice>}
      <ResendCode sending={sending} disabled={!online || busy} onResend={() => void resend()} />
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {signIn.confirm}
      </Button>
      {onOtherNumber ? (
        <Button tone="bare" wide onClick={onOtherNumber}>
          {signIn.otherNumber}
        </Button>
      ) : null}
    </form>
  );
}

const OtpCredential = v.object({ code: v.pipe(v.string(), v.regex(/^\d{4}$/)) });

/**
 * The code out of the message itself, where the browser may read it (WebOTP, https://wicg.github.io/web-otp/); null where it may not,
 * or the person says no. Never rejects.
 */
async function readSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  try {
    // The DOM's types do not know this kind of credential yet.
    const options: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal,
    };
    const read = v.safeParse(OtpCredential, await navigator.credentials.get(options));
    return read.success ? read.output.code : null;
  } catch {
    return null;
  }
}

interface ResendCodeProps {
  sending: Sending;
  disabled: boolean;
  onResend: () => void;
}

/** When another code may be asked for, and then the button that asks. */
function ResendCode({ sending: { sentAt, resendAt }, disabled, onResend }: ResendCodeProps) {
  const seconds = useCountdown(resendAt, Math.ceil((resendAt - sentAt) / 1_000));
  if (seconds > 0) return <p className="sign-in-wait">{signIn.resendIn(formatCountdown(seconds))}</p>;
  return (
    <Button wide disabled={disabled} onClick={onResend}>
      <Icon of={RotateCw} size={20} />
      {signIn.resend}
    </Button>
  );
}
