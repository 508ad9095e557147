import { and, isNotNull, lt } from 'drizzle-orm';
import { forgetEnded } from './accounts/forget-ended.ts';
import { forgetPairings } from './accounts/pairings.ts';
import { forgetChallenges } from './accounts/passkey-challenges.ts';
import { applyDuePhones } from './accounts/pending-phone.ts';
import { forgetSignUpKeys } from './accounts/sign-up-keys.ts';
import { forgetTickets } from './admission/second-factor.ts';
import { forgetOldCodes } from './admission/sms-codes.ts';
import type { Services } from './http/services.ts';
import { startJob, type Job } from './platform/jobs.ts';
import { forgetReminders } from './reminders/reminder-store.ts';
import { linkTokens } from './store/account-tables.ts';
import { idempotency } from './store/schema.ts';
import { removeOrphans } from './uploads/stored-pictures.ts';

const EVERY_MS = 10 * 60_000;
/** A stored answer is kept this long; its key and revision stay. */
const BODY_LIFE_MS = 90 * 24 * 60 * 60_000;

/** Clears away what has had its time, and takes care of the embedded database. */
export function startHousekeeping(services: Services): Job {
  let atStart = true;
  return startJob('housekeeping', EVERY_MS, async () => {
    const isFirst = atStart;
    atStart = false;
    // At the start, too: a server that is restarted every few minutes must not keep everything for ever.
    await tidy(services);
    // Not then: the embedded database answers nobody meanwhile.
    if (!isFirst) await services.database.maintain();
  });
}

async function tidy(services: Services): Promise<void> {
  const { database, limiter, clock } = services;
  const { orm } = database;
  const nowMs = clock();
  await limiter.sweep();
  await forgetSignUpKeys(orm, nowMs);
  await forgetOldCodes(orm, nowMs);
  await applyDuePhones(services);
  await forgetEnded(orm, nowMs);
  await forgetPairings(orm, nowMs);
  await forgetChallenges(orm, nowMs);
  await forgetTickets(orm, nowMs);
  await orm.delete(linkTokens).where(lt(linkTokens.expiresMs, nowMs));
  await orm
    .update(idempotency)
    .set({ body: null })
    .where(and(isNotNull(idempotency.body), lt(idempotency.createdMs, nowMs - BODY_LIFE_MS)));
  await forgetReminders(orm, nowMs);
  await removeOrphans(orm, nowMs);
}
