import { pauseBeforeSms } from '#domain/account/sms-code.ts';
import { ownerOfPhone } from '../accounts/registration.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';
import { errorFields, logEvent } from '../platform/log.ts';
import { codeText, type CodePurpose } from '../sms/message-texts.ts';
import { SmsFailed } from '../sms/sms-sender.ts';
import { userById } from './request-user.ts';
import { codeMeans, drawCode, forgetCode } from './sms-codes.ts';

/** What a code to `phone` would do for whoever asks for it. */
async function codePurpose(request: ApiRequest, phone: string): Promise<CodePurpose> {
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

/** Has a code sent to a number that takes messages, within the limits of the number and of the day. */
export async function sendCode(
  request: ApiRequest,
  phone: string,
): Promise<{ verificationId: string; resendInSeconds: number }> {
  const {
    config: { publicHost },
    sms,
    newId,
    database: { orm },
  } = request.services;
  const means = codeMeans(request);
  const purpose = await codePurpose(request, phone);
  const { verificationId, code } = await drawCode(means, phone, newId());
  try {
    const giveBack = await takeOfBudget(request, phone);
    await sms.send(phone, codeText(code, purpose, publicHost)).catch((error: unknown) => {
      giveBack();
      throw error;
    });
  } catch (error) {
    // A message that did not go out costs nobody anything: not the number's next code, not the day's budget.
    await forgetCode(orm, { phone, verificationId });
    if (!(error instanceof SmsFailed)) throw error;
    logEvent('warn', 'sms failed', { provider: sms.name, ...errorFields(error) });
    throw new ApiError('provider-unavailable', 'სმს ვერ გაიგზავნა, სცადეთ თავიდან');
  }
  return { verificationId, resendInSeconds: Math.ceil(pauseBeforeSms([means.nowMs], [], means.nowMs) / 1000) };
}

/** One message of the day's budget; the last part of it is kept for numbers that have an account. Returns what puts it back. Throws 429. */
async function takeOfBudget(
  {
    services: {
      limiter,
      config: {
        limits: { sms },
      },
      database,
    },
  }: ApiRequest,
  phone: string,
): Promise<() => void> {
  const isKnown = (await ownerOfPhone(database.orm, phone)) !== null;
  if (!isKnown)
    await limiter.takeOfDay('sms to new numbers', Math.max(1, Math.floor(sms.day * (1 - sms.reservedPercent / 100))));
  await limiter.takeOfDay('sms', sms.day);
  return () => {
    limiter.giveBackOfDay('sms');
    if (!isKnown) limiter.giveBackOfDay('sms to new numbers');
  };
}
