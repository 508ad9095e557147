import { lazy, Suspense, useState, useEffect } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { SecondFactorWanted } from '#contract/account/second-factor.ts';
import { forgetSending, lastSending, sendCode } from '#device/api/sign-in/phone-code.ts';
import { signInByCode } from '#device/api/sign-in/prove-phone.ts';
import { secondFactorOf } from '#device/api/sign-in/second-factor.ts';
import { normalisePairingCode } from '#domain/account/pairing.ts';
import { hasAuthenticator } from '#device/api/sign-in/authenticator.ts';
import { signInByPasskey } from '#device/api/sign-in/passkeys.ts';
import { formatPhone } from '#app/format/phone.ts';
import { passwordRequest } from '#app/parts/requests/account-requests.ts';
import { login } from '#app/text/sign-in/login.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { CodeStep } from '#app/parts/sign-in/code/code-step.tsx';
import { PhoneStep } from '#app/parts/sign-in/phone-step.tsx';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PasskeyButton } from '#app/parts/sign-in/passkey/passkey-button.tsx';
import { useFilledInPasskey } from '../use-filled-in-passkey.ts';
import { PairForm } from './pair-form.tsx';
import { PasswordForm } from './password-form.tsx';

type Way = 'code' | 'password' | 'pair';

const WAYS: { value: Way; label: string }[] = [
  { value: 'code', label: login.ways.code },
  { value: 'password', label: login.ways.password },
];

const LazySecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

// code ─a code was sent→ its digits ─right→ (the session begins, and the page goes to the diary)
//  │ ↑                       └─other number─┐
//  │ └──────────────────────────────────────┘
//  └─⇄ password ⇄ the digits of another device
// A passkey signs in from wherever it is chosen; after a code or a password a second step may follow.

/** Signing in: by a code to the phone, by a password, or by the digits that another device shows. */
export function SignInForm() {
  const pairingCode = usePairingLink();
  const [way, setWay] = useState<Way>(pairingCode === '' ? 'code' : 'pair');
  const [linked, setLinked] = useState(pairingCode);
  if (pairingCode !== linked) {
    setLinked(pairingCode);
    setWay('pair');
  }
  const [sending, setSending] = useState(lastSending);
  const [phone, setPhone] = useState(() => (sending ? formatPhone(sending.phone) : ''));
  const [wanted, setWanted] = useState<SecondFactorWanted | null>(null);
  const enter = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const second = secondFactorOf(error);
      if (!second) throw error;
      setWanted(second);
      forgetSending();
      setSending(null);
    }
  };
  if (wanted) {
    return (
      <Suspense fallback={null}>
        <LazySecondStep wanted={wanted} onBack={() => setWanted(null)} />
      </Suspense>
    );
  }
  if (sending) {
    return (
      <section className="login-form" aria-label={signIn.enterCode}>
        <h2>{signIn.enterCode}</h2>
        <CodeStep
          sending={sending}
          onSending={setSending}
          onCode={(code) =>
            enter(async () => {
              const { asksPassword } = await signInByCode(sending, code);
              if (asksPassword) passwordRequest.ask({ phone: sending.phone });
            })
          }
          onOtherNumber={() => {
            forgetSending();
            setSending(null);
          }}
        />
      </section>
    );
  }
  if (way === 'pair') {
    return (
      <section className="login-form" aria-label={login.pair}>
        <h2>{login.pair}</h2>
        <PairForm key={pairingCode} code={pairingCode} />
        <Button tone="bare" wide onClick={() => setWay('code')}>
          {login.otherWay}
        </Button>
      </section>
    );
  }
  return (
    <section className="login-form" aria-label={login.signIn}>
      <Segmented legend={login.way} choices={WAYS} value={way} onChoose={setWay} />
      {way === 'code' ? (
        <PhoneStep
          text={phone}
          onText={setPhone}
          takesPasskey
          onPhone={async (typed) => setSending(await sendCode(typed))}
        />
      ) : (
        <PasswordForm onEnter={enter} />
      )}
      <PasskeyWay />
      <Button tone="bare" wide onClick={() => setWay('pair')}>
        {login.pair}
      </Button>
    </section>
  );
}

/** The symbols behind `#pair=` with which a QR opened the page, taken out of the address; empty where there are none. */
function usePairingLink(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const linked = hash.startsWith('pair=') ? normalisePairingCode(hash.slice('pair='.length)) : null;
  const [code, setCode] = useState(linked ?? '');
  if (linked !== null && linked !== code) setCode(linked);
  useEffect(() => {
    if (linked !== null) void navigate({ to: '/login', hash: '', replace: true });
  }, [linked, navigate]);
  return code;
}

/** Signing in with one tap, or by choosing a passkey where the browser fills the field in. Nothing where there are no passkeys. */
function PasskeyWay() {
  const [isPossible] = useState(hasAuthenticator);
  const { failure, pause } = useFilledInPasskey(isPossible);
  if (!isPossible) return null;
  return (
    <>
      <PasskeyButton label={words.signIn} onPress={() => pause(signInByPasskey)} />
      {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
