import { ownerOfPhone } from '../accounts/registration.ts';
import type { ApiRequest } from '../http/handler.ts';
import type { CodePurpose } from '../sms/code-text.ts';
import { userById } from './request-user.ts';

/** What a code to `phone` would do for whoever asks for it. */
export async function codePurpose(request: ApiRequest, phone: string): Promise<CodePurpose> {
  const {
    services: { database },
    session,
  } = request;
  const owner = await ownerOfPhone(database.orm, phone);
  if (!session) return owner === null ? 'registration' : 'sign-in';
  if (owner === session.userId) return 'confirmation';
  // Only with the account of the number itself will the code do anything.
  if (owner !== null) return 'sign-in';
  const { phoneNumber } = await userById(request, session.userId);
  return phoneNumber === null ? 'registration' : 'new-number';
}
