import { startSession } from '../accounts/sessions/sessions.ts';
import type { ApiRequest } from '../http/handler.ts';
import type { Proof } from '../store/tables/account-tables.ts';
import { ownDevice } from './request-user.ts';
import { demandSecondFactor, endRecovery, refuseWithFactor } from './second-factor.ts';
import { logSecurity } from './security-log.ts';

/**
 * How somebody comes in: by what they prove, with a second factor where they want one; as a new nameless user; by the one-time token of one; let in by another device; or again,
 * because the answer to one of these was lost.
 */
export type Way = Proof | 'password-and-code' | 'arrival' | 'one-time' | 'pairing';

/** A code proves as much as a later confirmation by a code would. A password may have leaked: it confirms only when it is asked for again. */
const CONFIRMED_BY: Readonly<Record<Way, Proof | null>> = {
  code: 'code',
  passkey: 'passkey',
  'password-and-code': 'code',
  password: null,
  arrival: null,
  'one-time': null,
  pairing: null,
};

/**
 * The one way in: starts a session of the user on the device of the request. Returns its token. Throws 403 `second-factor-required` when
 * the user wants more than what was proven; a device that another one lets in has been answered for there.
 */
export async function admit(request: ApiRequest, userId: string, way: Way): Promise<string> {
  const {
    services: { database, clock, config },
  } = request;
  if (way === 'code' || way === 'password') await demandSecondFactor(request, userId, way);
  // Both belong to nameless users, who want no second factor.
  else if (way === 'arrival' || way === 'one-time') await refuseWithFactor(request, userId);
  else if (way !== 'pairing') await endRecovery(database.orm, userId);
  const token = await startSession(database.orm, {
    userId,
    device: ownDevice(request),
    nowMs: clock(),
    life: config.sessionLife,
    confirmedBy: CONFIRMED_BY[way],
  });
  logSecurity(request, 'sign-in', userId, { way });
  return token;
}
