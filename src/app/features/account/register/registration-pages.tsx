import { useState, useRef } from 'react';
import Check from 'lucide-react/icons/check';
import type { SecondFactorWanted } from '#contract/account/second-factor.ts';
import {
  forgetSending,
  lastSending,
  sendCode,
  sendRegistrationCode,
  type Sending,
} from '#device/api/sign-in/phone-code.ts';
import { registerByCode, setPassword, signInByCode, skipPassword } from '#device/api/sign-in/prove-phone.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { secondFactorOf } from '#device/api/sign-in/second-factor.ts';
import { formatPhone } from '#app/format/phone.ts';
import { secondFactor } from '#app/text/sign-in/second-factor.ts';
import { registration as words } from '#app/text/sign-in/registration.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { CodeStep } from '#app/parts/sign-in/code/code-step.tsx';
import { NewPasswordForm } from '#app/parts/sign-in/password/new-password-form.tsx';
import { PhoneStep } from '#app/parts/sign-in/phone-step.tsx';
import { SecondFactorStep } from '#app/parts/sign-in/second-factor-step.tsx';
import { common } from '#app/text/common.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { usePasskeyOffer } from './use-passkey-offer.ts';
import { PasskeyOffer } from './passkey-offer.tsx';
import './registration-pages.css';

// phone ─a code was sent→ otp ─right→ password (asked once) → complete
//   ↑                      │ └─the number has an account, and this is its code→ (signed in there)
//   └──────── back ────────┘                        └─it wants a second step→ second → (signed in there)
type Step =
  | { at: 'phone' }
  | { at: 'otp'; sending: Sending; into: 'diary' | 'account' }
  | { at: 'second'; wanted: SecondFactorWanted }
  | { at: 'password'; phone: string; into: 'diary' | 'account' }
  | { at: 'complete' };

interface RegistrationPagesProps {
  onProven: () => void;
  onLater: () => void;
  onDone: () => void;
}

/** The steps of the registration. */
export function RegistrationPages({ onProven, onLater, onDone }: RegistrationPagesProps) {
  const [step, setStep] = useState<Step>({ at: 'phone' });
  const offersPasskey = usePasskeyOffer();
  const [phone, setPhone] = useState(() => formatPhone(lastSending()?.phone ?? ''));
  if (step.at === 'phone') {
    return (
      <SheetPage title={words.title}>
        <p className="sign-in-note">{words.lead}</p>
        <PhoneStep
          text={phone}
          onText={setPhone}
          onPhone={async (typed) => setStep({ at: 'otp', sending: await sendRegistrationCode(typed), into: 'diary' })}
          onSignIn={async (typed) => setStep({ at: 'otp', sending: await sendCode(typed), into: 'account' })}
        >
          <Button tone="bare" wide onClick={onLater}>
            {words.later}
          </Button>
        </PhoneStep>
      </SheetPage>
    );
  }
  if (step.at === 'otp') {
    const { sending, into } = step;
    const prove = async (code: string) => {
      try {
        const { asksPassword } = await proven(into, sending, code, () => setStep({ ...step, into: 'account' }));
        onProven();
        if (asksPassword) setStep({ at: 'password', phone: sending.phone, into });
        else leave(into);
      } catch (error) {
        const wanted = secondFactorOf(error);
        if (!wanted) throw error;
        forgetSending();
        setStep({ at: 'second', wanted });
      }
    };
    return (
      <SheetPage title={signIn.enterCode} onBack={() => setStep({ at: 'phone' })}>
        {into === 'account' ? <Notice>{words.intoAccount}</Notice> : null}
        <CodeStep sending={sending} onSending={(next) => setStep({ ...step, sending: next })} onCode={prove} />
      </SheetPage>
    );
  }
  if (step.at === 'second') {
    const done = () => {
      onProven();
      onDone();
    };
    return (
      <SheetPage title={secondFactor.step} onBack={() => setStep({ at: 'phone' })}>
        <SecondFactorStep wanted={step.wanted} onBack={() => setStep({ at: 'phone' })} onDone={done} />
      </SheetPage>
    );
  }
  if (step.at === 'password') {
    const save = async (password: string) => {
      await setPassword(step.phone, password);
      leave(step.into);
    };
    const skip = () => {
      skipPassword();
      leave(step.into);
    };
    return (
      <SheetPage title={words.passwordTitle}>
        <NewPasswordForm phone={step.phone} onSave={save} onSkip={skip} />
      </SheetPage>
    );
  }
  return <DonePage offersPasskey={offersPasskey} onDone={onDone} />;

  function leave(into: 'diary' | 'account'): void {
    if (into === 'account') onDone();
    else setStep({ at: 'complete' });
  }
}

/** The number may have got an account since it was typed: the same code then signs in to that one, once the person has been told. */
async function proven(into: 'diary' | 'account', sending: Sending, code: string, onTaken: () => void) {
  if (into === 'account') return signInByCode(sending, code);
  try {
    return await registerByCode(sending, code);
  } catch (error) {
    if (error instanceof RemoteError && error.code === 'phone-registered') onTaken();
    throw error;
  }
}

/** The number is proven, and everything that was logged belongs to it. The next sign-in can do without a code: that is offered once. */
function DonePage({ offersPasskey, onDone }: { offersPasskey: boolean; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <SheetPage title={words.done} firstFocus={offersPasskey ? undefined : button}>
      <div className="registration-done" role="status">
        <span aria-hidden="true">
          <Icon of={Check} size={38} />
        </span>
        <p>{words.doneText}</p>
      </div>
      {offersPasskey ? (
        <PasskeyOffer onDone={onDone} />
      ) : (
        <Button ref={button} tone="go" wide onClick={onDone}>
          {common.proceed}
        </Button>
      )}
    </SheetPage>
  );
}
