import { logEvent } from '../log.ts';
import type { Services } from '../services.ts';
import type { Bank } from './bank.ts';
import { sandboxBank } from './sandbox/sandbox-bank.ts';

type Means = Pick<Services, 'config' | 'database' | 'hash' | 'clock' | 'newId' | 'state'>;

/** The bank that the configuration names; null: nothing can be paid. */
export function openBank({ config, database, hash, clock, newId, state }: Means): Bank | null {
  if (config.bank === null) return null;
  logEvent('warn', 'the sandbox is the bank: PRO costs nothing here');
  return sandboxBank({ orm: database.orm, hash, clock, newId, callbackUrl: () => `http://127.0.0.1:${state.port}/bank/callback` });
}
