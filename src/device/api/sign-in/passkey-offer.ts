import { hasOwnAuthenticator } from './authenticator.ts';

// The device's own, like the pause of the registration: nobody is offered a passkey twice.
const KEY = 'passkey_offered';

/** Whether somebody who has just registered may be offered a passkey here: the device itself has a fingerprint, a face or a PIN, and nobody was asked yet. */
export async function mayOfferPasskey(): Promise<boolean> {
  try {
    return localStorage.getItem(KEY) === null && (await hasOwnAuthenticator());
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
