import { asc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { TABLES } from '../diary/entities/registry.ts';
import { mergePayments } from '../payments/merge-payments.ts';
import { rowsOf, type Orm } from '../store/database.ts';
import type { KeyedHash } from '../store/server-secret.ts';
import { mergedUsers, sessions } from '../store/tables/account-tables.ts';
import { days as dayRows, uploadNames, uploads, users } from '../store/tables/diary-tables.ts';
import { spaces } from '../store/tables/space-table.ts';
import { deleteRowsOf } from './delete-user.ts';
import { copyRows } from './move-rows.ts';
import { noteTrialStart } from './registration.ts';

/** What a merge did: how many entries came along, and the account's revision after it. */
export interface Merged {
  entries: number;
  rev: number;
}

/**
 * Makes an anonymous diary part of an account, ids kept, in the transaction of `orm`: what the account has already (an entry, a weigh-in
 * of a day, goals, a plan) wins, so nothing is doubled. The earlier trial counts, and what both have paid for adds up. The anonymous user is gone afterwards; its sessions
 * only say where the diary went. Returns null when there is no such anonymous user.
 */
export async function mergeDiary(
  orm: Orm,
  hash: KeyedHash,
  anonymousId: string,
  accountId: string,
  nowMs: number,
): Promise<Merged | null> {
  // Both users' rows are what every write locks; in one order, so that two merges never wait for each other.
  const locked = new Map<string, UserFields>();
  for (const userId of [anonymousId, accountId].toSorted()) {
    const [user] = await orm.select().from(users).where(eq(users.userId, userId)).for('update');
    if (user) locked.set(userId, user);
  }
  const [anonymous, account] = [locked.get(anonymousId), locked.get(accountId)];
  if (!anonymous?.isAnonymous || !account) return null;
  let entries = 0;
  for (const { table, stands, countsAsEntry } of TABLES)
    if (countsAsEntry) entries += await countRows(orm, table, anonymousId, stands);
  const days = await numberedDays(orm, anonymousId, account.rev);
  const rev = account.rev + days.size + 1;
  // A replay names the revision that its key has from now on: that of the anonymous user says nothing to a device of the account.
  await orm.execute(sql`update idempotency set body = jsonb_set(body::jsonb, '{rev}', to_jsonb(${rev}::bigint))::json
    where user_id = ${anonymousId} and body::jsonb -> 'rev' is not null`);

  const touched = JSON.stringify([...days].map(([date, dayRev]) => ({ date, rev: dayRev })));
  await orm.execute(sql`insert into days (user_id, date, rev)
    select ${accountId}::uuid, r.date, r.rev from json_to_recordset(${touched}::json) as r(date date, rev bigint)
    on conflict (user_id, date) do update set rev = excluded.rev`);
  const move = { from: anonymousId, to: accountId, rev };
  // Goals and plan belong together: those of an account that has any stay as they are.
  const together = TABLES.filter(({ merging }) => merging === 'together');
  let hasOwn = false;
  for (const { table } of together) hasOwn ||= (await countRows(orm, table, accountId, 'true')) > 0;
  for (const table of TABLES) {
    const { merging } = table;
    if (merging === 'with-its-day') await copyRows(orm, table, { ...move, days });
    if (merging === 'by-key' || (merging === 'together' && !hasOwn)) await copyRows(orm, table, move);
    if (merging === 'moved') await copyRows(orm, table, { ...move, rev: null });
  }
  for (const { name } of await orm.select({ name: uploads.name }).from(uploads).where(eq(uploads.userId, anonymousId)))
    await orm.update(uploadNames).set({ userId: accountId }).where(eq(uploadNames.name, name));
  const paid = await mergePayments(orm, anonymous, account, nowMs);
  const begun = earlier(account.trialStartedMs, anonymous.trialStartedMs);
  // The account's number has had the trial that came along: deleting the account gives no second one.
  const trialStartedMs =
    begun === null || account.phoneNumber === null
      ? begun
      : await noteTrialStart(orm, hash, account.phoneNumber, begun);
  await orm
    .update(users)
    .set({
      ...profileOf(account, anonymous),
      trialStartedMs,
      ...paid,
      rev,
      profileRev: rev,
      profileAge: null,
      updatedMs: nowMs,
    })
    .where(eq(users.userId, accountId));
  const [brought] = await orm.select().from(spaces).where(eq(spaces.userId, anonymousId));
  await orm
    .update(spaces)
    .set({
      keptRows: sql`${spaces.keptRows} + ${brought?.keptRows ?? 0}`,
      keptBytes: sql`${spaces.keptBytes} + ${brought?.keptBytes ?? 0}`,
    })
    .where(eq(spaces.userId, accountId));
  await orm.update(sessions).set({ mergedInto: accountId }).where(eq(sessions.userId, anonymousId));
  await orm.insert(mergedUsers).values({ userId: accountId, mergedId: anonymousId }).onConflictDoNothing();
  await deleteRowsOf(orm, anonymousId, { keepSessions: true });
  return { entries, rev };
}

type UserFields = typeof users.$inferSelect;

/** The account's own profile; what it lacks is the anonymous one's. */
const profileOf = (account: UserFields, anonymous: UserFields) => ({
  displayName: account.displayName ?? anonymous.displayName,
  gender: account.gender ?? anonymous.gender,
  age: account.age ?? anonymous.age,
  height: account.height ?? anonymous.height,
  targetWeight: account.targetWeight ?? anonymous.targetWeight,
  fitnessGoal: account.fitnessGoal ?? anonymous.fitnessGoal,
  activityLevel: account.activityLevel ?? anonymous.activityLevel,
  pregnancy: account.pregnancy ?? anonymous.pregnancy,
  ...(account.consentVersion === null && { consentVersion: anonymous.consentVersion, consentMs: anonymous.consentMs }),
});

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Each day of the anonymous diary gets a revision of its own after `from`, so that the account's other devices read them in pages. */
async function numberedDays(orm: Orm, userId: string, from: number): Promise<Map<DiaryDay, number>> {
  const rows = await orm
    .select({ date: dayRows.date })
    .from(dayRows)
    .where(eq(dayRows.userId, userId))
    .orderBy(asc(dayRows.date));
  return new Map(rows.map(({ date }, index) => [date, from + index + 1]));
}

/** How many rows of a user stand. */
async function countRows(orm: Orm, table: PgTable, userId: string, stands: string): Promise<number> {
  const counted = await orm.execute(
    sql`select count(*)::int as count from ${table} t where t.user_id = ${userId} and ${sql.raw(stands)}`,
  );
  return rowsOf<{ count: number }>(counted)[0]?.count ?? 0;
}
