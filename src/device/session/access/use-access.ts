import { useMemo } from 'react';
import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import type { Trial } from '#domain/payment/trial.ts';
import type { Diary } from '#device/diary/diary.ts';
import { readKvs } from '#device/diary/kv.ts';
import { useLiveOf, useLivePart } from '#device/diary/live.ts';
import { accessAt, trustedNow, type Access } from './payment-memory.ts';
import { storedToken } from '../session-keys.ts';
import { toldPayment } from './told-payment.ts';
import { useMinute } from '#device/platform/use-minute.ts';

/** Trial and access now; undefined until they were told once. It turns by itself when the trial ends. */
export function useAccess(): Access | undefined {
  const now = useMinute();
  const known = useLiveOf(accessQuery);
  return useMemo(() => (known ? accessAt(known.payment, trustedNow(known, now, known.mark)) : undefined), [known, now]);
}

/** The trial's state alone: whoever shows no hours is not drawn again whenever the server tells the time. */
export function useTrialState(): Trial['state'] | undefined {
  useMinute();
  return useLivePart(accessQuery, (known) =>
    known ? accessAt(known.payment, trustedNow(known, Date.now(), known.mark)).trial.state : undefined,
  );
}

/** What `useAccess` asks. */
export const accessQuery = {
  key: 'access',
  query: async ({ db }: Diary) => {
    const [stored, memory, mark] = await readKvs(db, 'payment', 'memory:clock', 'clock-mark');
    const { serverTime, clockOffset } = memory ?? EMPTY_MEMORY;
    const info = stored ? null : toldPayment(storedToken);
    const payment = stored ?? (info && { info });
    return payment && { payment, serverTime, clockOffset, mark };
  },
};
