import { RemoteError } from '#device/api/remote-error.ts';
import { StorageError } from '#device/platform/storage-error.ts';
import { formatNumber } from '#app/format/number.ts';
import { errorText } from '#app/text/error-text.ts';
import { saving } from '#app/text/saving.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';

/** Why no code was sent. */
export const sendFailure = (error: unknown): string => ordinaryFailure(error) ?? signIn.notSent;

/** Why a code did not prove the number. `codeIsOver`: it is too old, or was guessed too often. */
export function proofFailure(error: unknown, codeIsOver: boolean): string {
  if (!(error instanceof RemoteError)) return ordinaryFailure(error) ?? signIn.unexpected;
  if (error.code === 'code-expired') return errorText(error.code);
  if (error.code === 'invalid-code') return codeIsOver ? signIn.wrongOrExpired : errorText(error.code);
  // Who could not check a code has not found it wrong.
  if (error.code === 'unreadable' || error.code === 'internal' || (error.status ?? 0) >= 500)
    return ordinaryFailure(error) ?? signIn.unexpected;
  return ordinaryFailure(error) ?? signIn.wrongOrExpired;
}

/** What any call of a sign-in can run into; null: something of its own. What is no answer of a server or a store is also reported as a fault. */
export function ordinaryFailure(error: unknown): string | null {
  if (error instanceof StorageError) return saving.storage[error.code];
  if (!(error instanceof RemoteError)) {
    reportError(error);
    return null;
  }
  if (error.code === 'offline') return signIn.unreachable;
  if (error.code === 'rate-limited' && error.retryAfterSeconds !== null)
    return signIn.tooOften(waitWords(error.retryAfterSeconds));
  return [
    'rate-limited',
    'phone-registered',
    'phone-pending',
    'app-too-old',
    'server-stopping',
    'server-busy',
    'request-in-progress',
    'provider-unavailable',
  ].includes(error.code)
    ? errorText(error.code)
    : null;
}

function waitWords(seconds: number): string {
  if (seconds < 60) return signIn.inSeconds(formatNumber(Math.max(1, seconds)));
  if (seconds < 3_600) return signIn.inMinutes(formatNumber(Math.ceil(seconds / 60)));
  return signIn.inHours(formatNumber(Math.ceil(seconds / 3_600)));
}
