import { useState } from 'react';
import { setPassword, skipPassword } from '../../../../db/remote/prove-phone.ts';
import { registration as words } from '../../../text/registration.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { NewPasswordForm } from '../../../ui/sign-in/new-password-form.tsx';
import { showToast } from '../../../ui/toast.ts';

interface PasswordSheetProps {
  open: boolean;
  /** Whose password it is to be: nine digits. */
  phone: string;
  onClose: () => void;
}

/** Asks somebody who has signed in by a code whether they want a password; closing it means no. */
export function PasswordSheet({ open, phone, onClose }: PasswordSheetProps) {
  const [visit, setVisit] = useState(0);
  const skip = () => {
    onClose();
    skipPassword();
  };
  const save = async (password: string) => {
    await setPassword(phone, password);
    onClose();
    showToast({ text: words.passwordSaved });
  };
  return (
    <Sheet open={open} onClose={skip} onClosed={() => setVisit(visit + 1)} title={words.passwordTitle}>
      <NewPasswordForm key={visit} phone={phone} onSave={save} onSkip={skip} />
    </Sheet>
  );
}
