import { getPaymentInfo, type PaymentInfo } from '../../contract/user.ts';
import { theDiary } from '../diary.ts';
import { putKv } from '../kv.ts';
import { signedCall } from './signed-call.ts';

/** Asks what is paid for and remembers it for the time without a network. Rejects with a RemoteError. */
export async function refreshPaymentInfo(): Promise<PaymentInfo> {
  const { db } = theDiary();
  const info = await signedCall(getPaymentInfo, {});
  await putKv(db, { key: 'payment', value: { info } });
  return info;
}
