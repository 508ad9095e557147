import { postPaymentCreate } from '../../contract/payment.ts';
import { getPaymentInfo, type PaymentInfo } from '../../contract/user.ts';
import { currentDiary, theDiary } from '../diary.ts';
import { putKv } from '../kv.ts';
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
  const { redirectUrl } = await signedCall(postPaymentCreate, { body: { plan: 'month' } });
  return redirectUrl;
}
