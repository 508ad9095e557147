import { sql } from 'drizzle-orm';
import type { Envelope } from '#contract/envelope.ts';
import type { User } from '#contract/account/user.ts';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { deleteEverything } from '#server/accounts/delete-user.ts';
import { createUser, newUserId } from '#server/accounts/new-user.ts';
import { onboardingRule } from '#server/accounts/onboarding-rule.ts';
import { makeOneTimeToken } from '#server/accounts/sessions/one-time-sign-in.ts';
import { userOfSignUpKey, knownUserOfSignUpKey } from '#server/accounts/sign-up-keys.ts';
import { admit } from '#server/admission/admit.ts';
import { beginsTrial } from '#server/admission/nameless-trials.ts';
import { demandConfirmed, ownId, ownSession, userById } from '#server/admission/request-user.ts';
import { logSecurity } from '#server/admission/security-log.ts';
import { load } from '#server/diary/core/load.ts';
import { bindRule } from '#server/diary/core/rule.ts';
import { ApiError, invalidInput } from '#server/errors/api-error.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import { bearerOf } from '#server/http/headers/request-headers.ts';
import { serverDay } from '#server/input/server-day.ts';
import { savedCard } from '#server/payments/membership.ts';
import { sayKept } from '#server/payments/order-store.ts';
import { stepCounts } from '#server/store/tables/server-tables.ts';

/** A clock in another time zone is at most this far behind. */
const DAYS_BEHIND = 2;

/** Arriving, signing in, the own account. */
export const accountHandlers: Pick<
  Handlers,
  'logOnboardingStep' | 'postOnboarding' | 'postAnonymous' | 'getMe' | 'getProfile' | 'deleteUser'
> = {
  async logOnboardingStep({ body: { step } }, { services: { database, clock } }) {
    const row = { date: serverDay(clock()), step, visits: 1 };
    await database.orm
      .insert(stepCounts)
      .values(row)
      .onConflictDoUpdate({
        target: [stepCounts.date, stepCounts.step],
        set: { visits: sql`${stepCounts.visits} + 1` },
      });
    return { data: {} };
  },

  async postOnboarding({ body }, request) {
    const { services, session, key, generation } = request;
    const { database, clock, writer } = services;
    checkStart(body.date, clock());
    if (!session && !services.config.onboardingEnabled) throw new ApiError('not-found', 'Onboarding is switched off');
    const userId = session?.userId ?? (await arrive(request));
    const startsTrial = session !== null && (await beginsLater(request, userId));
    const operation = {
      run: bindRule(onboardingRule, { ...body, startsTrial }),
      status: 201,
      key,
      tokenHash: session?.tokenHash ?? null,
      generation: session && generation,
    };
    const [answer] = await writer.write(userId, [operation]);
    if (!answer?.body.success) throw refused(answer?.body);
    // The bearer's own token goes on: a second one would only be another secret to lose.
    const token = session ? (bearerOf(request.c) ?? '') : await admit(request, userId, 'arrival');
    const { user = await userById(request, userId) } = answer.body.data as { user?: User };
    // Who has a number lets other devices in by approving them.
    const customToken = user.isAnonymous ? await makeOneTimeToken(database.orm, userId, clock()) : '';
    return { data: { user, token, customToken } };
  },

  async postAnonymous(_, request) {
    const userId = await arrive(request);
    const token = await admit(request, userId, 'arrival');
    return { data: { user: await userById(request, userId), token } };
  },

  getMe: async (_, request) => ({ data: await userById(request, ownId(request)) }),
  getProfile: async (_, request) => ({ data: await userById(request, ownId(request)) }),

  async deleteUser(_, request) {
    const {
      services: { database, bank },
    } = request;
    const session = ownSession(request);
    await demandConfirmed(request);
    const card = bank && (await savedCard(database.orm, bank.name, session.userId));
    await deleteEverything(database.orm, session.userId);
    logSecurity(request, 'account-deleted', session.userId);
    // Beside the answer: the account is gone whether the bank is there or not, and nothing charges the card any more.
    if (bank && card) void bank.forgetCard(card).catch(sayKept);
    return { data: { deleted: true } };
  },
};

/** A plan begins now: a day long past comes from a clock that is wrong, and the device then leaves it to ours. */
function checkStart(date: DiaryDay | undefined, nowMs: number): void {
  const earliest = addDays(serverDay(nowMs), -DAYS_BEHIND);
  if (date !== undefined && date < earliest)
    throw invalidInput([{ path: 'date', message: `A plan begins on ${earliest} or later` }]);
}

/** Makes a user, or finds the one that the same request has made before its answer was lost. The trial starts with the user. */
async function arrive(request: ApiRequest): Promise<string> {
  const {
    services: { database, clock, config },
    key,
  } = request;
  const known = key && (await knownUserOfSignUpKey(database.orm, key, clock()));
  if (known) return known;
  await request.services.limiter.take(`new-user ${request.address}`, config.limits.newUsers);
  const trialStartedMs = (await beginsTrial(request)) ? clock() : null;
  return database.orm.transaction(async (orm) => {
    const freshId = newUserId();
    const userId = key ? await userOfSignUpKey(orm, key.text, key.payloadHash, freshId, clock()) : freshId;
    if (userId === freshId) await createUser(orm, userId, clock(), trialStartedMs);
    return userId;
  });
}

/** Whether a user who came without a trial gets one with the questionnaire: the address may have had too many on the day of the arrival. */
async function beginsLater(request: ApiRequest, userId: string): Promise<boolean> {
  const { user } = await load(request.services.database, userId, []);
  return user?.isAnonymous === true && user.trialStartedMs === null && (await beginsTrial(request));
}

function refused(body: Envelope | undefined): Error {
  return body
    ? new ApiError((body.code ?? 'internal') as 'internal', body.message)
    : new Error('A write had no answer');
}
