import { useState } from 'react';
import { confirmByCode, confirmByPassword } from '#device/api/sign-in/confirm-identity.ts';
import { sendCode, type Sending } from '#device/api/sign-in/phone-code.ts';
import { formatPhone } from '#app/format/phone.ts';
import { devices as words } from '#app/text/account/devices.ts';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { CodeStep } from '#app/parts/sign-in/code/code-step.tsx';
import { PasswordProof } from '#app/parts/sign-in/password/password-proof.tsx';
import { SendCode } from '#app/parts/sign-in/code/send-code.tsx';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import '#app/parts/sign-in/steps.css';

type Way = 'code' | 'password';

const WAYS: { value: Way; label: string }[] = [
  { value: 'code', label: words.confirmByCode },
  { value: 'password', label: words.confirmByPassword },
];

const PASSWORD_WORDS = {
  wrongPassword: words.wrongPassword,
  failed: words.notConfirmed,
  needsNetwork: words.needsNetwork,
};

interface ConfirmIdentityProps {
  /** The person's own number, nine digits. */
  phone: string;
  /** The person has proved to be there: what was refused may be tried again. */
  onConfirmed: () => Promise<void>;
}

/** Asks for a passkey, a code to the own number or the password. */
export function ConfirmIdentity({ phone, onConfirmed }: ConfirmIdentityProps) {
  const [way, setWay] = useState<Way>('code');
  const [sending, setSending] = useState<Sending | null>(null);
  if (sending) {
    return (
      <CodeStep
        sending={sending}
        onSending={setSending}
        onCode={async (code) => {
          await confirmByCode(sending, code);
          await onConfirmed();
        }}
      />
    );
  }
  const proveByPassword = async (password: string) => {
    await confirmByPassword(password);
    await onConfirmed();
  };
  return (
    <div className="sign-in-step">
      <p>{words.confirmText}</p>
      <ConfirmByPasskey onConfirmed={onConfirmed} />
      <Segmented legend={words.confirmWay} choices={WAYS} value={way} onChoose={setWay} />
      {way === 'code' ? (
        <SendCode
          label={words.sendTo(formatPhone(phone))}
          needsNetwork={words.needsNetwork}
          send={() => sendCode(phone)}
          onSending={setSending}
        />
      ) : (
        <PasswordProof onPassword={proveByPassword} words={PASSWORD_WORDS} />
      )}
    </div>
  );
}
