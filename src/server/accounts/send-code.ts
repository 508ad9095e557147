import { pauseBeforeSms } from '../../domain/sms-code.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';
import { errorFields, logEvent } from '../log.ts';
import { codeText } from '../sms/code-text.ts';
import { SmsFailed } from '../sms/sms-sender.ts';
import { drawCode, forgetCode, type CodeMeans } from './sms-codes.ts';

/** Has a code sent to a number that takes messages, within the limits of the address, of the number and of the day. */
export async function sendCodeTo(request: ApiRequest, phone: string): Promise<{ verificationId: string; resendInSeconds: number }> {
  const { services: { limiter, config, sms, newId }, address } = request;
  await limiter.take(`sms ${address}`, config.limits.sms.address);
  await limiter.takeOfDay(`sms ${address}`, config.limits.sms.address * 10);
  await limiter.takeOfDay('sms', config.limits.sms.day);
  const means = codeMeans(request);
  const { verificationId, code } = await drawCode(means, phone, newId());
  try {
    await sms.send(phone, codeText(code, config.publicHost));
  } catch (error) {
    await forgetCode(means.orm, verificationId);
    if (!(error instanceof SmsFailed)) throw error;
    logEvent('warn', 'sms failed', { provider: sms.name, ...errorFields(error) });
    throw new ApiError('provider-unavailable', 'სმს ვერ გაიგზავნა, სცადეთ თავიდან');
  }
  return { verificationId, resendInSeconds: Math.ceil(pauseBeforeSms([means.nowMs], [], means.nowMs) / 1000) };
}

/** Who asks for codes and types them, in the name of the bearer or of the address. */
export const codeMeans = ({ services: { database, hash, clock }, session, address }: ApiRequest): CodeMeans => ({
  orm: database.orm,
  hash,
  requester: session?.userId ?? `address ${address}`,
  nowMs: clock(),
});
