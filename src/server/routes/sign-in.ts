import { eq, sql } from 'drizzle-orm';
import { normalisePhone } from '../../domain/phone.ts';
import { pauseBeforeSms, takesSms } from '../../domain/sms-code.ts';
import { noteChange } from '../accounts/account-changes.ts';
import { admit } from '../accounts/admit.ts';
import { CONFIRMED_MS, demandConfirmed } from '../accounts/confirmed.ts';
import { formerPasswordOf, hashPassword, storePassword, userOfPassword } from '../accounts/passwords.ts';
import { applyDuePhones } from '../accounts/pending-phone.ts';
import { ownerOfPhone, ownersOfEmail } from '../accounts/registration.ts';
import { ownDevice, ownId, ownSession, userById } from '../accounts/request-user.ts';
import { logSecurity } from '../accounts/security-log.ts';
import { confirmSession, endOtherSessions, replaceSession } from '../accounts/sessions.ts';
import { codeMeans, drawCode, forgetCode, guessCode, sendingNamed, spendCode } from '../accounts/sms-codes.ts';
import { tellOwner } from '../accounts/tell-owner.ts';
import { hashOf } from '../accounts/tokens.ts';
import { voidLinks } from '../accounts/void-links.ts';
import { refuseWeak } from '../accounts/weak-passwords.ts';
import { takeOfAddress } from '../http/address-limits.ts';
import { ApiError, invalidInput, unauthenticated } from '../http/api-error.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';
import { errorFields, logEvent } from '../log.ts';
import { codeText } from '../sms/code-text.ts';
import { SmsFailed } from '../sms/sms-sender.ts';
import { users } from '../store/schema.ts';

/** Codes, passwords, and proving to be there. */
export const signInHandlers: Pick<Handlers, 'authCheck' | 'smsSend' | 'smsSetPassword' | 'smsSkipPassword' | 'loginEmail' | 'postConfirm'> = {
  async authCheck({ body: { phoneNumber } }, request) {
    const { services: { limiter, config: { limits }, database }, address } = request;
    // What it answers is worth knowing to strangers: a person asks once, a list of numbers takes months.
    await limiter.take(`check ${address}`, limits.checks);
    await limiter.takeOfDay(`check ${address}`, limits.checks * 20);
    return { data: { exists: (await ownerOfPhone(database.orm, phoneNumber)) !== null } };
  },

  async smsSend({ body: { phoneNumber } }, request) {
    const { services: { config: { limits, publicHost }, sms, newId, database: { orm } } } = request;
    if (!takesSms(phoneNumber)) throw invalidInput([{ path: 'phoneNumber', message: 'A Georgian mobile number begins with 5' }]);
    await takeOfAddress(request, 'sms', { minute: limits.sms.address, day: limits.sms.address * 10 });
    await applyDuePhones(request.services);
    const means = codeMeans(request);
    const { verificationId, code } = await drawCode(means, phoneNumber, newId());
    try {
      const giveBack = await takeOfBudget(request, phoneNumber);
      await sms.send(phoneNumber, codeText(code, publicHost)).catch((error: unknown) => {
        giveBack();
        throw error;
      });
    } catch (error) {
      // A message that did not go out costs nobody anything: not the number's next code, not the day's budget.
      await forgetCode(orm, verificationId);
      if (!(error instanceof SmsFailed)) throw error;
      logEvent('warn', 'sms failed', { provider: sms.name, ...errorFields(error) });
      throw new ApiError('provider-unavailable', 'სმს ვერ გაიგზავნა, სცადეთ თავიდან');
    }
    return { data: { verificationId, resendInSeconds: Math.ceil(pauseBeforeSms([means.nowMs], [], means.nowMs) / 1000) } };
  },

  async smsSetPassword({ body: { phoneNumber, password } }, request) {
    const { services: { database: { orm }, clock, newId } } = request;
    await applyDuePhones(request.services);
    const session = ownSession(request);
    if ((await ownerOfPhone(orm, phoneNumber)) !== session.userId) throw invalidInput([{ path: 'phoneNumber', message: 'Not the number of the bearer' }]);
    await demandConfirmed(request);
    await refuseWeak(password, await userById(request, session.userId));
    const formerPassword = await formerPasswordOf(orm, session.userId);
    const hashed = await hashPassword(password);
    const id = newId();
    const changed = await orm.transaction(async (transaction) => {
      await storePassword(transaction, session.userId, hashed);
      // One proof, one password: the next change is confirmed again.
      const token = await replaceSession(transaction, session, clock(), null);
      if (formerPassword === null) return { token, undoToken: null };
      const undoToken = await noteChange(transaction, { id, kind: 'password', session, device: ownDevice(request), nowMs: clock(), formerPassword });
      await endOtherSessions(transaction, session.userId, session.id, id);
      await voidLinks(transaction, session.userId);
      return { token, undoToken };
    });
    if (changed.undoToken !== null) tellOwner(request, phoneNumber, 'password', changed.undoToken);
    logSecurity(request, changed.undoToken === null ? 'password-set' : 'password-changed', session.userId);
    await noteAsked(request, session.userId);
    return { data: { token: changed.token, user: await userById(request, session.userId) } };
  },

  async smsSkipPassword({ body: { uid } }, request) {
    const userId = ownId(request);
    if (uid !== userId) throw invalidInput([{ path: 'uid', message: 'Not the user of the bearer' }]);
    await noteAsked(request, userId);
    return { data: await userById(request, userId) };
  },

  async loginEmail({ body: { email: typed, password } }, request) {
    const { services: { database: { orm }, limiter, config: { limits } }, address } = request;
    await limiter.take(`sign-in ${address}`, limits.signIns);
    const name = nameOf(typed);
    await limiter.take(`sign-in as ${hashOf(name)}`, limits.passwords);
    await limiter.takeOfDay(`sign-in as ${hashOf(name)}`, limits.passwords * 10);
    await applyDuePhones(request.services);
    const named = await namedBy(request, name);
    // A person has two names, number and address: guesses by both add up.
    for (const userId of named) await limiter.takeOfDay(`password of ${userId}`, limits.passwords * 10);
    const userId = await userOfPassword(orm, named, password);
    if (userId === null) {
      logSecurity(request, 'sign-in-failed', named[0] ?? null, { way: 'password' });
      throw new ApiError('unauthenticated', 'Login failed');
    }
    return { data: { token: await admit(request, userId, 'password'), user: await userById(request, userId) } };
  },

  async postConfirm({ body }, request) {
    const { services: { database: { orm }, limiter, config: { limits }, clock } } = request;
    const { userId, tokenHash, isReplaced } = ownSession(request);
    if (isReplaced) throw unauthenticated();
    await limiter.take(`confirm ${userId}`, limits.passwords);
    await limiter.takeOfDay(`confirm ${userId}`, limits.passwords * 10);
    await applyDuePhones(request.services);
    const way = 'password' in body ? 'password' : 'code';
    try {
      if ('password' in body) await provePassword(request, body.password);
      else await proveNumber(request, body);
    } catch (error) {
      logSecurity(request, 'confirm-failed', userId, { way });
      throw error;
    }
    await confirmSession(orm, tokenHash, way, clock());
    logSecurity(request, 'confirmed', userId, { way });
    return { data: { confirmedUntil: new Date(clock() + CONFIRMED_MS).toISOString() } };
  },
};

