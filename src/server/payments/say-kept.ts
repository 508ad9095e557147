import { errorFields, logEvent } from '../platform/log.ts';
import { BankFailed } from './bank.ts';

/** For a card that was to be forgotten: what we do not know any more we cannot charge; that the bank still knows it is for the log. */
export function sayKept(error: unknown): void {
  if (!(error instanceof BankFailed)) throw error;
  logEvent('warn', 'the bank keeps a card', errorFields(error));
}
