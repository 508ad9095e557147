import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { signInMeans } from '#device/api/sign-in/passkeys.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { secondFactor as words } from '#app/text/sign-in/second-factor.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/**
 * Tells at every start that the second factor is about to end, because somebody who proved the number said that it is lost: whoever did not
 * say so has 72 hours to stop it.
 */
export function RecoveryNotice({ online }: { online: boolean }) {
  const navigate = useNavigate();
  const tell = useEffectEvent(() =>
    showToast({
      text: words.recoveringShort,
      stays: true,
      tone: 'danger',
      action: { label: words.look, run: () => void navigate({ to: '/profile' }) },
    }),
  );
  useEffect(() => {
    if (!online) return undefined;
    let here = true;
    signInMeans().then(
      ({ recoveryAt }) => here && recoveryAt !== null && tell(),
      (error: unknown) => {
        // The next start asks again.
        if (!(error instanceof RemoteError)) throw error;
      },
    );
    return () => {
      here = false;
    };
  }, [online]);
  return null;
}
