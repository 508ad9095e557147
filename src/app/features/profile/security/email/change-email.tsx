import { useRef, useState, type FormEvent } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { changeEmail, isEmail } from '#device/api/account/change-email.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { common } from '#app/text/common.ts';
import { contact as words } from '#app/text/account/contact.ts';
import { devices } from '#app/text/account/devices.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetFrame } from '#app/ui/dialog/sheet-frame.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { ProvePage } from '../confirm/prove-page.tsx';
import { useProving } from '../confirm/use-proving.ts';
import '#app/features/profile/edit/edit-form.css';

interface ChangeEmailProps {
  open: boolean;
  onClose: () => void;
  /** The person's number, nine digits. */
  phone: string;
  email: string | null;
}

/** The e-mail address that signs in beside the number; whoever changes it proves to be there. */
export function ChangeEmail({ open, onClose, ...rest }: ChangeEmailProps) {
  const [visit, setVisit] = useState(0);
  return (
    <SheetFrame open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)}>
      <EmailPages key={visit} onClose={onClose} {...rest} />
    </SheetFrame>
  );
}

// form ─an address, or none→ saved
//   └─the server asks who is there→ identity ─proved→ saved

function EmailPages({ onClose, phone, email }: Omit<ChangeEmailProps, 'open'>) {
  const online = useOnline();
  const proving = useProving();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(email ?? '');
  const [isWrong, setWrong] = useState(false);
  if (proving.waits) return <ProvePage phone={phone} proving={proving} />;
  const wanted = typed.trim();
  const refuse = () => {
    setWrong(true);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proving.busy || !online) return;
    if (wanted !== '' && !isEmail(wanted)) return refuse();
    void proving.attempt({
      async run() {
        await changeEmail(wanted === '' ? null : wanted);
        onClose();
        showToast({ text: words.emailSaved });
      },
      explain: (error) =>
        error instanceof RemoteError && error.code === 'invalid-input'
          ? words.emailWrong
          : (ordinaryFailure(error) ?? words.emailNotSaved),
    });
  };
  return (
    <SheetPage title={words.email}>
      <form className="edit-form" onSubmit={submit} noValidate>
        <Field
          label={words.email}
          hint={email === null ? words.emailHint : words.emailFieldHint}
          error={isWrong ? words.emailWrong : proving.failure}
        >
          <TextInput
            ref={input}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </Field>
        {online ? null : <Notice tone="offline">{devices.needsNetwork}</Notice>}
        <Button type="submit" tone="go" wide busy={proving.busy} disabled={!online || wanted === (email ?? '')}>
          {common.save}
        </Button>
      </form>
    </SheetPage>
  );
}
