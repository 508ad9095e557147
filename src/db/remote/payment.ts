import { postPaymentCreate } from '../../contract/payment.ts';
import { getPaymentInfo, type PaymentInfo } from '../../contract/user.ts';
import { currentDiary, theDiary } from '../diary.ts';
import { putKv, readKv } from '../kv.ts';
import { paidSince } from '../payment-memory.ts';
import { signedCall } from './signed-call.ts';

/** Asks what is paid for and remembers it for the time without a network. Rejects with a RemoteError. */
export async function refreshPaymentInfo(): Promise<PaymentInfo> {
  const diary = theDiary();
  const info = await signedCall(getPaymentInfo, {});
  // Whoever has signed out meanwhile leaves no trace in a diary that may be gone.
  if (currentDiary() === diary) await putKv(diary.db, { key: 'payment', value: { info } });
  return info;
}

/** Orders a month of PRO and answers the address of the bank's page. Rejects with a RemoteError. */
export async function createPayment(): Promise<string> {
  const { db } = theDiary();
  const { redirectUrl } = await signedCall(postPaymentCreate, { body: { plan: 'month' } });
  const premiumUntilBefore = (await readKv(db, 'payment'))?.info.premiumUntil ?? null;
  await putKv(db, { key: 'order', value: { premiumUntilBefore } });
  return redirectUrl;
}

/** Asks the server whether the last order of this device has been paid. Rejects with a RemoteError. */
export async function hasPaid(): Promise<boolean> {
  const { db } = theDiary();
  const info = await refreshPaymentInfo();
  return paidSince(await readKv(db, 'order'), info);
}
