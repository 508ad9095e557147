import { noteChange } from '#server/accounts/changes/account-changes.ts';
import { applyDueOfPhone, applyDueOfUser, holdPhone, pendingFor } from '#server/accounts/changes/pending-phone.ts';
import { hasPassword } from '#server/accounts/passwords.ts';
import { createRegisteredUser, ownerOfPhone, phoneRegistered, registerPhone } from '#server/accounts/registration.ts';
import { newUserId } from '#server/accounts/new-user.ts';
import { endOtherSessions, replaceSession, type Session } from '#server/accounts/sessions/sessions.ts';
import { voidLinks } from '#server/accounts/sessions/void-links.ts';
import { userOfSignUpKey, knownUserOfSignUpKey } from '#server/accounts/sign-up-keys.ts';
import { admit } from '#server/admission/admit.ts';
import { demandConfirmed, ownDevice, userById } from '#server/admission/request-user.ts';
import { logSecurity } from '#server/admission/security-log.ts';
import { codeMeans, guessCode, sendingNamed, spendCode, type ProvenNumber } from '#server/admission/sms-codes.ts';
import { tellOwner } from '#server/admission/tell-owner.ts';
import { ApiError, invalidInput } from '#server/errors/api-error.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import { bearerOf } from '#server/http/headers/request-headers.ts';
import type { Orm } from '#server/store/database.ts';

/** What a proven number does: it registers a nameless diary, replaces the number of an account, or signs in. */
export const proveNumberHandlers: Pick<Handlers, 'smsVerify'> = {
  async smsVerify({ body: { verificationId, code, uid } }, request) {
    const {
      services: {
        database: { orm },
        limiter,
        config,
        clock,
      },
      session,
      key,
      address,
    } = request;
    if (uid !== undefined && uid !== session?.userId)
      throw invalidInput([{ path: 'uid', message: 'Not the user of the bearer' }]);
    await limiter.take(`sign-in ${address}`, config.limits.signIns);
    const before = key && (await knownUserOfSignUpKey(orm, key, clock()));
    if (before) return arrived(request, before, await admit(request, before, 'code'));
    const proven = await guessOrLog(request, verificationId, code);
    await applyDueOfPhone(request.services, proven.phone);
    if (session) await applyDueOfUser(request.services, session.userId);
    const owner = await ownerOfPhone(orm, proven.phone);
    // Not used up: with the same code the person may sign in to the account that has the number.
    if (session && owner !== null && owner !== session.userId) throw phoneRegistered();
    // A token that was replaced registers nobody; the number's holder comes in anew.
    if (!session || (session.isReplaced && owner === session.userId)) return signInByNumber(request, proven, owner);
    const { phoneNumber } = await userById(request, session.userId);
    if (phoneNumber !== null && phoneNumber !== proven.phone)
      return replaceNumber(request, session, proven, phoneNumber);
    return register(request, session, proven);
  },
};

/** A code that is wrong is worth a line of the security log. */
async function guessOrLog(request: ApiRequest, verificationId: string, code: string): Promise<ProvenNumber> {
  try {
    return await guessCode(codeMeans(request), sendingNamed(verificationId, request), code);
  } catch (error) {
    const isLocked = error instanceof ApiError && error.code === 'rate-limited';
    logSecurity(request, isLocked ? 'locked' : 'sign-in-failed', request.session?.userId ?? null, { way: 'code' });
    throw error;
  }
}

async function signInByNumber(request: ApiRequest, proven: ProvenNumber, owner: string | null) {
  const {
    services: {
      database: { orm },
      hash,
      clock,
    },
    key,
  } = request;
  if (owner === null) await refusePending(orm, proven.phone, null);
  const userId = owner ?? newUserId();
  await orm.transaction(async (transaction) => {
    await spend(transaction, proven);
    if (owner === null) await createRegisteredUser(transaction, hash, userId, proven.phone, clock());
    if (key) await userOfSignUpKey(transaction, key.text, key.payloadHash, userId, clock());
  });
  if (owner === null) logSecurity(request, 'registered', userId);
  return arrived(request, userId, await admit(request, userId, 'code'));
}

/** The nameless diary gets a name: whoever shared it until then, by a session, a pairing or a link, shares it no longer. */
async function register(request: ApiRequest, session: Session, proven: ProvenNumber) {
  const {
    services: {
      database: { orm },
      hash,
      clock,
    },
    key,
  } = request;
  const { userId } = session;
  await refusePending(orm, proven.phone, userId);
  const token = await orm.transaction(async (transaction) => {
    await spend(transaction, proven);
    const isNew = await registerPhone(transaction, hash, userId, proven.phone, clock());
    if (isNew) {
      await voidLinks(transaction, userId);
      await endOtherSessions(transaction, userId, session.id, null);
    }
    if (key) await userOfSignUpKey(transaction, key.text, key.payloadHash, userId, clock());
    return replaceSession(transaction, session, clock(), 'code');
  });
  logSecurity(request, 'registered', userId);
  return arrived(request, userId, token);
}

/** Another number for an account: confirmed, told to the former one, and held for 24 hours. The bearer's token goes on. */
async function replaceNumber(request: ApiRequest, session: Session, proven: ProvenNumber, former: string) {
  const {
    services: {
      database: { orm },
      clock,
      newId,
    },
  } = request;
  await demandConfirmed(request);
  await refusePending(orm, proven.phone, session.userId);
  const undoToken = await orm.transaction(async (transaction) => {
    await spend(transaction, proven);
    await holdPhone(transaction, session.userId, proven.phone, clock());
    return noteChange(transaction, { id: newId(), kind: 'phone', session, device: ownDevice(request), nowMs: clock() });
  });
  tellOwner(request, former, 'phone', undoToken);
  logSecurity(request, 'phone-held', session.userId);
  return arrived(request, session.userId, bearerOf(request.c) ?? '');
}

async function spend(orm: Orm, proven: ProvenNumber): Promise<void> {
  if (!(await spendCode(orm, proven))) throw new ApiError('invalid-code', 'The code was used');
}

/** A number that is on its way to another account makes no second one. */
async function refusePending(orm: Orm, phone: string, userId: string | null): Promise<void> {
  const pending = await pendingFor(orm, phone);
  if (!pending || pending.userId === userId) return;
  const data = { effectiveAt: new Date(pending.effectiveMs).toISOString() };
  throw new ApiError('phone-pending', 'The number is on its way to an account; until then its former one signs in', {
    data,
  });
}

/** What the answer of a verification tells about the user. */
async function arrived(request: ApiRequest, userId: string, token: string) {
  const user = await userById(request, userId);
  const asked = user.wasAskedPassword || (await hasPassword(request.services.database.orm, userId));
  return { data: { token, user, shouldAskPassword: !asked } };
}
