import { Config } from '#contract/config.ts';
import { readStored, storeConfigText, UNTOLD } from './config-text.ts';

/** What a device that has never reached its server assumes. */
const UNKNOWN: Config = {
  ...UNTOLD,
  capabilities: { photo: false, speech: false, chat: 'coach', sms: false, payment: false, push: false, batch: false },
  pushKey: null,
  contact: { email: null, phone: null },
  company: { name: null, id: null, address: null },
  processors: { sms: null, model: null, products: null },
};

/** The server's flags as last told: known at once, also without a network. */
export const storedConfig = (): Config => readStored(Config, UNKNOWN);

/** Remembers the flags for the next start, and tells who watches. */
export const storeConfig = (config: Config): void => storeConfigText(JSON.stringify(config));
