import { useEffect, useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { storeRecommendations } from '#device/food/hooks/recommendations.ts';
import { paymentStanding } from '#device/api/account/payment.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { wakeSync } from '#device/jobs/wake.ts';
import type { PaymentReturn } from '#app/parts/requests/payment-return.ts';
import { paymentStep, type PaymentAnswer } from './payment-steps.ts';

// asking ─paid→ paid      ─refused, or still waiting after the bank's "failed"→ failed
//   ↑  └─half a minute without the bank's word→ late ─ask again→ asking
//   └──network is back── offline

export type PaymentResult = 'asking' | 'offline' | 'late' | 'paid' | 'failed';

/** How a payment ended, as the server tells; asked until it is known. `askAgain` begins anew. */
export function usePaymentResult(said: PaymentReturn | undefined): { result: PaymentResult; askAgain: () => void } {
  const online = useOnline();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ round: number; said: PaymentReturn; result: PaymentResult }>();
  const known = found?.round === round && found.said === said ? found.result : undefined;
  const settled = known === 'paid' || known === 'failed';
  const asks = said !== undefined && online && !settled;
  useEffect(() => {
    if (!asks) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async (asked: number) => {
      const answer = await askServer();
      if (left) return;
      const step = paymentStep(said, answer, asked);
      if (step.is === 'again') timer = setTimeout(() => void ask(asked + 1), step.inMs);
      else {
        if (step.is !== 'late') await takeIn(step.is);
        setFound({ round, said, result: step.is });
      }
    };
    void ask(0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asks, said, round]);
  return { result: known ?? (online ? 'asking' : 'offline'), askAgain: () => setRound(round + 1) };
}

async function askServer(): Promise<PaymentAnswer> {
  try {
    return await paymentStanding();
  } catch (error) {
    if (error instanceof RemoteError) return 'no-answer';
    throw error;
  }
}

/** Recommendations come with PRO and go with a payment that failed (spec §4); a pull brings the user anew. */
async function takeIn(result: 'paid' | 'failed'): Promise<void> {
  wakeSync();
  // A store that refuses shows itself at the next tap; how the payment ended is said in any case.
  await storeRecommendations(result === 'paid').catch(() => undefined);
}
