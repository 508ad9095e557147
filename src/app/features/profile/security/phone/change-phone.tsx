import { useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { isConfirmed } from '#device/api/sign-in/confirm-identity.ts';
import { sendRegistrationCode, type Sending } from '#device/api/sign-in/phone-code.ts';
import { registerByCode } from '#device/api/sign-in/prove-phone.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import type { User } from '#contract/account/user.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { contact as words } from '#app/text/account/contact.ts';
import { devices } from '#app/text/account/devices.ts';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetFrame } from '#app/ui/dialog/sheet-frame.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { CodeStep } from '#app/parts/sign-in/code/code-step.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { PhoneStep } from '#app/parts/sign-in/phone-step.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { ConfirmIdentity } from '../confirm/confirm-identity.tsx';
import { useAnswer } from '#app/features/profile/use-answer.ts';
import { PendingNumber } from './pending-number.tsx';

interface ChangePhoneProps {
  open: boolean;
  onClose: () => void;
  /** The person's number, nine digits. */
  phone: string;
  pending: User['pendingPhone'];
  today: DiaryDay;
}

/** Another number for the account: it counts after a day, and until then it can be taken back. */
export function ChangePhone({ open, onClose, ...rest }: ChangePhoneProps) {
  const [visit, setVisit] = useState(0);
  return (
    <SheetFrame open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)}>
      <PhonePages key={visit} {...rest} />
    </SheetFrame>
  );
}

// held ─taken back→ (the number as it was)
// identity ─proved→ number ─a code was sent→ its digits ─right→ held for a day

function PhonePages({ phone, pending, today }: Omit<ChangePhoneProps, 'open' | 'onClose'>) {
  const online = useOnline();
  const { answer: confirmed, failure, ask } = useAnswer(isConfirmed, online && !pending);
  const [text, setText] = useState('');
  const [sending, setSending] = useState<Sending | null>(null);
  const [isProven, setProven] = useState(false);
  // A proof that has grown old while the new number was typed is asked for once more.
  const prove = async (to: Sending, code: string) => {
    try {
      await registerByCode(to, code);
      setProven(true);
    } catch (error) {
      if (!(error instanceof RemoteError) || error.code !== 'confirmation-required') throw error;
      ask();
    }
  };
  if (pending) return <PendingNumber phone={phone} pending={pending} today={today} />;
  if (confirmed === false) {
    return (
      <SheetPage title={devices.confirmTitle}>
        <ConfirmIdentity phone={phone} onConfirmed={async () => ask()} />
      </SheetPage>
    );
  }
  if (sending && !isProven) {
    return (
      <SheetPage title={words.newPhone} onBack={() => setSending(null)}>
        <CodeStep sending={sending} onSending={setSending} onCode={(code) => prove(sending, code)} />
      </SheetPage>
    );
  }
  return (
    <SheetPage title={words.newPhone}>
      {confirmed && !isProven ? (
        <PhoneStep
          text={text}
          onText={setText}
          onPhone={async (typed) => {
            if (typed === phone) throw new RemoteError('phone-registered', 'The number is the own one');
            setSending(await sendRegistrationCode(typed));
          }}
        >
          <p className="sign-in-note">{words.phoneText}</p>
        </PhoneStep>
      ) : !online ? (
        <Notice tone="offline">{devices.needsNetwork}</Notice>
      ) : failure ? (
        <ErrorState text={ordinaryFailure(failure) ?? undefined} onRetry={ask} />
      ) : (
        <Skeletons>
          <Skeleton height="4rem" />
        </Skeletons>
      )}
    </SheetPage>
  );
}
