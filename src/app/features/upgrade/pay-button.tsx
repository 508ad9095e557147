import CircleAlert from 'lucide-react/icons/circle-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useState } from 'react';
import { useConfig } from '#device/session/access/use-config.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { createPayment } from '#device/api/account/payment.ts';
import { isOffline, RemoteError } from '#device/api/remote-error.ts';
import { common } from '#app/text/common.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { errors } from '#app/text/errors.ts';
import './pay-button.css';

interface PayButtonProps {
  /** PRO is or was paid for before. */
  renews: boolean;
  /** Another word than renew or upgrade: after a payment that failed. */
  label?: string | undefined;
}

/** Leads to the bank's page, and says before the tap when it cannot. */
export function PayButton({ renews, label = renews ? upgrade.renew : common.becomePro }: PayButtonProps) {
  const { capabilities } = useConfig();
  const online = useOnline();
  const { leaving, failure, pay } = usePayment();
  const obstacle = online ? (capabilities.payment ? undefined : upgrade.notYet) : upgrade.needsNetwork;
  return (
    <div className="pay">
      <Button tone="go" wide busy={leaving} disabled={obstacle !== undefined} onClick={() => void pay()}>
        {leaving ? upgrade.goingToBank : label}
      </Button>
      {failure === undefined ? null : (
        <p className="pay-failure" role="alert">
          <Icon of={CircleAlert} size={20} />
          {failure}
        </p>
      )}
      {obstacle === undefined ? <p className="pay-note">{upgrade.monthly}</p> : null}
      <p className="pay-note" role="status">
        {obstacle ?? (
          <>
            <Icon of={ShieldCheck} size={20} />
            {upgrade.secure}
          </>
        )}
      </p>
    </div>
  );
}

// ready ─tap→ leaving ─address→ the bank's page ─back button→ ready
//               └─no order→ ready, with the reason

/** Makes the order and goes to the bank's page. `leaving`: it is under way; `failure`: why it did not come to that. */
function usePayment(): { leaving: boolean; failure: string | undefined; pay: () => Promise<void> } {
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
