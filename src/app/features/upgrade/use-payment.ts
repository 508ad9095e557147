import { useEffect, useState } from 'react';
import { createPayment } from '#device/api/account/payment.ts';
import { isOffline, RemoteError } from '#device/api/remote-error.ts';
import { errors } from '#app/text/errors.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';

// ready ─tap→ leaving ─address→ the bank's page ─back button→ ready
//               └─no order→ ready, with the reason

/** Makes the order and goes to the bank's page. `leaving`: it is under way; `failure`: why it did not come to that. */
export function usePayment(): { leaving: boolean; failure: string | undefined; pay: () => Promise<void> } {
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // The browser's back button may bring this very page back, still leaving.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const pay = async () => {
    setFailure(undefined);
    setLeaving(true);
    try {
      globalThis.location.assign(await createPayment());
    } catch (error) {
      setLeaving(false);
      setFailure(isOffline(error) ? upgrade.needsNetwork : errors.general);
      if (!(error instanceof RemoteError)) throw error;
    }
  };
  return { leaving, failure, pay };
}
