import { MOST_PASSKEYS } from '#domain/account/second-factor.ts';
import { CHALLENGE_MS, setChallenge } from '#server/accounts/passkey-challenges.ts';
import {
  handleOf,
  keepPasskey,
  passkeyOf,
  passkeysOf,
  removePasskey,
  renamePasskey,
  tooManyPasskeys,
  type PasskeyRow,
} from '#server/accounts/passkeys.ts';
import { hasPassword } from '#server/accounts/passwords.ts';
import { admit } from '#server/admission/admit.ts';
import { demandConfirmed, ownDevice, ownId, ownSession, userById } from '#server/admission/request-user.ts';
import { factorOf, readTicket } from '#server/admission/second-factor.ts';
import { logSecurity } from '#server/admission/security-log.ts';
import { ALGORITHMS, partyOf, provePasskey, verifyMade } from '#server/admission/verify-passkey.ts';
import { ApiError, invalidInput } from '#server/errors/api-error.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import type { ChallengePurpose } from '#server/store/tables/passkey-tables.ts';

/** Making, using and forgetting passkeys. */
export const passkeyHandlers: Pick<
  Handlers,
  | 'postPasskeyOptions'
  | 'postPasskey'
  | 'putPasskey'
  | 'deletePasskey'
  | 'getSecurity'
  | 'passkeyOptions'
  | 'passkeyVerify'
> = {
  async postPasskeyOptions(_, request) {
    const {
      database: { orm },
      clock,
      newId,
    } = request.services;
    const userId = await confirmedAccount(request);
    await takeForUser(request, userId);
    const own = await passkeysOf(orm, userId);
    if (own.length >= MOST_PASSKEYS) throw tooManyPasskeys();
    const { displayName, phoneNumber, email } = await userById(request, userId);
    const reach = phoneNumber === null ? (email ?? 'ლუკმა') : `+995 ${phoneNumber}`;
    const challengeId = newId();
    const challenge = await setChallenge(orm, challengeId, 'add', userId, clock());
    return {
      data: {
        challengeId,
        options: {
          rp: { id: partyOf(request).id, name: 'ლუკმა' },
          user: { id: await handleOf(orm, userId), name: reach, displayName: displayName ?? reach },
          challenge,
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
          timeout: CHALLENGE_MS,
          excludeCredentials: own.map(descriptorOf),
          authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          attestation: 'none',
        },
      },
    };
  },

  async postPasskey({ body: { challengeId, response, name } }, request) {
    const {
      database: { orm },
      clock,
      newId,
    } = request.services;
    const userId = await confirmedAccount(request);
    await takeForUser(request, userId);
    const made = await verifyMade(request, userId, challengeId, response);
    if (!made) {
      logSecurity(request, 'passkey-refused', userId);
      throw new ApiError('invalid-code', 'This passkey cannot be kept');
    }
    const row: PasskeyRow = {
      id: newId(),
      userId,
      ...made,
      name: name ?? (ownDevice(request) || 'ლუკმა'),
      createdMs: clock(),
      usedMs: null,
    };
    await keepPasskey(orm, row);
    logSecurity(request, 'passkey-added', userId);
    return { data: passkeyOf(row) };
  },

  async putPasskey({ params: { id }, body: { name } }, request) {
    const row = await renamePasskey(request.services.database.orm, ownId(request), id, name);
    if (!row) throw new ApiError('not-found', 'No such passkey');
    return { data: passkeyOf(row) };
  },

  async deletePasskey({ params: { id } }, request) {
    const {
      database: { orm },
      clock,
    } = request.services;
    const userId = await confirmedAccount(request);
    const isRemoved = await removePasskey(orm, userId, id, clock());
    if (isRemoved) logSecurity(request, 'passkey-removed', userId);
    return { data: { removed: isRemoved ? 1 : 0 } };
  },

  async getSecurity(_, request) {
    const {
      database: { orm },
      clock,
    } = request.services;
    const userId = ownId(request);
    const { mode, recoveryMs } = await factorOf(orm, userId, clock());
    return {
      data: {
        hasPassword: await hasPassword(orm, userId),
        secondFactor: mode,
        passkeys: (await passkeysOf(orm, userId)).map(passkeyOf),
        recoveryAt: recoveryMs === null ? null : new Date(recoveryMs).toISOString(),
      },
    };
  },

  async passkeyOptions({ body: { ticket } }, request) {
    const {
      services: {
        database: { orm },
        limiter,
        config: { limits },
        clock,
        newId,
      },
      address,
      session,
    } = request;
    await limiter.take(`passkey ${address}`, limits.signIns);
    const { purpose, userId } =
      ticket === undefined
        ? forWhom(session?.userId)
        : { purpose: 'second-factor' as const, userId: (await readTicket(orm, ticket, clock())).userId };
    const challengeId = newId();
    const challenge = await setChallenge(orm, challengeId, purpose, userId, clock());
    const allowCredentials = userId === null ? [] : (await passkeysOf(orm, userId)).map(descriptorOf);
    return {
      data: {
        challengeId,
        options: {
          challenge,
          rpId: partyOf(request).id,
          timeout: CHALLENGE_MS,
          userVerification: 'required',
          allowCredentials,
        },
      },
    };
  },

  async passkeyVerify({ body: { challengeId, response } }, request) {
    const {
      services: {
        limiter,
        config: { limits },
      },
      address,
    } = request;
    await limiter.take(`sign-in ${address}`, limits.signIns);
    const userId = await provePasskey(request, 'sign-in', null, { challengeId, passkey: response });
    if (userId === null) {
      logSecurity(request, 'sign-in-failed', null, { way: 'passkey' });
      throw new ApiError('unauthenticated', 'This passkey is not known here');
    }
    return { data: { token: await admit(request, userId, 'passkey'), user: await userById(request, userId) } };
  },
};

const forWhom = (userId: string | undefined): { purpose: ChallengePurpose; userId: string | null } =>
  userId === undefined ? { purpose: 'sign-in', userId: null } : { purpose: 'confirm', userId };

/** The bearer's account, whose person has just proved to be there. Throws 403 before that, 400 for a nameless diary. */
async function confirmedAccount(request: ApiRequest): Promise<string> {
  const session = ownSession(request);
  const { isAnonymous } = await userById(request, session.userId);
  if (isAnonymous) throw invalidInput([{ path: '', message: 'Only an account has passkeys' }]);
  await demandConfirmed(request);
  return session.userId;
}

async function takeForUser(
  {
    services: {
      limiter,
      config: { limits },
    },
  }: ApiRequest,
  userId: string,
): Promise<void> {
  await limiter.take(`passkeys of ${userId}`, limits.passwords);
  await limiter.takeOfDay(`passkeys of ${userId}`, limits.passwords * 10);
}

const descriptorOf = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});
