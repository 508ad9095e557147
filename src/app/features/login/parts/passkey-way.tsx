import { useState } from 'react';
import { hasAuthenticator } from '#device/api/sign-in/authenticator.ts';
import { signInByPasskey } from '#device/api/sign-in/passkeys.ts';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PasskeyButton } from '#app/parts/sign-in/passkey-button.tsx';
import { useFilledInPasskey } from '../use-filled-in-passkey.ts';

/** Signing in with one tap, or by choosing a passkey where the browser fills the field in. Nothing where there are no passkeys. */
export function PasskeyWay() {
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
