import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LISTED_MS } from './accounts/changes/account-changes.ts';
import { applyDuePhones } from './accounts/changes/pending-phone.ts';
import { settleEmails } from './accounts/email-owners.ts';
import { forgetChallenges } from './accounts/passkey-challenges.ts';
import { forgetPairings } from './accounts/sessions/pairings.ts';
import { forgetTokens } from './accounts/sessions/sessions.ts';
import { forgetSignUpKeys } from './accounts/sign-up-keys.ts';
import { forgetLostFactors, forgetTickets } from './admission/second-factor.ts';
import { forgetOldCodes } from './admission/sms-codes.ts';
import { forgetProducts } from './food/products/product-cache.ts';
import type { Services } from './http/services.ts';
import { startJob, type Job } from './platform/jobs.ts';
import { forgetReminders } from './reminders/reminder-store.ts';
import { eachBucket, isInBucket, isKeyInBucket } from './store/buckets.ts';
import { rowsOf, type Orm } from './store/database.ts';
import { accountChanges, linkTokens, sessions, undoOwners } from './store/tables/account-tables.ts';
import { idempotency } from './store/tables/diary-tables.ts';
import { removeOrphans } from './uploads/stored-pictures.ts';

/** Forgets sessions that are over, what stood before a change that can no longer be taken back, and changes that nobody is shown. */
async function forgetEnded(orm: Orm, nowMs: number, bucket: string): Promise<void> {
  const mine = (userId: PgColumn) => isInBucket(userId, bucket);
  const over = await orm
    .delete(sessions)
    .where(
      and(
        mine(sessions.userId),
        isNull(sessions.mergedInto),
        or(lt(sessions.expiresMs, nowMs), lt(sessions.endsMs, nowMs)),
      ),
    )
    .returning({ tokenHash: sessions.tokenHash });
  const ended =
    await orm.execute(sql`delete from sessions where ${mine(sessions.userId)} and ended_by is not null and not exists (
    select from account_changes c
    where c.user_id = sessions.user_id and c.id = sessions.ended_by and c.undo_until_ms > ${nowMs} and c.undone_ms is null)
    returning token_hash as "tokenHash"`);
  await forgetTokens(orm, [...over, ...rowsOf<{ tokenHash: string }>(ended)]);
  const final = and(
    mine(accountChanges.userId),
    lt(accountChanges.undoUntilMs, nowMs),
    or(isNotNull(accountChanges.formerPassword), isNotNull(accountChanges.formerEmail)),
  );
  await orm.update(accountChanges).set({ formerPassword: null, formerEmail: null }).where(final);
  await orm.delete(accountChanges).where(and(mine(accountChanges.userId), lt(accountChanges.atMs, nowMs - LISTED_MS)));
  await orm.delete(undoOwners).where(and(isKeyInBucket(undoOwners.tokenHash, bucket), lt(undoOwners.untilMs, nowMs)));
}

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
  await applyDuePhones(services);
  await settleEmails(orm, nowMs);
  await forgetPairings(orm, nowMs);
  await forgetChallenges(orm, nowMs);
  await forgetTickets(orm, nowMs);
  await orm.delete(linkTokens).where(lt(linkTokens.expiresMs, nowMs));
  if (services.config.products) await forgetProducts(orm, nowMs, services.config.products.cacheRows);
  await eachBucket(async (bucket) => {
    await forgetOldCodes(orm, nowMs, bucket);
    await forgetEnded(orm, nowMs, bucket);
    await forgetLostFactors(orm, nowMs, bucket);
    await forgetReminders(orm, nowMs, bucket);
    await orm
      .update(idempotency)
      .set({ body: null })
      .where(
        and(
          isInBucket(idempotency.userId, bucket),
          isNotNull(idempotency.body),
          lt(idempotency.createdMs, nowMs - BODY_LIFE_MS),
        ),
      );
    await removeOrphans(orm, nowMs, bucket);
  });
}
