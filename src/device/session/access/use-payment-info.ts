import type { PaymentInfo } from '#contract/payment/payment-info.ts';
import { readKv } from '#device/diary/kv.ts';
import { useLive } from '#device/diary/live.ts';

/** What the server last said of trial, premium and the next charge; null until it was heard, undefined until IndexedDB answers. */
export const usePaymentInfo = (): PaymentInfo | null | undefined =>
  useLive('payment-info', async ({ db }) => (await readKv(db, 'payment'))?.info ?? null);
