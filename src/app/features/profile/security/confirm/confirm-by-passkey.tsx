import { useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { hasAuthenticator } from '#device/api/sign-in/authenticator.ts';
import { confirmByPasskey, signInMeans } from '#device/api/sign-in/passkeys.ts';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { PasskeyButton } from '#app/parts/sign-in/passkey/passkey-button.tsx';
import { useAnswer } from '#app/features/profile/use-answer.ts';

/** Proves by a passkey that the person is there; nothing where there is none, or none that this browser could ask for. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const online = useOnline();
  const [isPossible] = useState(hasAuthenticator);
  const { answer: means } = useAnswer(signInMeans, online && isPossible);
  if (!means || means.passkeys.length === 0) return null;
  const confirm = async () => {
    await confirmByPasskey();
    await onConfirmed();
  };
  return <PasskeyButton label={words.confirm} onPress={confirm} />;
}
