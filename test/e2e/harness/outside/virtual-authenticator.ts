import type { CDPSession, Page } from 'playwright/test';

/** The part of a phone that makes passkeys and asks for a finger, as the browser itself plays it. */
export interface VirtualAuthenticator {
  /** How many passkeys it holds. */
  count(): Promise<number>;
  /** The person gives the finger, or does not. */
  verifies(does: boolean): Promise<void>;
  /** Nobody touches anything until this is said. */
  isTouched(is: boolean): Promise<void>;
  /** The phone is lost, with everything on it. */
  lose(): Promise<void>;
}

/** Gives a page's browser an authenticator of its own: with a PIN or a finger, and a memory. */
export async function virtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    verifies: async (isUserVerified) =>
      void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    isTouched: async (enabled) =>
      void (await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    lose: async () => void (await session.send('WebAuthn.clearCredentials', { authenticatorId })),
  };
}
