import * as v from 'valibot';
import { putProfile } from '#contract/account/profile.ts';
import { dropChange, noteChange } from '../accounts/changes/account-changes.ts';
import { isCrowded, noteEmails } from '../accounts/email-owners.ts';
import { load } from '../diary/core/load.ts';
import type { Answer } from '../diary/core/rule.ts';
import { invalidInput, unauthenticated } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';
import { bearerOf } from '../http/headers/request-headers.ts';
import { demandConfirmed, ownDevice, ownId } from './request-user.ts';
import { logSecurity } from './security-log.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Runs a write of the profile. One that changes the e-mail address of an account is confirmed first, noted so that it can be taken back,
 * and told to the number; `write` then gets true. Throws 403, and 400 when too many others have the address: behind them it would sign
 * nobody in.
 */
export async function writeProfile(
  request: ApiRequest,
  body: unknown,
  write: (confirmed: boolean) => Promise<Answer>,
): Promise<Answer> {
  const {
    services: { database, sessionCache, clock, newId },
    c,
  } = request;
  const typed = v.safeParse(putProfile.body, body);
  const email = typed.success ? typed.output.email : undefined;
  if (email === undefined) return write(false);
  const userId = ownId(request);
  const { user } = await load(database, userId, []);
  if (!user || user.isAnonymous || user.email === email) return write(false);
  // Of a write of the diary only the owner is known so far, not whether anybody has confirmed.
  request.session = await sessionCache.check(bearerOf(c) ?? '');
  if (!request.session) throw unauthenticated();
  await demandConfirmed(request);
  if (email !== null) await refuseCrowded(request, email, userId);
  const id = newId();
  const change = {
    id,
    kind: 'email',
    session: request.session,
    device: ownDevice(request),
    nowMs: clock(),
    formerEmail: user.email,
  } as const;
  const undoToken = await noteChange(database.orm, change);
  await noteEmails(database.orm, userId, [user.email, email], clock());
  const answer = await write(true);
  if (!answer.body.success) {
    await dropChange(database.orm, userId, id);
    return answer;
  }
  if (user.phoneNumber !== null) tellOwner(request, user.phoneNumber, 'email', undoToken);
  logSecurity(request, 'email-changed', userId);
  return answer;
}

async function refuseCrowded({ services: { database } }: ApiRequest, email: string, userId: string): Promise<void> {
  if (await isCrowded(database.orm, email, userId))
    throw invalidInput([{ path: 'email', message: 'Too many accounts have this address' }]);
}
