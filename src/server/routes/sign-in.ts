import { eq, sql } from 'drizzle-orm';
import { normalisePhone } from '../../domain/phone.ts';
import { pauseBeforeSms, takesSms } from '../../domain/sms-code.ts';
import { arrivalOf, knownArrival } from '../accounts/arrivals.ts';
import { CONFIRMED_MS, demandConfirmed } from '../accounts/confirmed.ts';
import { mergeDiary } from '../accounts/merge-diary.ts';
import { makePairing } from '../accounts/one-time-sign-in.ts';
import { hasPassword, storePassword, userOfPassword } from '../accounts/passwords.ts';
import { createRegisteredUser, ownerOfPhone, ownersOfEmail, phoneRegistered, registerPhone } from '../accounts/registration.ts';
import { ownDevice, ownId, ownSession, userById } from '../accounts/request-user.ts';
import { confirmSession, endSessions, findSession, mergedInto, replaceSession, sessionsOf, startSession } from '../accounts/sessions.ts';
import { drawCode, forgetCode, guessCode, spendCode, type CodeMeans } from '../accounts/sms-codes.ts';
import { hashOf } from '../accounts/tokens.ts';
import { ApiError, invalidInput, unauthenticated } from '../http/api-error.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';
import { errorFields, logEvent } from '../log.ts';
import { load } from '../diary/load.ts';
import { cancelRenewal } from '../payments/membership.ts';
import { codeText } from '../sms/code-text.ts';
import { SmsFailed } from '../sms/sms-sender.ts';
import { users } from '../store/schema.ts';

/** Proving a number, signing in, sessions, pairing, merging. */
export const signInHandlers: Pick<
  Handlers,
  | 'authCheck' | 'smsSend' | 'smsVerify' | 'smsSetPassword' | 'smsSkipPassword' | 'loginEmail' | 'postConfirm' | 'postPair'
  | 'getSessions' | 'deleteSession' | 'postMerge'
