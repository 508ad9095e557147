import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import { Email, putProfile } from '#contract/account/profile.ts';
import { sendNow } from '#device/diary/commands/outbox.ts';
import { signedCall } from '../signed-call.ts';

/** Whether the server would take it for an address. */
export const isEmail = (typed: string): boolean => v.is(Email, typed);

/** Sets the e-mail address of the signed-in person, null: none. They have just proved to be there. Rejects with a RemoteError. */
export async function changeEmail(email: string | null): Promise<void> {
  await signedCall(putProfile, { body: { email }, key: uuid() });
  // The pull brings the record with it.
  await sendNow();
}
