import { sql } from 'drizzle-orm';
import { addDays, type DiaryDay } from '../../domain/diary-day.ts';
import { isPairingCode } from '../../domain/pairing.ts';
import { createUser } from '../accounts/new-user.ts';
import { arrivalOf, knownArrival } from '../accounts/arrivals.ts';
import { demandConfirmed } from '../accounts/confirmed.ts';
import { deleteEverything } from '../accounts/delete-user.ts';
import { onboardingRule } from '../accounts/onboarding-rule.ts';
import { makeOneTimeToken, spendOneTimeToken } from '../accounts/one-time-sign-in.ts';
import { noteTrialStart } from '../accounts/registration.ts';
import { ownDevice, ownId, ownSession, userById } from '../accounts/request-user.ts';
import { endSession, startSession } from '../accounts/sessions.ts';
import { load } from '../diary/load.ts';
import { bindRule } from '../diary/operation.ts';
import { serverDay } from '../diary/server-day.ts';
import { ApiError, invalidInput } from '../http/api-error.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';
import { sayKept } from '../payments/say-kept.ts';
import { savedCard } from '../payments/membership.ts';
import { dropRemindersOfSession } from '../reminders/reminder-store.ts';
import { stepCounts } from '../store/schema.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { User } from '../../contract/user.ts';

/** A clock in another time zone is at most this far behind. */
const DAYS_BEHIND = 2;

/** Arriving, signing in, the own account. */
export const accountHandlers: Pick<
  Handlers,
  | 'logOnboardingStep' | 'postOnboarding' | 'postAnonymous' | 'postExchange' | 'postLogout'
  | 'getMe' | 'getProfile' | 'deleteUser'
> = {
  async logOnboardingStep({ body: { step } }, { services: { database, clock } }) {
    const row = { date: serverDay(clock()), step, visits: 1 };
    await database.orm
      .insert(stepCounts)
      .values(row)
      .onConflictDoUpdate({ target: [stepCounts.date, stepCounts.step], set: { visits: sql`${stepCounts.visits} + 1` } });
    return { data: {} };
  },

  async postOnboarding({ body }, request) {
    const { services, session, key, generation } = request;
    const { database, clock, writer } = services;
    checkStart(body.date, clock());
    if (!session && !services.config.onboardingEnabled) throw new ApiError('not-found', 'Onboarding is switched off');
    const userId = session?.userId ?? (await arrive(request));
    const operation = { run: bindRule(onboardingRule, body), status: 201, key, tokenHash: session?.tokenHash ?? null, generation: session && generation };
    const [answer] = await writer.write(userId, [operation]);
    if (!answer?.body.success) throw refused(answer?.body);
    // The bearer's own token goes on: a second one would only be another secret to lose.
    const token = session ? bearerOf(request) : await startSession(database.orm, userId, clock(), ownDevice(request));
    const { user = await userById(request, userId) } = answer.body.data as { user?: User };
    if (user.phoneNumber !== null) await keepTrialOfNumber(request, userId, user.phoneNumber);
    const customToken = await makeOneTimeToken(database.orm, userId, clock());
    return { data: { user, token, customToken } };
  },

  async postAnonymous(_, request) {
    const { database, clock } = request.services;
    const userId = await arrive(request);
    const token = await startSession(database.orm, userId, clock(), ownDevice(request));
    return { data: { user: await userById(request, userId), token } };
  },

  async postExchange({ body: { customToken } }, request) {
    const { database, clock, limiter, config } = request.services;
    await limiter.take(`sign-in ${request.address}`, config.limits.signIns);
    if (isPairingCode(customToken)) {
      // Six digits could be guessed: few from one address, and not many from all together.
      await limiter.take(`pair ${request.address}`, config.limits.pairings);
      await limiter.take('pair', config.limits.pairings * 10);
    }
    const signedIn = await database.orm.transaction(async (orm) => {
      const userId = await spendOneTimeToken(orm, customToken, clock());
      return userId && { userId, token: await startSession(orm, userId, clock(), ownDevice(request)) };
    });
    if (!signedIn) throw new ApiError('unauthenticated', 'This sign-in token is unknown, used or too old');
    return { data: { user: await userById(request, signedIn.userId), token: signedIn.token } };
  },

  async postLogout(_, { services, session }) {
    if (session) {
      await endSession(services.database.orm, session.tokenHash);
      await dropRemindersOfSession(services.database.orm, session.userId, session.tokenHash);
    }
    return { data: {} };
  },

  getMe: async (_, request) => ({ data: await userById(request, ownId(request)) }),
  getProfile: async (_, request) => ({ data: await userById(request, ownId(request)) }),

  async deleteUser(_, request) {
    const { services: { database, clock, bank } } = request;
    const session = ownSession(request);
    const { user } = await load(database, session.userId, {});
    if (user?.phoneNumber) demandConfirmed(session, clock());
    const card = bank && (await savedCard(database.orm, bank.name, session.userId));
    await deleteEverything(database.orm, session.userId);
    // Beside the answer: the account is gone whether the bank is there or not, and nothing charges the card any more.
    if (bank && card) void bank.forgetCard(card).catch(sayKept);
    return { data: { deleted: true } };
  },
};

/** A plan begins now: a day long past comes from a clock that is wrong, and the device then leaves it to ours. */
function checkStart(date: DiaryDay | undefined, nowMs: number): void {
  const earliest = addDays(serverDay(nowMs), -DAYS_BEHIND);
  if (date !== undefined && date < earliest) throw invalidInput([{ path: 'date', message: `A plan begins on ${earliest} or later` }]);
}

/** Makes a user, or finds the one that the same request has made before its answer was lost. */
async function arrive({ services, key, address }: ApiRequest): Promise<string> {
  const { database, limiter, clock, newId, config } = services;
  const known = key !== null && (await knownArrival(database.orm, key, clock())) !== null;
  if (!known) await limiter.take(`new-user ${address}`, config.limits.newUsers);
  return database.orm.transaction(async (orm) => {
    const freshId = newId();
    const userId = key ? await arrivalOf(orm, key.text, key.payloadHash, freshId, clock()) : freshId;
    if (userId === freshId) await createUser(orm, userId, clock());
    return userId;
  });
}

/** A number has one trial: when it began is kept beside the account. */
async function keepTrialOfNumber({ services: { database, hash } }: ApiRequest, userId: string, phone: string): Promise<void> {
  const { user } = await load(database, userId, {});
  if (user) await noteTrialStart(database.orm, hash, phone, user.trialStartedMs);
}

const bearerOf = ({ c }: ApiRequest): string => (c.req.header('authorization') ?? '').replace(/^Bearer +/i, '');

function refused(body: Envelope | undefined): Error {
  return body ? new ApiError((body.code ?? 'internal') as 'internal', body.message) : new Error('A write had no answer');
}
