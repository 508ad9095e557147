import { type PaymentInfo } from '#contract/payment/payment-info.ts';
import {
  getOrder,
  getReceipts,
  postCancelRenewal,
  postPaymentCreate,
  postResumeRenewal,
  type Order,
} from '#contract/payment/payment.ts';
import { theDiary } from '#device/diary/diary.ts';
import { putKv, readKv } from '#device/diary/kv.ts';
import { refreshPaymentInfo, rememberPaymentInfo } from './payment-info.ts';
import { signedCall } from '../signed-call.ts';

/** Orders a month of PRO and returns the address of the bank's page. Rejects with a RemoteError. */
export async function createPayment(): Promise<string> {
  const { db } = theDiary();
  const { redirectUrl, orderId } = await signedCall(postPaymentCreate, { body: { plan: 'month' } });
  await putKv(db, { key: 'last-order', value: { orderId } });
  return redirectUrl;
}

/** How a payment stands: `waiting` until the bank has said how it ended. */
export type PaymentStanding = 'paid' | 'refused' | 'waiting';

/**
 * Asks the server how the last order of this device has ended; where none is known, whether PRO is paid for. Rejects with a RemoteError.
 */
export async function paymentStanding(): Promise<PaymentStanding> {
  const order = await readKv(theDiary().db, 'last-order');
  const { state } = order ? await signedCall(getOrder, { params: order }) : { state: null };
  if (state === 'declined' || state === 'expired') return 'refused';
  const { isPremium } = await refreshPaymentInfo();
  return isPremium && (state === null || state === 'paid') ? 'paid' : 'waiting';
}

/** What was paid, the newest first. Rejects with a RemoteError. */
export const fetchReceipts = (): Promise<Order[]> => signedCall(getReceipts, {});

/** Ends the monthly charges, or takes them up again. Rejects with a RemoteError. */
export async function setRenewal(on: boolean): Promise<PaymentInfo> {
  const diary = theDiary();
  return rememberPaymentInfo(diary, await signedCall(on ? postResumeRenewal : postCancelRenewal, {}));
}
