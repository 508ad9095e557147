import { getSessions } from '#contract/account/sessions.ts';
import { postConfirm } from '#contract/account/sign-in.ts';
import { forgetSending, type Sending } from './phone-code.ts';
import { RemoteError } from '../remote-error.ts';
import { signedCall } from '../signed-call.ts';

/** Proves by the password that the person is there; for ten minutes a young session then may what an old one may. Rejects with a RemoteError. */
export async function confirmByPassword(password: string): Promise<void> {
  await signedCall(postConfirm, { body: { password } });
}

/** The same by a code that was sent to the person's own number. Rejects with a RemoteError. */
export async function confirmByCode({ verificationId }: Sending, code: string): Promise<void> {
  await signedCall(postConfirm, { body: { verificationId, code } });
  forgetSending();
}

/** Whether the person has proved within the last minutes to be there: asked with a call that only then is answered. Rejects with a RemoteError. */
export async function isConfirmed(): Promise<boolean> {
  try {
    await signedCall(getSessions, {});
    return true;
  } catch (error) {
    if (error instanceof RemoteError && error.code === 'confirmation-required') return false;
    throw error;
  }
}
