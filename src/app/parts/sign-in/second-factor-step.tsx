import { useState } from 'react';
import type { SecondFactorWanted } from '#contract/account/second-factor.ts';
import { hasAuthenticator } from '#device/api/sign-in/authenticator.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { proveByCode, proveByPasskey, proveByPassword, sendSecondCode } from '#device/api/sign-in/second-factor.ts';
import type { Sending } from '#device/api/sign-in/phone-code.ts';
import type { SecondFactorWay } from '#domain/account/second-factor.ts';
import { passkeys } from '#app/text/sign-in/passkeys.ts';
import { secondFactor as words } from '#app/text/sign-in/second-factor.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { CodeStep } from './code/code-step.tsx';
import { LostFactor } from './lost-factor.tsx';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { PasswordProof } from './password/password-proof.tsx';
import { SendCode } from './code/send-code.tsx';
import './steps.css';

// ways ─⇄ a passkey ─right→ (signed in)
//  │   ─⇄ the password ─right→ (signed in)
//  │   ─⇄ a code: send → its digits ─right→ (signed in)
//  └─ none of them → the factor ends after 72 hours

interface SecondFactorStepProps {
  wanted: SecondFactorWanted;
  /** Begins the sign-in again. */
  onBack: () => void;
  /** The person is signed in. */
  onDone?: (() => void) | undefined;
}

/** The second step of a sign-in, for whoever wants one. */
export function SecondFactorStep({ wanted, onBack, onDone }: SecondFactorStepProps) {
  const { ticket, phoneHint } = wanted;
  const [ways] = useState(() => wanted.ways.filter((way) => way !== 'passkey' || hasAuthenticator()));
  const [way, setWay] = useState<SecondFactorWay | undefined>(ways[0]);
  const [sending, setSending] = useState<Sending | null>(null);
  const [isOver, setOver] = useState(false);
  const prove = async (act: () => Promise<void>) => {
    try {
      await act();
      onDone?.();
    } catch (error) {
      if (error instanceof RemoteError && error.code === 'unauthenticated') setOver(true);
      else throw error;
    }
  };
  if (isOver) {
    return (
      <div className="sign-in-step">
        <Notice tone="warn">{words.over}</Notice>
        <Button tone="go" wide onClick={onBack}>
          {words.back}
        </Button>
      </div>
    );
  }
  return (
    <div className="sign-in-step">
      <p className="sign-in-note">{words.lead}</p>
      {ways.length > 1 && way !== undefined ? (
        <Segmented
          legend={words.way}
          choices={ways.map((value) => ({ value, label: words.ways[value] }))}
          value={way}
          onChoose={setWay}
        />
      ) : null}
      {way === undefined ? <Notice tone="warn">{passkeys.unsupported}</Notice> : null}
      {way === 'passkey' ? (
        <PasskeyButton tone="go" label={passkeys.confirm} onPress={() => prove(() => proveByPasskey(ticket))} />
      ) : null}
      {way === 'password' ? (
        <PasswordProof
          onPassword={(password) => prove(() => proveByPassword(ticket, password))}
          words={{ ...words, needsNetwork: signIn.checkNeedsNetwork }}
        />
      ) : null}
      {way === 'code' && !sending ? (
        <SendSecondCode wanted={wanted} onSending={setSending} onOver={() => setOver(true)} />
      ) : null}
      {way === 'code' && sending ? (
        <CodeStep
          sending={sending}
          onSending={setSending}
          onCode={(code) => prove(() => proveByCode(ticket, sending, code))}
          hidden={{ sentTo: words.sentTo(phoneHint ?? ''), send: () => sendSecondCode(wanted) }}
        />
      ) : null}
      <Button tone="bare" wide onClick={onBack}>
        {words.back}
      </Button>
      <LostFactor wanted={wanted} onOver={() => setOver(true)} />
    </div>
  );
}

interface SendSecondCodeProps {
  wanted: SecondFactorWanted;
  onSending: (sending: Sending) => void;
  /** The sign-in has to begin again. */
  onOver: () => void;
}

/** Has a code sent to the number of whom is signing in, of which only the end is shown. */
function SendSecondCode({ wanted, onSending, onOver }: SendSecondCodeProps) {
  const isOver = (error: unknown) => {
    const over = error instanceof RemoteError && error.code === 'unauthenticated';
    if (over) onOver();
    return over;
  };
  return (
    <SendCode
      label={words.sendTo(wanted.phoneHint ?? '')}
      needsNetwork={signIn.codeNeedsNetwork}
      send={() => sendSecondCode(wanted)}
      onSending={onSending}
      endsAll={isOver}
    />
  );
}
