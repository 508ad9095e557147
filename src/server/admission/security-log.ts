import type { ApiRequest } from '../http/handler.ts';
import { logEvent } from '../platform/log.ts';

/** What happens to accounts and is worth finding again. */
export type SecurityAct =
  | 'sign-in'
  | 'sign-in-failed'
  | 'locked'
  | 'confirmed'
  | 'confirm-failed'
  | 'registered'
  | 'phone-held'
  | 'phone-changed'
  | 'password-set'
  | 'password-changed'
  | 'email-changed'
  | 'undone'
  | 'session-ended'
  | 'sessions-ended'
  | 'signed-out'
  | 'account-deleted'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'second-factor-wanted'
  | 'second-factor-failed'
  | 'second-factor-set'
  | 'second-factor-recovery'
  | 'pairing-made'
  | 'pairing-claimed'
  | 'pairing-approved'
  | 'pairing-refused'
  | 'pairing-failed';

/** Says how, how many: never a number, a name or what somebody wrote. */
type Fields = Readonly<Record<string, string | number | boolean>>;

/**
 * A line `security` of the log. `actor` stands for the user, `from` for the address: keyed hashes, the same for the same one, which say
 * nothing to a reader without the server's secret. `userId` null: nobody is known yet.
 */
export function logSecurity(
  { services: { hash }, address }: Pick<ApiRequest, 'services' | 'address'>,
  act: SecurityAct,
  userId: string | null,
  fields: Fields = {},
): void {
  const actor = userId === null ? {} : { actor: short(hash('security-log', `user ${userId}`)) };
  logEvent('info', 'security', { act, ...actor, from: short(hash('security-log', `address ${address}`)), ...fields });
}

/** 96 bits are enough to tell one from another. */
const short = (hash: string): string => hash.slice(0, 16);
