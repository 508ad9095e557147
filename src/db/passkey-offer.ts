import { hasAuthenticator } from './remote/authenticator.ts';

// The device's own, like the pause of the registration: nobody is offered a passkey twice.
const KEY = 'passkey_offered';

/** Whether somebody who has just registered may be offered a passkey here. */
export function mayOfferPasskey(): boolean {
  try {
    return hasAuthenticator() && localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

/** It was offered, whatever the answer. */
export function notePasskeyOffered(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Offered again after the next registration.
  }
}
