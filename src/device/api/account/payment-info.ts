import { type PaymentInfo } from '#contract/payment/payment-info.ts';
import { getPaymentInfo } from '#contract/payment/payment.ts';
import { currentDiary, theDiary, type Diary } from '#device/diary/diary.ts';
import { putKv } from '#device/diary/kv.ts';
import { signedCall } from '../signed-call.ts';

/** Asks what is paid for and remembers it for the time without a network. Rejects with a RemoteError. */
export async function refreshPaymentInfo(): Promise<PaymentInfo> {
  const diary = theDiary();
  return rememberPaymentInfo(diary, await signedCall(getPaymentInfo, {}));
}

/** Keeps what the server has said; returns it. */
export async function rememberPaymentInfo(diary: Diary, info: PaymentInfo): Promise<PaymentInfo> {
  // Whoever has signed out meanwhile leaves no trace in a diary that may be gone.
  if (currentDiary() === diary) await putKv(diary.db, { key: 'payment', value: { info } });
  return info;
}