async function provePassword(request: ApiRequest, password: string): Promise<void> {
  if ((await userOfPassword(request.services.database.orm, [ownId(request)], password)) === null) throw new ApiError('invalid-code', 'The password is wrong');
}

/** A code counts that was sent to the number which the account has now: one on its way to it does not. */
async function proveNumber(request: ApiRequest, { verificationId, code }: { verificationId: string; code: string }): Promise<void> {
  const { orm } = request.services.database;
  const proven = await guessCode(codeMeans(request), sendingNamed(verificationId, request), code);
  if ((await ownerOfPhone(orm, proven.phone)) !== ownId(request) || !(await spendCode(orm, proven))) throw new ApiError('invalid-code', 'Not a code for this user');
}

/** One message of the day's budget; the last part of it is kept for numbers that have an account. Returns what puts it back. Throws 429. */
async function takeOfBudget({ services: { limiter, config: { limits: { sms } }, database } }: ApiRequest, phone: string): Promise<() => void> {
  const isKnown = (await ownerOfPhone(database.orm, phone)) !== null;
  if (!isKnown) await limiter.takeOfDay('sms to new numbers', Math.max(1, Math.floor(sms.day * (1 - sms.reservedPercent / 100))));
  await limiter.takeOfDay('sms', sms.day);
  return () => {
    limiter.giveBackOfDay('sms');
    if (!isKnown) limiter.giveBackOfDay('sms to new numbers');
  };
}

/** A name as it is counted and looked up, however it was typed: `5 5 5…` is the number, and what has no digits is no number. */
function nameOf(typed: string): string {
  if (typed.includes('@')) return typed.toLowerCase();
  return normalisePhone(typed) ?? 'nobody';
}

/** Users whom a name names, as `nameOf` makes it. */
async function namedBy({ services: { database: { orm } } }: ApiRequest, name: string): Promise<string[]> {
  if (name.includes('@')) return ownersOfEmail(orm, name);
  const owner = await ownerOfPhone(orm, name);
  return owner === null ? [] : [owner];
}

async function noteAsked({ services: { database: { orm } } }: ApiRequest, userId: string): Promise<void> {
  await orm
    .update(users)
    .set({ wasAskedPassword: true, rev: sql`${users.rev} + 1`, profileRev: sql`${users.rev} + 1` })
    .where(eq(users.userId, userId));
}
