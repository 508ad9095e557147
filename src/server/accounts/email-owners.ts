import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { eachBucket, isKeyInBucket } from '../store/buckets.ts';
import type { Orm } from '../store/database.ts';
import { emailOwners, passwords } from '../store/tables/account-tables.ts';
import { users } from '../store/tables/diary-tables.ts';

// users.email changes ──▶ before it, both addresses are noted with an end ──▶ a sign-in reads who may be meant, then their own rows
//                         after that end no request of then still runs ──▶ what the user's row says stays, the rest goes

/** An e-mail address is not proven, so that several users may have given it; more than a few of them is somebody's game. */
const MOST_OF_EMAIL = 5;
/** So many rows of an address are looked at; nobody else may give it then. */
const MOST_NAMED = 50;
/** No request that changes an address runs for so long. */
const UNSETTLED_MS = 10 * 60_000;

const keyOf = (email: string): string => email.toLowerCase();

/** Notes addresses by which a user may sign in from now on, before the user's row says so, or says so no longer. */
export async function noteEmails(
  orm: Orm,
  userId: string,
  emails: readonly (string | null)[],
  nowMs: number,
): Promise<void> {
  const untilMs = nowMs + UNSETTLED_MS;
  for (const email of new Set(emails.flatMap((one) => (one === null ? [] : keyOf(one)))))
    await orm
      .insert(emailOwners)
      .values({ email, userId, givenMs: nowMs, untilMs })
      .onConflictDoUpdate({ target: [emailOwners.email, emailOwners.userId], set: { untilMs } });
}

/** Forgets by which address a user signed in, inside the transaction that deletes the user. */
export async function forgetEmail(orm: Orm, userId: string, email: string): Promise<void> {
  await orm.delete(emailOwners).where(and(eq(emailOwners.email, keyOf(email)), eq(emailOwners.userId, userId)));
}

/** Users with a password who gave an e-mail address, those who gave it first before others: whoever takes an address over later comes after its owner. */
export async function ownersOfEmail(orm: Orm, typed: string): Promise<string[]> {
  const email = keyOf(typed);
  const owners: { userId: string; emailMs: number }[] = [];
  for (const userId of await namedBy(orm, email)) {
    const [user] = await orm
      .select({ email: users.email, emailMs: users.emailMs })
      .from(users)
      .innerJoin(passwords, eq(passwords.userId, users.userId))
      .where(eq(users.userId, userId));
    if (user && user.email !== null && keyOf(user.email) === email) owners.push({ userId, emailMs: user.emailMs ?? 0 });
  }
  return owners
    .toSorted((one, other) => one.emailMs - other.emailMs || (one.userId < other.userId ? -1 : 1))
    .slice(0, MOST_OF_EMAIL)
    .map(({ userId }) => userId);
}

/** Whether so many others have given an address that it would sign this user in no more. */
export async function isCrowded(orm: Orm, email: string, userId: string): Promise<boolean> {
  if ((await namedBy(orm, keyOf(email))).length >= MOST_NAMED) return true;
  return (await ownersOfEmail(orm, email)).filter((owner) => owner !== userId).length >= MOST_OF_EMAIL;
}

async function namedBy(orm: Orm, email: string): Promise<string[]> {
  const rows = await orm
    .select({ userId: emailOwners.userId })
    .from(emailOwners)
    .where(eq(emailOwners.email, email))
    .orderBy(asc(emailOwners.givenMs), asc(emailOwners.userId))
    .limit(MOST_NAMED);
  return rows.map(({ userId }) => userId);
}

/** Compares what was noted of changes that are long over with the users' own rows. */
export async function settleEmails(orm: Orm, nowMs: number): Promise<void> {
  await eachBucket(async (bucket) => {
    const over = and(isKeyInBucket(emailOwners.email, bucket), lt(emailOwners.untilMs, nowMs));
    for (const noted of await orm.select().from(emailOwners).where(over)) await settle(orm, noted, nowMs);
  });
}

async function settle(orm: Orm, { email, userId }: { email: string; userId: string }, nowMs: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email, isAnonymous: users.isAnonymous })
      .from(users)
      .where(eq(users.userId, userId))
      .for('update');
    // Another change may have begun since: then it is settled later.
    const still = and(
      eq(emailOwners.email, email),
      eq(emailOwners.userId, userId),
      lt(emailOwners.untilMs, sql`${nowMs}::bigint`),
    );
    const isOwn = user && !user.isAnonymous && user.email !== null && keyOf(user.email) === email;
    if (isOwn) await transaction.update(emailOwners).set({ untilMs: null }).where(still);
    else await transaction.delete(emailOwners).where(still);
  });
}
