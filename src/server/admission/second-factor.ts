import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { SecondFactorWanted } from '#contract/account/second-factor.ts';
import {
  modeAt,
  RECOVERY_MS,
  secondWays,
  SIGN_IN_TICKET,
  type FirstFactor,
  type SecondFactorMode,
} from '#domain/account/second-factor.ts';
import { hasPasskey } from '../accounts/passkeys.ts';
import { hasPassword } from '../accounts/passwords.ts';
import { ApiError, invalidInput, unauthenticated } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';
import { hashOf, newToken } from '../platform/secrets.ts';
import { isInBucket } from '../store/buckets.ts';
import type { Orm } from '../store/database.ts';
import { users } from '../store/tables/diary-tables.ts';
import { secondFactors, signInTickets } from '../store/tables/passkey-tables.ts';
import { logSecurity } from './security-log.ts';

/** What a user wants of new devices; `recoveryMs`: when it ends because it is lost. */
export async function factorOf(
  orm: Orm,
  userId: string,
  nowMs: number,
): Promise<{ mode: SecondFactorMode; recoveryMs: number | null }> {
  const [row] = await orm.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const mode = modeAt(row, nowMs);
  return { mode, recoveryMs: mode === 'off' ? null : (row?.recoveryMs ?? null) };
}

/** Sets what a user wants of new devices; a recovery under way ends. Throws 400 when the user lacks what it needs. */
export async function setFactor(orm: Orm, userId: string, mode: SecondFactorMode, nowMs: number): Promise<void> {
  if (mode === 'off') {
    await orm.delete(secondFactors).where(eq(secondFactors.userId, userId));
    return;
  }
  const lacks =
    mode === 'passkey'
      ? !(await hasPasskey(orm, userId))
      : !(await hasPassword(orm, userId)) || (await phoneOf(orm, userId)) === null;
  if (lacks)
    throw invalidInput([
      { path: 'mode', message: mode === 'passkey' ? 'Add a passkey first' : 'Needs a number and a password' },
    ]);
  const set = { mode, setMs: nowMs, recoveryMs: null };
  await orm
    .insert(secondFactors)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: secondFactors.userId, set });
}

/** Throws 403 `second-factor-required` with a ticket when this user wants more than the first factor that was just proven. */
export async function demandSecondFactor(request: ApiRequest, userId: string, proven: FirstFactor): Promise<void> {
  const {
    database: { orm },
    clock,
  } = request.services;
  const { mode } = await factorOf(orm, userId, clock());
  if (mode === 'off') return;
  const ticket = newToken();
  await orm.insert(signInTickets).values({
    ticketHash: hashOf(ticket),
    userId,
    proven,
    expiresMs: clock() + SIGN_IN_TICKET.lifeMs,
    triesLeft: SIGN_IN_TICKET.tries,
  });
  const phone = await phoneOf(orm, userId);
  const data: SecondFactorWanted = {
    ticket,
    ways: secondWays(mode, proven, await hasPasskey(orm, userId)),
    phoneHint: phone?.slice(-2) ?? null,
    canRecover: proven === 'code',
  };
  logSecurity(request, 'second-factor-wanted', userId, { way: proven });
  throw new ApiError('second-factor-required', 'Prove the second factor', { data });
}

/** Throws 401 for a way in that no second factor could follow, when the user wants one. */
export async function refuseWithFactor({ services: { database, clock } }: ApiRequest, userId: string): Promise<void> {
  if ((await factorOf(database.orm, userId, clock())).mode !== 'off') throw unauthenticated();
}

/** What a ticket stands for. */
export type Ticket = Pick<typeof signInTickets.$inferSelect, 'ticketHash' | 'userId' | 'proven'>;

/** Looks at a ticket without using a try. Throws 401 when it is unknown, over or used up. */
export async function readTicket(orm: Orm, ticket: string, nowMs: number): Promise<Ticket> {
  const [row] = await orm.select().from(signInTickets).where(stands(ticket, nowMs));
  if (!row) throw deadTicket();
  return row;
}

/** Takes one try of a ticket, before anything is compared: many at once are no more than its tries. Throws 401 as `readTicket`. */
export async function tryTicket(orm: Orm, ticket: string, nowMs: number): Promise<Ticket> {
  const [row] = await orm
    .update(signInTickets)
    .set({ triesLeft: sql`${signInTickets.triesLeft} - 1` })
    .where(stands(ticket, nowMs))
    .returning();
  if (!row) throw deadTicket();
  return row;
}

/** Uses a ticket up; false when another request was faster. */
export async function spendTicket(orm: Orm, { ticketHash }: Ticket): Promise<boolean> {
  const spent = await orm
    .delete(signInTickets)
    .where(eq(signInTickets.ticketHash, ticketHash))
    .returning({ userId: signInTickets.userId });
  return spent.length > 0;
}

/** The ways that a ticket leaves open now; none when the user has turned the factor off meanwhile. */
export async function waysOf(orm: Orm, { userId, proven }: Ticket, nowMs: number) {
  const { mode } = await factorOf(orm, userId, nowMs);
  return mode === 'off' ? [] : secondWays(mode, proven, await hasPasskey(orm, userId));
}

/** Starts the wait after which a lost factor ends; returns its end (epoch ms) and whether it is new. One that runs already goes on. */
export async function startRecovery(
  orm: Orm,
  userId: string,
  nowMs: number,
): Promise<{ recoveryMs: number; isNew: boolean }> {
  const recoveryMs = nowMs + RECOVERY_MS;
  const started = await orm
    .update(secondFactors)
    .set({ recoveryMs })
    .where(and(eq(secondFactors.userId, userId), sql`${secondFactors.recoveryMs} is null`))
    .returning();
  if (started.length > 0) return { recoveryMs, isNew: true };
  const kept = await factorOf(orm, userId, nowMs);
  return { recoveryMs: kept.recoveryMs ?? nowMs, isNew: false };
}

/** Whoever has the factor has not lost it. */
export async function endRecovery(orm: Orm, userId: string): Promise<void> {
  await orm.update(secondFactors).set({ recoveryMs: null }).where(eq(secondFactors.userId, userId));
}

/** Forgets tickets that are over. */
export async function forgetTickets(orm: Orm, nowMs: number): Promise<void> {
  await orm.delete(signInTickets).where(lte(signInTickets.expiresMs, nowMs));
}

/** Forgets factors of a bucket that were lost for long enough. */
export async function forgetLostFactors(orm: Orm, nowMs: number, bucket: string): Promise<void> {
  await orm
    .delete(secondFactors)
    .where(and(isInBucket(secondFactors.userId, bucket), lte(secondFactors.recoveryMs, nowMs)));
}

/** A user's number, nine digits, or null. */
export async function phoneOf(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm.select({ phone: users.phoneNumber }).from(users).where(eq(users.userId, userId));
  return row?.phone ?? null;
}

const stands = (ticket: string, nowMs: number) =>
  and(eq(signInTickets.ticketHash, hashOf(ticket)), gt(signInTickets.expiresMs, nowMs), gt(signInTickets.triesLeft, 0));

const deadTicket = (): ApiError => new ApiError('unauthenticated', 'This sign-in is over; begin again');
