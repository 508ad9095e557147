import { useState } from 'react';
import { RemoteError } from '#device/api/remote-error.ts';
import { setPassword } from '#device/api/sign-in/prove-phone.ts';
import { devices as words } from '#app/text/account/devices.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { NewPasswordForm } from '#app/parts/sign-in/password/new-password-form.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { ConfirmIdentity } from '../confirm/confirm-identity.tsx';

// form ─a password→ saved
//          └─there is one, and the session is young→ identity ─proved→ saved
interface ChangePasswordProps {
  open: boolean;
  onClose: () => void;
  /** The person's number, nine digits. */
  phone: string;
}

/** Another password, or the first; who has only just signed in proves to be there before one is replaced. */
export function ChangePassword({ open, onClose, phone }: ChangePasswordProps) {
  const [visit, setVisit] = useState(0);
  const [wanted, setWanted] = useState<string>();
  const store = async (password: string) => {
    await setPassword(phone, password);
    onClose();
    showToast({ text: registration.passwordSaved });
  };
  const save = async (password: string) => {
    try {
      await store(password);
    } catch (error) {
      if (!(error instanceof RemoteError) || error.code !== 'confirmation-required') throw error;
      setWanted(password);
    }
  };
  const forget = () => {
    setVisit(visit + 1);
    setWanted(undefined);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={forget}
      title={wanted === undefined ? signIn.password : words.confirmTitle}
    >
      {wanted === undefined ? (
        <NewPasswordForm key={visit} phone={phone} onSave={save} />
      ) : (
        <ConfirmIdentity phone={phone} onConfirmed={() => store(wanted)} />
      )}
    </Sheet>
  );
}