> = {
  async authCheck({ body: { phoneNumber } }, request) {
    const { services: { limiter, config: { limits }, database }, address } = request;
    // What it answers is worth knowing to strangers: a person asks once, a list of numbers takes months.
    await limiter.take(`check ${address}`, limits.checks);
    await limiter.takeOfDay(`check ${address}`, limits.checks * 20);
    return { data: { exists: (await ownerOfPhone(database.orm, phoneNumber)) !== null } };
  },

  async smsSend({ body: { phoneNumber } }, request) {
    const { services: { limiter, config, sms, newId }, address } = request;
    if (!takesSms(phoneNumber)) throw invalidInput([{ path: 'phoneNumber', message: 'A Georgian mobile number begins with 5' }]);
    await limiter.take(`sms ${address}`, config.limits.sms.address);
    await limiter.takeOfDay(`sms ${address}`, config.limits.sms.address * 10);
    await limiter.takeOfDay('sms', config.limits.sms.day);
    const means = codeMeans(request);
    const { verificationId, code } = await drawCode(means, phoneNumber, newId());
    try {
      await sms.send(phoneNumber, codeText(code, config.publicHost));
    } catch (error) {
      await forgetCode(means.orm, verificationId);
      if (!(error instanceof SmsFailed)) throw error;
      logEvent('warn', 'sms failed', { provider: sms.name, ...errorFields(error) });
      throw new ApiError('provider-unavailable', 'სმს ვერ გაიგზავნა, სცადეთ თავიდან');
    }
    return { data: { verificationId, resendInSeconds: Math.ceil(pauseBeforeSms([means.nowMs], [], means.nowMs) / 1000) } };
  },

  async smsVerify({ body: { verificationId, code, uid } }, request) {
    const { services: { database: { orm }, limiter, config, clock, newId }, session, key, address } = request;
    if (uid !== undefined && uid !== session?.userId) throw invalidInput([{ path: 'uid', message: 'Not the user of the bearer' }]);
    await limiter.take(`sign-in ${address}`, config.limits.signIns);
    const before = key && (await knownArrival(orm, key, clock()));
    if (before) return { data: { token: await startSession(orm, before, clock(), ownDevice(request)), ...(await arrived(request, before)) } };
    const means = codeMeans(request);
    const proven = await guessCode(means, sendingNamed(verificationId, request), code);
    const owner = await ownerOfPhone(orm, proven.phone);
    // Not used up: with the same code the person may sign in to the account that has the number.
    if (session && owner !== null && owner !== session.userId) throw phoneRegistered();
    const signedIn = await orm.transaction(async (transaction) => {
      if (!(await spendCode(transaction, proven))) throw new ApiError('invalid-code', 'The code was used');
      const userId = session?.userId ?? owner ?? newId();
      if (session) await registerPhone(transaction, means.hash, userId, proven.phone, means.nowMs);
      else if (owner === null) await createRegisteredUser(transaction, means.hash, userId, proven.phone, means.nowMs);
      if (key) await arrivalOf(transaction, key.text, key.payloadHash, userId, means.nowMs);
      const token = session ? await replaceSession(transaction, session, means.nowMs) : await startSession(transaction, userId, means.nowMs, ownDevice(request));
      return { userId, token };
    });
    return { data: { token: signedIn.token, ...(await arrived(request, signedIn.userId)) } };
  },

  async smsSetPassword({ body: { phoneNumber, password } }, request) {
    const { services: { database: { orm }, clock } } = request;
    const session = ownSession(request);
    if ((await ownerOfPhone(orm, phoneNumber)) !== session.userId) throw invalidInput([{ path: 'phoneNumber', message: 'Not the number of the bearer' }]);
    if (await hasPassword(orm, session.userId)) demandConfirmed(session, clock());
    await storePassword(orm, session.userId, password, request.address);
    await noteAsked(request, session.userId);
    return { data: { token: await replaceSession(orm, session, clock()), user: await userById(request, session.userId) } };
  },

  async smsSkipPassword({ body: { uid } }, request) {
    const userId = ownId(request);
    if (uid !== userId) throw invalidInput([{ path: 'uid', message: 'Not the user of the bearer' }]);
    await noteAsked(request, userId);
    return { data: await userById(request, userId) };
  },

  async loginEmail({ body: { email, password } }, request) {
    const { services: { database: { orm }, limiter, config: { limits }, clock }, address } = request;
    await limiter.take(`sign-in ${address}`, limits.signIns);
    await limiter.take(`sign-in as ${hashOf(email.toLowerCase())}`, limits.passwords);
    await limiter.takeOfDay(`sign-in as ${hashOf(email.toLowerCase())}`, limits.passwords * 10);
    const userId = await userOfPassword(orm, await namedBy(request, email), password, address);
    if (userId === null) throw new ApiError('unauthenticated', 'Login failed');
    return { data: { token: await startSession(orm, userId, clock(), ownDevice(request)), user: await userById(request, userId) } };
  },

  async postConfirm({ body }, request) {
    const { services: { database: { orm }, limiter, config: { limits }, clock } } = request;
    const { userId, tokenHash } = ownSession(request);
    await limiter.take(`confirm ${userId}`, limits.passwords);
    if ('password' in body) {
      if ((await userOfPassword(orm, [userId], body.password, request.address)) === null) throw new ApiError('invalid-code', 'The password is wrong');
    } else {
      const proven = await guessCode(codeMeans(request), sendingNamed(body.verificationId, request), body.code);
      if ((await ownerOfPhone(orm, proven.phone)) !== userId || !(await spendCode(orm, proven))) throw new ApiError('invalid-code', 'Not a code for this user');
    }
    await confirmSession(orm, tokenHash, clock());
    return { data: { confirmedUntil: new Date(clock() + CONFIRMED_MS).toISOString() } };
  },

  async postPair(_, request) {
    const { services: { database, clock } } = request;
    const { token, code, expiresMs } = await makePairing(database.orm, ownId(request), clock());
    return { data: { customToken: token, code, expiresAt: new Date(expiresMs).toISOString() } };
  },

  async getSessions(_, request) {
    const { userId, tokenHash } = ownSession(request);
    const rows = await sessionsOf(request.services.database.orm, userId);
    return {
      data: rows.map(({ id, device, createdMs, seenMs, ...row }) => ({
        id,
        device,
        createdAt: new Date(createdMs).toISOString(),
        lastSeenAt: new Date(seenMs ?? createdMs).toISOString(),
        current: row.tokenHash === tokenHash,
      })),
    };
  },

  deleteSession: async ({ params: { id } }, request) => ({
    data: { ended: await endSessions(request.services.database.orm, ownSession(request), id) },
  }),

  async postMerge({ body: { anonymousToken, keep } }, request) {
    const { services: { database, clock } } = request;
    const accountId = ownId(request);
    const { isAnonymous } = await userById(request, accountId);
    if (isAnonymous) throw invalidInput([{ path: '', message: 'Only an account takes a diary in' }]);
    const tokenHash = hashOf(anonymousToken);
    const other = await findSession(database, anonymousToken);
    if (!other || other.userId === accountId) {
      // The answer to the first request was lost.
      if ((await mergedInto(database.orm, tokenHash)) === accountId) return { data: { entries: 0, rev: await revOf(request, accountId) } };
      throw invalidInput([{ path: 'anonymousToken', message: 'Not the token of an anonymous diary' }]);
    }
    if (keep === 'leave') {
      // Nobody is left who could end its charges.
      await cancelRenewal({ database }, other.userId);
      return { data: { entries: 0, rev: await revOf(request, accountId) } };
    }
    const merged = await database.orm.transaction((orm) => mergeDiary(orm, other.userId, accountId, clock()));
    if (!merged) throw invalidInput([{ path: 'anonymousToken', message: 'Not the token of an anonymous diary' }]);
    return { data: merged };
  },
};

