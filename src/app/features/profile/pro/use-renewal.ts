import { useState } from 'react';
import { RemoteError } from '#device/api/remote-error.ts';
import { setRenewal } from '#device/api/account/payment.ts';
import { errorText } from '#app/text/error-text.ts';
import { errors } from '#app/text/errors.ts';
import { membership as words } from '#app/text/pro/membership.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Ends the monthly charges or takes them up again; what came of it is said in a toast, and an end can be taken back there. */
export function useRenewal(): { busy: boolean; setRenewal: (on: boolean) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const set = async (on: boolean) => {
    setBusy(true);
    try {
      await setRenewal(on);
      showToast(
        on ? { text: words.resumed } : { text: words.cancelled, undo: () => void set(true), undoLabel: words.undo },
      );
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      showToast({
        text: `${words.notChanged}. ${error.code === 'offline' ? errors.offline : errorText(error.code)}`,
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, setRenewal: set };
}
