import type { CreationOptions, PasskeyMade, PasskeyProof, RequestOptions } from '#contract/account/passkeys.ts';

/**
 * Why the browser gave no passkey. `cancelled`: the person said no, or there was none to choose; `known`: this device has one for the
 * account; `stopped`: something else began; `failed`: anything else.
 */
export class AuthenticatorError extends Error {
  override readonly name = 'AuthenticatorError';
  readonly reason: 'cancelled' | 'known' | 'stopped' | 'failed';

  constructor(reason: AuthenticatorError['reason'], options?: ErrorOptions) {
    super(`No passkey: ${reason}`, options);
    this.reason = reason;
  }
}

/** Whether this browser can have passkeys on this page: it knows them, and the page has a host with a name. */
export function hasAuthenticator(): boolean {
  return (
    'PublicKeyCredential' in globalThis &&
    globalThis.isSecureContext &&
    !/^[\d.]+$|[[:]/.test(globalThis.location.hostname)
  );
}

/** Whether the device itself makes passkeys, with a fingerprint, a face or a PIN. */
export const hasOwnAuthenticator = async (): Promise<boolean> =>
  hasAuthenticator() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

const load = () => import('@simplewebauthn/browser');

/** Fetches the code ahead of the tap: some browsers ask only right after one. */
export function readyAuthenticator(): void {
  load().catch(() => undefined);
}

/** Has the browser make a passkey. Rejects with an AuthenticatorError. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<PasskeyMade> {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON }).catch(explain);
}

/** Has the browser prove a passkey. Rejects with an AuthenticatorError. */
export async function provePasskey(optionsJSON: RequestOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON }).catch(explain);
}

/** Whether the browser offers passkeys among what it fills in. */
export async function fillsInPasskeys(): Promise<boolean> {
  if (!hasAuthenticator()) return false;
  return (await load()).browserSupportsWebAuthnAutofill();
}

/** Waits until the person chooses a passkey among what the browser fills in. Rejects with an AuthenticatorError. */
export async function awaitPasskey(optionsJSON: RequestOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(explain);
}

/** Ends the waiting. */
export async function stopWaiting(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    throw new AuthenticatorError('known', { cause: error });
  if (code === 'ERROR_CEREMONY_ABORTED' || name === 'AbortError')
    throw new AuthenticatorError('stopped', { cause: error });
  throw new AuthenticatorError(name === 'NotAllowedError' ? 'cancelled' : 'failed', { cause: error });
}
