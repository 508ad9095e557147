import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useUser } from '#device/diary/hooks/use-user.ts';
import { closePaymentResult, usePaymentReturn } from '#app/parts/requests/payment-return.ts';
import { common } from '#app/text/common.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { PayButton } from './pay-button.tsx';
import { usePaymentResult, type PaymentResult as Result } from './use-payment-result.ts';
import './payment-result.css';

const ICONS = { asking: Hourglass, offline: WifiOff, late: Hourglass, paid: Check, failed: X } as const;

/** Tells how a payment ended, once the person is back from the bank's page. */
export function PaymentResult() {
  const said = usePaymentReturn();
  const { result, askAgain } = usePaymentResult(said);
  const isAnonymous = useUser()?.isAnonymous ?? false;
  // What it said stays in sight while the dialog closes.
  const [shown, setShown] = useState(result);
  if (said !== undefined && shown !== result) setShown(result);
  const words = upgrade.results[shown];
  const close = () => {
    closePaymentResult();
    if (shown === 'failed') globalThis.location.reload();
  };
  return (
    <Sheet open={said !== undefined} onClose={close} title={words.title} footer={footerOf(shown, askAgain, close)}>
      <div className="payment-result" data-result={shown} aria-busy={shown === 'asking' || undefined}>
        <span className="payment-result-badge">
          <Icon of={ICONS[shown]} size={38} />
        </span>
        <p role="status">{words.text}</p>
        {shown === 'paid' && isAnonymous ? <p>{upgrade.keepIt}</p> : null}
      </div>
    </Sheet>
  );
}

function footerOf(result: Result, askAgain: () => void, close: () => void) {
  switch (result) {
    case 'paid':
      return (
        <Button tone="go" wide onClick={close}>
          {upgrade.toDiary}
        </Button>
      );
    case 'failed':
      return <PayButton renews={false} label={upgrade.payAgain} />;
    case 'late':
      return (
        <Button tone="go" wide onClick={askAgain}>
          {upgrade.askAgain}
        </Button>
      );
    case 'asking':
    case 'offline':
      return (
        <Button tone="quiet" wide onClick={close}>
          {common.close}
        </Button>
      );
  }
}
