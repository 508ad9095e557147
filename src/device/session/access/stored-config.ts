import * as v from 'valibot';
import { Config } from '#contract/config.ts';

const KEY = 'config';
const listeners = new Set<() => void>();

/** What a device that has never reached its server assumes. */
const UNKNOWN: Config = {
  onboardingEnabled: true,
  capabilities: { photo: false, speech: false, chat: 'coach', sms: false, payment: false, push: false, batch: false },
  pushKey: null,
  contact: { email: null, phone: null },
  company: { name: null, id: null, address: null },
  processors: { sms: null, model: null, products: null },
};

/** The server's flags as last told: known at once, also without a network. */
export function storedConfig(): Config {
  try {
    const read = v.safeParse(Config, JSON.parse(storedConfigText()));
    return read.success ? read.output : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** The flags as they are stored: the same text stands for the same flags. */
export function storedConfigText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Remembers the flags for the next start, and tells who watches. */
export function storeConfig(config: Config): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(config));
  } catch {
    // Asked again at the next start.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the flags were told anew; returns how to stop. */
export function watchConfig(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
