import { logEvent } from '#server/platform/log.ts';
import type { Database } from '#server/store/database.ts';
import type { KeyedHash } from '#server/store/server-secret.ts';
import { CALLBACK_PATH, RETURN_PATHS, type BankSettings } from './bank-settings.ts';
import type { Bank } from './bank.ts';
import { bogBank } from './bog/bog-bank.ts';
import { sandboxBank } from './sandbox/sandbox-bank.ts';
import { tbcBank } from './tbc/tbc-bank.ts';

interface Means {
  config: { bank: BankSettings | null; publicHost: string | null };
  database: Database;
  hash: KeyedHash;
  clock: () => number;
  newId: () => string;
  /** Where the server listens. */
  state: { port: number };
}

/** The bank that the configuration names; null: nothing can be paid. */
export function openBank({ config, database, hash, clock, newId, state }: Means): Bank | null {
  const { bank: settings, publicHost } = config;
  if (settings === null) return null;
  if (settings.provider === 'sandbox') {
    logEvent('warn', 'the sandbox is the bank: PRO costs nothing here');
    return sandboxBank({
      orm: database.orm,
      hash,
      clock,
      newId,
      callbackUrl: () => `http://127.0.0.1:${state.port}${CALLBACK_PATH}`,
    });
  }
  const origin = `https://${publicHost ?? ''}`;
  const back = {
    callbackUrl: `${origin}${CALLBACK_PATH}`,
    successUrl: `${origin}${RETURN_PATHS.success}`,
    failUrl: `${origin}${RETURN_PATHS.fail}`,
  };
  return settings.provider === 'bog' ? bogBank(settings, back, clock) : tbcBank(settings, back, clock);
}