const codeMeans = ({ services: { database, hash, clock }, session, address }: ApiRequest): CodeMeans => ({
  orm: database.orm,
  hash,
  requester: session?.userId ?? `address ${address}`,
  nowMs: clock(),
});

/** What the answer of a verification tells about the user. */
async function arrived(request: ApiRequest, userId: string) {
  const user = await userById(request, userId);
  const asked = user.wasAskedPassword || (await hasPassword(request.services.database.orm, userId));
  return { user, shouldAskPassword: !asked };
}

/** Users whom an e-mail address or a phone number names. */
async function namedBy({ services: { database: { orm } } }: ApiRequest, name: string): Promise<string[]> {
  const phone = name.includes('@') ? null : normalisePhone(name);
  if (phone === null) return ownersOfEmail(orm, name);
  const owner = await ownerOfPhone(orm, phone);
  return owner === null ? [] : [owner];
}

async function noteAsked({ services: { database: { orm } } }: ApiRequest, userId: string): Promise<void> {
  await orm
    .update(users)
    .set({ wasAskedPassword: true, rev: sql`${users.rev} + 1`, profileRev: sql`${users.rev} + 1` })
    .where(eq(users.userId, userId));
}

async function revOf({ services: { database } }: ApiRequest, userId: string): Promise<number> {
  const { user } = await load(database, userId, {});
  if (!user) throw unauthenticated();
  return user.rev;
}

/** What a client names a sending by: its id; or, for the bearer who asked, the phone itself. */
function sendingNamed(typed: string, { session }: ApiRequest): string {
  const phone = /^[\da-f-]{36}$/i.test(typed) ? null : normalisePhone(typed);
  if (phone !== null && !session) throw new ApiError('invalid-code', 'Without a bearer only the id of the sending counts');
  return phone ?? typed;
}
