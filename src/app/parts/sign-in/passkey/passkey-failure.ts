import { AuthenticatorError } from '#device/api/sign-in/authenticator.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { ordinaryFailure } from '../failure-text.ts';

/** Why a passkey did not prove anything; null: nothing to be told, because something else began. */
export function passkeyFailure(error: unknown): string | null {
  if (error instanceof AuthenticatorError) {
    if (error.reason === 'stopped') return null;
    return error.reason === 'failed' ? words.failed : words.cancelled;
  }
  const isUnknown = error instanceof RemoteError && ['unauthenticated', 'invalid-code'].includes(error.code);
  return isUnknown ? words.unknownHere : (ordinaryFailure(error) ?? words.failed);
}
