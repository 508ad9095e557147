import type { ApiRequest } from '../http/handler.ts';
import { errorFields, logEvent } from '../platform/log.ts';
import { changeText, RECOVERY_TEXT } from '../sms/message-texts.ts';
import { SmsFailed } from '../sms/sms-sender.ts';
import type { ChangeKind } from '../store/tables/account-tables.ts';

/** More messages a day nobody reads, and somebody pays. */
const MOST_A_DAY = 5;

/**
 * Tells the number that an account had before a change, beside the answer: whoever changed it has their answer at once, and a provider
 * that is away stops nobody.
 */
export function tellOwner(request: ApiRequest, phone: string, kind: ChangeKind, undoToken: string): void {
  tell(request, request.session?.userId ?? '', phone, changeText(kind, request.services.config.publicHost, undoToken));
}

/** Tells the number of an account that its second factor ends, in the same way. */
export function tellOfRecovery(request: ApiRequest, userId: string, phone: string): void {
  tell(request, userId, phone, RECOVERY_TEXT);
}

function tell(request: ApiRequest, userId: string, phone: string, text: string): void {
  void send(request, userId, phone, text).catch((error: unknown) =>
    logEvent('warn', 'notice failed', errorFields(error)),
  );
}

async function send(
  { services: { limiter, sms } }: ApiRequest,
  userId: string,
  phone: string,
  text: string,
): Promise<void> {
  await limiter.takeOfDay(`notice ${userId}`, MOST_A_DAY);
  try {
    await sms.send(phone, text);
  } catch (error) {
    if (!(error instanceof SmsFailed)) throw error;
    logEvent('warn', 'sms failed', { provider: sms.name, ...errorFields(error) });
  }
}
