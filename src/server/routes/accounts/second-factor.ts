import type { SecondFactorWay } from '#domain/account/second-factor.ts';
import { userOfPassword } from '#server/accounts/passwords.ts';
import { admit } from '#server/admission/admit.ts';
import { demandConfirmed, ownId, userById } from '#server/admission/request-user.ts';
import {
  phoneOf,
  readTicket,
  setFactor,
  spendTicket,
  startRecovery,
  tryTicket,
  waysOf,
  type Ticket,
} from '#server/admission/second-factor.ts';
import { logSecurity } from '#server/admission/security-log.ts';
import { sendCode } from '#server/admission/send-code.ts';
import { codeMeans, guessCode, spendCode } from '#server/admission/sms-codes.ts';
import { tellOfRecovery } from '#server/admission/tell-owner.ts';
import { provePasskey } from '#server/admission/verify-passkey.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { takeOfAddress } from '#server/http/address-limits.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';

/** The second half of a sign-in, and who wants one. */
export const secondFactorHandlers: Pick<
  Handlers,
  'secondFactorSend' | 'postSecondFactor' | 'secondFactorRecover' | 'putSecondFactor'
> = {
  async secondFactorSend({ body: { ticket } }, request) {
    const {
      database: { orm },
      clock,
      config: { limits },
    } = request.services;
    await takeForAddress(request);
    const found = await readTicket(orm, ticket, clock());
    const phone = await phoneOf(orm, found.userId);
    if (phone === null || !(await waysOf(orm, found, clock())).includes('code')) throw notAWay();
    await takeOfAddress(request, 'sms', { minute: limits.sms.address, day: limits.sms.address * 10 });
    return { data: await sendCode(request, phone) };
  },

  async postSecondFactor({ body }, request) {
    const {
      database: { orm },
      clock,
    } = request.services;
    await takeForAddress(request);
    const ticket = await tryTicket(orm, body.ticket, clock());
    const way: SecondFactorWay = 'password' in body ? 'password' : 'code' in body ? 'code' : 'passkey';
    if (!(await waysOf(orm, ticket, clock())).includes(way)) throw notAWay();
    if (!(await isProven(body, ticket, request))) {
      logSecurity(request, 'second-factor-failed', ticket.userId, { way });
      throw new ApiError('invalid-code', 'The second factor is wrong');
    }
    // Of two right answers at once the first one signs in.
    if (!(await spendTicket(orm, ticket))) throw new ApiError('unauthenticated', 'This sign-in is over; begin again');
    const token = await admit(request, ticket.userId, way === 'passkey' ? 'passkey' : 'password-and-code');
    return { data: { token, user: await userById(request, ticket.userId) } };
  },

  async secondFactorRecover({ body: { ticket } }, request) {
    const {
      database: { orm },
      clock,
    } = request.services;
    await takeForAddress(request);
    const { userId, proven } = await tryTicket(orm, ticket, clock());
    if (proven !== 'code') throw notAWay();
    const { recoveryMs, isNew } = await startRecovery(orm, userId, clock());
    if (isNew) {
      logSecurity(request, 'second-factor-recovery', userId);
      const phone = await phoneOf(orm, userId);
      if (phone !== null) tellOfRecovery(request, userId, phone);
    }
    return { data: { recoveryAt: new Date(recoveryMs).toISOString() } };
  },

  async putSecondFactor({ body: { mode } }, request) {
    const {
      database: { orm },
      clock,
    } = request.services;
    const userId = ownId(request);
    await demandConfirmed(request);
    await setFactor(orm, userId, mode, clock());
    logSecurity(request, 'second-factor-set', userId, { mode });
    return { data: { secondFactor: mode } };
  },
};

type Proof = Parameters<Handlers['postSecondFactor']>[0]['body'];

async function isProven(body: Proof, { userId }: Ticket, request: ApiRequest): Promise<boolean> {
  const {
    database: { orm },
    limiter,
    config: { limits },
  } = request.services;
  if ('password' in body) {
    // Guesses by whatever way add up.
    await limiter.takeOfDay(`password of ${userId}`, limits.passwords * 10);
    return (await userOfPassword(orm, [userId], body.password, request.address)) !== null;
  }
  if ('code' in body) {
    const proven = await guessCode(codeMeans(request), body.verificationId, body.code);
    return (await phoneOf(orm, userId)) === proven.phone && (await spendCode(orm, proven));
  }
  return (await provePasskey(request, 'second-factor', userId, body)) !== null;
}

async function takeForAddress({
  services: {
    limiter,
    config: { limits },
  },
  address,
}: ApiRequest): Promise<void> {
  await limiter.take(`sign-in ${address}`, limits.signIns);
}

const notAWay = (): ApiError => new ApiError('invalid-code', 'Not a way to prove the second factor of this sign-in');
