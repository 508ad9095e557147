import { and, asc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import { dayInZone, TBILISI } from '#domain/diary/diary-day.ts';
import { chargeNote, chargeSms } from '#domain/payment/charge-words.ts';
import { isReminderDue, REMINDED_BEFORE_MS } from '#domain/payment/renewal.ts';
import { PRO_PRICE } from '#domain/payment/pro-price.ts';
import { logEvent } from '#server/platform/log.ts';
import type { SendPush } from '#server/reminders/send-push.ts';
import { SmsFailed, type SmsSender } from '#server/sms/sms-sender.ts';
import { eachBucket, isInBucket } from '#server/store/buckets.ts';
import { reminders, users } from '#server/store/tables/diary-tables.ts';
import { memberships, type MembershipRow } from '#server/store/tables/payment-tables.ts';
import type { PaymentWorld } from '../banks/bank.ts';

/** How people are reached. */
interface Reach {
  push: SendPush;
  sms: SmsSender;
}

const BATCH = 100;
const TTL_SECONDS = 24 * 3600;

/** Tells people of a charge three days before it: their devices, or their phone number where no device takes messages. Once a charge. */
export const announceCharges = (world: PaymentWorld, reach: Reach, signal: AbortSignal): Promise<void> =>
  eachBucket((bucket) => announceIn(world, reach, bucket, signal));

async function announceIn(world: PaymentWorld, reach: Reach, bucket: string, signal: AbortSignal): Promise<void> {
  const {
    database: { orm },
    clock,
  } = world;
  const soon = and(
    isInBucket(memberships.userId, bucket),
    gt(memberships.nextMs, clock()),
    lte(memberships.nextMs, clock() + REMINDED_BEFORE_MS),
    eq(memberships.declined, 0),
    or(isNull(memberships.remindedMs), ne(memberships.remindedMs, memberships.nextMs)),
  );
  const due = await orm.select().from(memberships).where(soon).orderBy(asc(memberships.nextMs)).limit(BATCH);
  for (const membership of due) {
    if (signal.aborted) return;
    const { nextMs } = membership;
    if (nextMs !== null && isReminderDue(nextMs, clock()) && (await claim(world, membership, nextMs)))
      await announce(world, reach, membership.userId, nextMs, signal);
  }
}

/** Notes that the charge is announced; false when another server does it. A server that dies right after has said nothing, which is better than twice. */
async function claim(
  { database: { orm } }: PaymentWorld,
  { userId, remindedMs }: MembershipRow,
  nextMs: number,
): Promise<boolean> {
  const before = remindedMs === null ? isNull(memberships.remindedMs) : eq(memberships.remindedMs, remindedMs);
  const mine = await orm
    .update(memberships)
    .set({ remindedMs: nextMs })
    .where(and(eq(memberships.userId, userId), eq(memberships.nextMs, nextMs), before))
    .returning({ userId: memberships.userId });
  return mine.length > 0;
}

async function announce(
  { database: { orm } }: PaymentWorld,
  { push, sms }: Reach,
  userId: string,
  nextMs: number,
  signal: AbortSignal,
): Promise<void> {
  const day = dayInZone(nextMs, TBILISI);
  const devices = await orm.select().from(reminders).where(eq(reminders.userId, userId));
  const text = JSON.stringify(chargeNote(day, PRO_PRICE.monthTetri));
  let reached = false;
  for (const { endpoint, p256dh, auth } of devices) {
    const { is } = await push(
      { subscription: { endpoint, keys: { p256dh, auth } }, text, ttlSeconds: TTL_SECONDS, topic: 'charge' },
      signal,
    );
    reached ||= is === 'sent';
  }
  if (reached) return;
  const [user] = await orm.select({ phoneNumber: users.phoneNumber }).from(users).where(eq(users.userId, userId));
  if (user?.phoneNumber == null) return;
  try {
    await sms.send(user.phoneNumber, chargeSms(day, PRO_PRICE.monthTetri));
  } catch (error) {
    if (!(error instanceof SmsFailed)) throw error;
    logEvent('warn', 'a charge was not announced', { provider: sms.name });
  }
}
