import { eq } from 'drizzle-orm';
import type { PasskeyAnswer } from '#contract/account/passkeys.ts';
import { normalisePhone } from '#domain/account/phone.ts';
import { takesSms } from '#domain/account/sms-code.ts';
import { noteChange } from '#server/accounts/changes/account-changes.ts';
import { applyDueOfPhone, applyDueOfUser } from '#server/accounts/changes/pending-phone.ts';
import {
  formerPasswordOf,
  hashPassword,
  refuseWeak,
  storePassword,
  userOfPassword,
} from '#server/accounts/passwords.ts';
import { ownersOfEmail } from '#server/accounts/email-owners.ts';
import { ownerOfPhone } from '#server/accounts/registration.ts';
import { CONFIRMED_MS, confirmSession, endOtherSessions, replaceSession } from '#server/accounts/sessions/sessions.ts';
import { voidLinks } from '#server/accounts/sessions/void-links.ts';
import { admit } from '#server/admission/admit.ts';
import { demandConfirmed, ownDevice, ownId, ownSession, userById } from '#server/admission/request-user.ts';
import { logSecurity } from '#server/admission/security-log.ts';
import { sendCode } from '#server/admission/send-code.ts';
import { codeMeans, guessCode, sendingNamed, spendCode } from '#server/admission/sms-codes.ts';
import { tellOwner } from '#server/admission/tell-owner.ts';
import { provePasskey } from '#server/admission/verify-passkey.ts';
import { ApiError, invalidInput, unauthenticated } from '#server/errors/api-error.ts';
import { takeOfAddress } from '#server/http/address-limits.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import { hashOf } from '#server/platform/secrets.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { TOUCH_PROFILE } from '#server/store/touch-profile.ts';

/** Codes, passwords, and proving to be there. */
export const signInHandlers: Pick<
  Handlers,
  'authCheck' | 'smsSend' | 'smsSetPassword' | 'smsSkipPassword' | 'loginEmail' | 'postConfirm'
