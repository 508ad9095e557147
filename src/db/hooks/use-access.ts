import { useMemo } from 'react';
import { readKv, readMemory } from '../kv.ts';
import { useLive } from '../live.ts';
import { accessAt, trustedNow, type Access } from '../payment-memory.ts';
import { useMinute } from './use-minute.ts';

/** Trial and access now; undefined until they were told once. It turns by itself when the trial ends. */
export function useAccess(): Access | undefined {
  const now = useMinute();
  const known = useLive('access', async ({ db }) => {
    const payment = await readKv(db, 'payment');
    const { serverTime, clockOffset } = await readMemory(db);
    return payment && { payment, serverTime, clockOffset, mark: await readKv(db, 'clock-mark') };
  });
  return useMemo(() => (known ? accessAt(known.payment, trustedNow(known, now, known.mark)) : undefined), [known, now]);
}
