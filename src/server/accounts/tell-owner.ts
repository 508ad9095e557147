import type { ApiRequest } from '../http/handler.ts';
import { errorFields, logEvent } from '../log.ts';
import { SmsFailed } from '../sms/sms-sender.ts';
import { changeText } from '../sms/change-text.ts';
import type { ChangeKind } from '../store/account-tables.ts';

/** More messages a day nobody reads, and somebody pays. */
const MOST_A_DAY = 5;

/**
 * Tells the number that an account had before a change, beside the answer: whoever changed it has their answer at once, and a provider
 * that is away stops nobody.
 */
export function tellOwner(request: ApiRequest, phone: string, kind: ChangeKind, undoToken: string): void {
  void send(request, phone, kind, undoToken).catch((error: unknown) => logEvent('warn', 'notice failed', errorFields(error)));
}

async function send({ services: { limiter, sms, config }, session }: ApiRequest, phone: string, kind: ChangeKind, undoToken: string): Promise<void> {
  await limiter.takeOfDay(`notice ${session?.userId ?? ''}`, MOST_A_DAY);
  try {
    await sms.send(phone, changeText(kind, config.publicHost, undoToken));
  } catch (error) {
    if (!(error instanceof SmsFailed)) throw error;
    logEvent('warn', 'sms failed', { provider: sms.name, ...errorFields(error) });
  }
}
