import { useState } from 'react';
import { setPassword, skipPassword } from '#device/api/sign-in/prove-phone.ts';
import { passkeys } from '#app/text/sign-in/passkeys.ts';
import { registration as words } from '#app/text/sign-in/registration.ts';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { NewPasswordForm } from '#app/parts/sign-in/password/new-password-form.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { PasskeyOffer } from './passkey-offer.tsx';
import { usePasskeyOffer } from './use-passkey-offer.ts';

interface PasswordSheetProps {
  open: boolean;
  /** Whose password it is to be: nine digits. */
  phone: string;
  onClose: () => void;
}

// password ─saved, or not wanted→ a passkey, offered once → (closed)

/** Asks somebody who has signed in by a code whether they want a password; closing it means no. */
export function PasswordSheet({ open, phone, onClose }: PasswordSheetProps) {
  const [visit, setVisit] = useState(0);
  const mayOffer = usePasskeyOffer();
  const [offers, setOffers] = useState(false);
  const goOn = () => {
    if (mayOffer) setOffers(true);
    else onClose();
  };
  const skip = () => {
    goOn();
    skipPassword();
  };
  const dismiss = () => {
    onClose();
    if (!offers) skipPassword();
  };
  const save = async (password: string) => {
    await setPassword(phone, password);
    goOn();
    showToast({ text: words.passwordSaved });
  };
  const forget = () => {
    setVisit(visit + 1);
    setOffers(false);
  };
  return (
    <Sheet open={open} onClose={dismiss} onClosed={forget} title={offers ? passkeys.title : words.passwordTitle}>
      {offers ? (
        <PasskeyOffer onDone={onClose} />
      ) : (
        <NewPasswordForm key={visit} phone={phone} onSave={save} onSkip={skip} />
      )}
    </Sheet>
  );
}