> = {
  async authCheck({ body: { phoneNumber } }, request) {
    const {
      config: { limits },
      database,
    } = request.services;
    // What it answers is worth knowing to strangers: a person asks once, a list of numbers takes months.
    await takeOfAddress(request, 'check', { minute: limits.checks, day: limits.checks * 20 });
    await applyDueOfPhone(request.services, phoneNumber);
    return { data: { exists: (await ownerOfPhone(database.orm, phoneNumber)) !== null } };
  },

  async smsSend({ body: { phoneNumber } }, request) {
    const { limits } = request.services.config;
    if (!takesSms(phoneNumber))
      throw invalidInput([{ path: 'phoneNumber', message: 'A Georgian mobile number begins with 5' }]);
    await takeOfAddress(request, 'sms', { minute: limits.sms.address, day: limits.sms.address * 10 });
    await applyDueOfPhone(request.services, phoneNumber);
    return { data: await sendCode(request, phoneNumber) };
  },

  async smsSetPassword({ body: { phoneNumber, password } }, request) {
    const {
      services: {
        database: { orm },
        clock,
        newId,
      },
    } = request;
    await applyDueOfPhone(request.services, phoneNumber);
    const session = ownSession(request);
    if ((await ownerOfPhone(orm, phoneNumber)) !== session.userId)
      throw invalidInput([{ path: 'phoneNumber', message: 'Not the number of the bearer' }]);
    await demandConfirmed(request);
    await refuseWeak(password, await userById(request, session.userId));
    const formerPassword = await formerPasswordOf(orm, session.userId);
    const hashed = await hashPassword(password, request.address);
    const id = newId();
    const changed = await orm.transaction(async (transaction) => {
      await storePassword(transaction, session.userId, hashed);
      // One proof, one password: the next change is confirmed again.
      const token = await replaceSession(transaction, session, clock(), null);
      if (formerPassword === null) return { token, undoToken: null };
      const undoToken = await noteChange(transaction, {
        id,
        kind: 'password',
        session,
        device: ownDevice(request),
        nowMs: clock(),
        formerPassword,
      });
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
    const {
      services: {
        database: { orm },
        limiter,
        config: { limits },
      },
      address,
    } = request;
    await limiter.take(`sign-in ${address}`, limits.signIns);
    const name = nameOf(typed);
    await limiter.take(`sign-in as ${hashOf(name)}`, limits.passwords);
    await limiter.takeOfDay(`sign-in as ${hashOf(name)}`, limits.passwords * 10);
    const named = await namedBy(request, name);
    // A person has two names, number and address: guesses by both add up.
    for (const userId of named) await limiter.takeOfDay(`password of ${userId}`, limits.passwords * 10);
    const userId = await userOfPassword(orm, named, password, address);
    if (userId === null) {
      logSecurity(request, 'sign-in-failed', named[0] ?? null, { way: 'password' });
      throw new ApiError('unauthenticated', 'Login failed');
    }
    return { data: { token: await admit(request, userId, 'password'), user: await userById(request, userId) } };
  },

  async postConfirm({ body }, request) {
    const {
      services: {
        database: { orm },
        limiter,
        config: { limits },
        clock,
      },
    } = request;
    const session = ownSession(request);
    const { userId, isReplaced } = session;
    if (isReplaced) throw unauthenticated();
    await limiter.take(`confirm ${userId}`, limits.passwords);
    await limiter.takeOfDay(`confirm ${userId}`, limits.passwords * 10);
    await applyDueOfUser(request.services, userId);
    const way = 'password' in body ? 'password' : 'passkey' in body ? 'passkey' : 'code';
    try {
      if ('password' in body) await provePassword(request, body.password);
      else if ('passkey' in body) await proveKey(request, body);
      else await proveNumber(request, body);
    } catch (error) {
      logSecurity(request, 'confirm-failed', userId, { way });
      throw error;
    }
    await confirmSession(orm, session, way, clock());
    logSecurity(request, 'confirmed', userId, { way });
    return { data: { confirmedUntil: new Date(clock() + CONFIRMED_MS).toISOString() } };
  },
};

async function provePassword(request: ApiRequest, password: string): Promise<void> {
  if ((await userOfPassword(request.services.database.orm, [ownId(request)], password, request.address)) === null)
    throw new ApiError('invalid-code', 'The password is wrong');
}

async function proveKey(request: ApiRequest, answer: PasskeyAnswer): Promise<void> {
  if ((await provePasskey(request, 'confirm', ownId(request), answer)) === null)
    throw new ApiError('invalid-code', 'Not a passkey of this user');
}

/** A code counts that was sent to the number which the account has now: one on its way to it does not. */
async function proveNumber(
  request: ApiRequest,
  { verificationId, code }: { verificationId: string; code: string },
): Promise<void> {
  const { orm } = request.services.database;
  const proven = await guessCode(codeMeans(request), sendingNamed(verificationId, request), code);
  if ((await ownerOfPhone(orm, proven.phone)) !== ownId(request) || !(await spendCode(orm, proven)))
    throw new ApiError('invalid-code', 'Not a code for this user');
}

/** A name as it is counted and looked up, however it was typed: `5 5 5…` is the number, and what has no digits is no number. */
function nameOf(typed: string): string {
  if (typed.includes('@')) return typed.toLowerCase();
  return normalisePhone(typed) ?? 'nobody';
}

/** Users whom a name names, as `nameOf` makes it. */
async function namedBy({ services }: ApiRequest, name: string): Promise<string[]> {
  const { orm } = services.database;
  if (name.includes('@')) return ownersOfEmail(orm, name);
  await applyDueOfPhone(services, name);
  const owner = await ownerOfPhone(orm, name);
  return owner === null ? [] : [owner];
}

async function noteAsked(
  {
    services: {
      database: { orm },
    },
  }: ApiRequest,
  userId: string,
): Promise<void> {
  await orm
    .update(users)
    .set({ wasAskedPassword: true, ...TOUCH_PROFILE })
    .where(eq(users.userId, userId));
}
