import type { ApprovalPending } from '#contract/account/pairing.ts';
import { normalisePairingCode } from '#domain/account/pairing.ts';
import { spendOneTimeToken } from '#server/accounts/sessions/one-time-sign-in.ts';
import {
  answerClaim,
  claimPairing,
  findClaim,
  makePairing,
  pairingInfo,
  pairingOf,
  spendClaim,
} from '#server/accounts/sessions/pairings.ts';
import { admit } from '#server/admission/admit.ts';
import { demandConfirmed, ownDevice, ownId, ownSession, userById } from '#server/admission/request-user.ts';
import { logSecurity } from '#server/admission/security-log.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { takeOfAddress } from '#server/http/address-limits.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';

/** A device that waits asks every two seconds. */
const POLLS_A_MINUTE = 60;
/** So many times as many wrong symbols as one address may try are taken from all together a minute. */
const ALL_ADDRESSES = 100;

/** Letting another device in. */
export const pairingHandlers: Pick<Handlers, 'postPair' | 'getPairing' | 'answerPairing' | 'postExchange'> = {
  async postPair(_, request) {
    const {
      services: { database, clock, hash, newId },
    } = request;
    await demandConfirmed(request);
    const { userId, id: sessionId } = ownSession(request);
    const { id, token, code, expiresMs } = await makePairing(
      database.orm,
      hash,
      { id: newId(), userId, sessionId },
      clock(),
    );
    logSecurity(request, 'pairing-made', userId);
    return { data: { id, customToken: token, code, expiresAt: new Date(expiresMs).toISOString() } };
  },

  async getPairing({ params: { id } }, request) {
    const { database, clock } = request.services;
    const pairing = await pairingOf(database.orm, ownId(request), id);
    if (!pairing) throw noPairing();
    return { data: pairingInfo(pairing, clock()) };
  },

  async answerPairing({ params: { id }, body: { approve } }, request) {
    const { database, clock } = request.services;
    const { userId, id: sessionId, isReplaced } = ownSession(request);
    const noted = !isReplaced && (await answerClaim(database.orm, { id, userId, sessionId }, approve, clock()));
    if (noted) logSecurity(request, approve ? 'pairing-approved' : 'pairing-refused', userId);
    const pairing = await pairingOf(database.orm, userId, id);
    if (!pairing) throw noPairing();
    return { data: pairingInfo(pairing, clock()) };
  },

  async postExchange({ body: { customToken } }, request) {
    const {
      services: {
        database: { orm },
        clock,
        limiter,
        config: { limits },
      },
      address,
    } = request;
    const claimed = await findClaim(orm, customToken);
    if (claimed) {
      await limiter.take(`claim ${claimed.id}`, POLLS_A_MINUTE);
      if (await spendClaim(orm, claimed.id, clock())) return signedIn(request, claimed.userId, 'pairing');
      if (pairingInfo(claimed, clock()).state !== 'claimed') throw noToken();
      throw approvalPending(customToken, claimed.expiresMs, claimed.device ?? '');
    }
    await limiter.take(`sign-in ${address}`, limits.signIns);
    const nameless = await spendOneTimeToken(orm, customToken, clock());
    if (nameless !== null) return signedIn(request, nameless, 'one-time');
    const { claim, expiresMs } = await claimFor(request, customToken);
    throw approvalPending(claim, expiresMs, ownDevice(request));
  },
};

async function signedIn(request: ApiRequest, userId: string, way: 'pairing' | 'one-time') {
  const token = await admit(request, userId, way);
  return { data: { token, user: await userById(request, userId) } };
}

/** Makes the device of the request the one that wants in. Symbols could be guessed: few tries for an address, and of all only the wrong ones count. */
async function claimFor(request: ApiRequest, text: string): Promise<{ claim: string; expiresMs: number }> {
  const {
    services: {
      database: { orm },
      clock,
      hash,
      limiter,
      config: { limits },
    },
  } = request;
  const isTyped = normalisePairingCode(text) !== null;
  if (isTyped) {
    await takeOfAddress(request, 'pair', { minute: limits.pairings, day: limits.pairings * 10 });
    await limiter.take('wrong pair', limits.pairings * ALL_ADDRESSES);
  }
  const claimed = await claimPairing(orm, hash, text, ownDevice(request), clock());
  if (!claimed) {
    logSecurity(request, 'pairing-failed', null);
    throw noToken();
  }
  if (isTyped) limiter.giveBack('wrong pair');
  logSecurity(request, 'pairing-claimed', claimed.userId);
  return claimed;
}

const approvalPending = (claim: string, expiresMs: number, device: string): ApiError => {
  const data: ApprovalPending = { claim, expiresAt: new Date(expiresMs).toISOString(), device };
  return new ApiError('approval-pending', 'Approve it on the other device', { data });
};

const noToken = (): ApiError =>
  new ApiError('unauthenticated', 'This sign-in token is unknown, used, refused or too old');
const noPairing = (): ApiError => new ApiError('not-found', 'No such pairing');
