import type { BrowserContext, Page } from 'playwright/test';
import * as v from 'valibot';

const Readings = v.array(v.picklist(['waits', 'read', 'stopped']));

/** The part of a phone that hands codes out of messages over to a page (WebOTP); the test decides when one arrives. */
export interface SmsApp {
  /** What has become of each time this page asked for a code, the oldest first. */
  readings(page: Page): Promise<v.InferOutput<typeof Readings>>;
  /** A message with a code arrives: the page that waits for it gets it. */
  deliver(page: Page, code: string): Promise<void>;
}

/** Gives the pages of a context a phone around them. Browsers without one have the call, but never a message. */
export async function smsApp(context: BrowserContext): Promise<SmsApp> {
  await context.addInitScript(() => {
    const asked: { state: string; arrive: (code: string) => void }[] = [];
    const get = ({ otp, signal }: { otp?: { transport: string[] }; signal?: AbortSignal } = {}) =>
      new Promise((resolve, reject) => {
        if (otp?.transport.join() !== 'sms')
          return void reject(new DOMException('Only codes out of messages', 'NotSupportedError'));
        const one = {
          state: 'waits',
          arrive: (code: string) => {
            one.state = 'read';
            resolve({ type: 'otp', code });
          },
        };
        asked.push(one);
        signal?.addEventListener('abort', () => {
          // As a browser does: what was handed over is not taken back.
          if (one.state === 'waits') one.state = 'stopped';
          reject(signal.reason);
        });
      });
    Object.defineProperty(globalThis, 'OTPCredential', { value: Credential, configurable: true });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    addEventListener('a message', (event) => {
      if (event instanceof CustomEvent)
        for (const one of asked) if (one.state === 'waits') one.arrive(String(event.detail));
    });
    Object.defineProperty(globalThis, 'codesAskedFor', { get: () => asked.map(({ state }) => state) });
  });
  return {
    readings: async (page) => v.parse(Readings, await page.evaluate('codesAskedFor')),
    deliver: (page, code) =>
      page.evaluate((detail) => void dispatchEvent(new CustomEvent('a message', { detail })), code),
  };
}
