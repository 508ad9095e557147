import { eq, sql, type SQL } from 'drizzle-orm';
import type { DiaryTable } from '../diary/core/table.ts';
import { TABLES } from '../diary/entities/registry.ts';
import { mergePayments } from '../payments/merge-payments.ts';
import { rowsOf, type Orm } from '../store/database.ts';
import type { KeyedHash } from '../store/server-secret.ts';
import { sessions } from '../store/tables/account-tables.ts';
import { users } from '../store/tables/diary-tables.ts';
import { deleteRowsOf } from './delete-user.ts';
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
  const locked = await orm
    .select()
    .from(users)
    .where(sql`${users.userId} in (${anonymousId}, ${accountId})`)
    .orderBy(users.userId)
    .for('update');
  const anonymous = locked.find(({ userId }) => userId === anonymousId);
  const account = locked.find(({ userId }) => userId === accountId);
  if (!anonymous?.isAnonymous || !account) return null;
  const from = account.rev;
  const entries = TABLES.filter(({ countsAsEntry }) => countsAsEntry).map(
    ({ table, stands }) =>
      sql`(select count(*)::int from ${table} t where t.user_id = ${anonymousId} and ${sql.raw(stands)})`,
  );
  const [counted] = rowsOf<{ days: number; entries: number }>(
    await orm.execute(sql`select (select count(*)::int from days where user_id = ${anonymousId}) as days,
      ${sql.join(entries, sql` + `)} as entries`),
  );
  const rev = from + (counted?.days ?? 0) + 1;
  const move = movesBetween(anonymousId, accountId, from, rev);
  // A replay names the revision that its key has from now on: that of the anonymous user says nothing to a device of the account.
  await orm.execute(sql`update idempotency set body = jsonb_set(body::jsonb, '{rev}', to_jsonb(${rev}::bigint))::json
    where user_id = ${anonymousId} and body::jsonb -> 'rev' is not null`);

  await orm.execute(sql`insert into days (user_id, date, rev) ${numberedDays(anonymousId, accountId, from)}
    on conflict (user_id, date) do update set rev = excluded.rev`);
  for (const table of TABLES) {
    if (table.merging === 'with-its-day') await orm.execute(move.withItsDay(table));
    if (table.merging === 'by-key') await orm.execute(move.whole(table));
  }
  // Goals and plan belong together: those of an account that has any stay as they are.
  const together = TABLES.filter(({ merging }) => merging === 'together');
  const has = sql.join(
    together.map(({ table }) => sql`exists (select from ${table} where user_id = ${accountId})`),
    sql` or `,
  );
  const [own] = rowsOf<{ has: boolean }>(await orm.execute(sql`select ${has} as has`));
  if (!own?.has) for (const table of together) await orm.execute(move.whole(table));
  for (const { table, merging } of TABLES)
    if (merging === 'moved')
      await orm.execute(sql`update ${table} set user_id = ${accountId} where user_id = ${anonymousId}`);
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
  await orm.execute(sql`update users u set kept_rows = u.kept_rows + a.kept_rows, kept_bytes = u.kept_bytes + a.kept_bytes
    from users a where u.user_id = ${accountId} and a.user_id = ${anonymousId}`);
  await orm.update(sessions).set({ mergedInto: accountId }).where(eq(sessions.userId, anonymousId));
  await deleteRowsOf(orm, anonymousId, { keepSessions: true });
  return { entries: counted?.entries ?? 0, rev };
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

/** Each day gets a revision of its own, so that the account's other devices read them in pages. */
const numberedDays = (anonymousId: string, accountId: string, from: number): SQL =>
  sql`select ${accountId}::uuid as user_id, d.date, ${from}::bigint + row_number() over (order by d.date) as rev from days d where d.user_id = ${anonymousId}`;

/** Statements that give the rows of one user to the other, where that one has none of the key. */
function movesBetween(anonymousId: string, accountId: string, from: number, last: number) {
  const insert = ({ table, key, columns }: DiaryTable, source: SQL, rev: SQL): SQL => {
    const names = columns.map(({ name }) => name);
    const into = sql.raw(['user_id', ...names].join(', '));
    const values = sql.join(
      // A row is as old as the revision that it gets: what it claimed says nothing in another diary.
      names.map((name) => (name === 'rev' ? rev : name === 'age' ? sql`null::bigint` : sql.raw(`t.${name}`))),
      sql`, `,
    );
    return sql`insert into ${table} (${into}) select ${accountId}::uuid, ${values} from ${table} t ${source}
      where t.user_id = ${anonymousId} on conflict (${sql.raw(['user_id', ...key].join(', '))}) do nothing`;
  };
  return {
    /** Rows that travel with the snapshot of their day. */
    withItsDay: (table: DiaryTable): SQL =>
      insert(
        table,
        sql`left join (${numberedDays(anonymousId, accountId, from)}) n on n.date = t.date`,
        sql`coalesce(n.rev, ${last}::bigint)`,
      ),
    whole: (table: DiaryTable): SQL => insert(table, sql``, sql`${last}::bigint`),
  };
}
