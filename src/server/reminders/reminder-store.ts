import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import { readValue } from '#contract/diary/value-things.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { DayProgress } from '#domain/reminders/reminder-due.ts';
import { DEFAULT_WATER_GOAL_ML } from '#domain/body/water.ts';
import { isInAnyBucket, isInBucket } from '../store/buckets.ts';
import type { Database, Orm, Statement } from '../store/database.ts';
import { reminders, users } from '../store/tables/diary-tables.ts';

export type ReminderRow = typeof reminders.$inferSelect;
/** A row whose reminder is due. */
export type DueReminder = ReminderRow & { nextMs: number };

/** Nobody has more devices; the one that came longest ago goes first. */
const MOST_DEVICES = 10;
/** A session is one browser; one whose storage was cleared names itself anew. */
const MOST_OF_SESSION = 3;
/** Who has not opened the app for so long does not want to be reminded any more. */
const FORGOTTEN_MS = 30 * 24 * 60 * 60_000;

/** Stores what a device wants, in place of what it wanted before. */
export async function keepReminders(orm: Orm, row: ReminderRow): Promise<void> {
  await orm.transaction(async (transaction) => {
    const { userId, device, ...rest } = row;
    // One after the other: what many requests at once count none of them would see.
    await transaction.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
    await transaction
      .insert(reminders)
      .values(row)
      .onConflictDoUpdate({ target: [reminders.userId, reminders.device], set: rest });
    const devices = await transaction
      .select({ device: reminders.device, tokenHash: reminders.tokenHash })
      .from(reminders)
      .where(eq(reminders.userId, userId))
      .orderBy(asc(reminders.seenMs));
    const others = devices.filter((one) => one.device !== device);
    const ofSession = others.filter((one) => one.tokenHash === row.tokenHash);
    const extra = [...oldest(others, MOST_DEVICES - 1), ...oldest(ofSession, MOST_OF_SESSION - 1)].map(
      (one) => one.device,
    );
    if (extra.length > 0)
      await transaction.delete(reminders).where(and(eq(reminders.userId, userId), inArray(reminders.device, extra)));
  });
}

/** Those beyond the last `most`. */
const oldest = <Row>(rows: readonly Row[], most: number): readonly Row[] =>
  rows.slice(0, Math.max(0, rows.length - most));

/** Sends nothing to a device any more. */
export const dropReminders = (orm: Orm, userId: string, device: string): Promise<unknown> =>
  orm.delete(reminders).where(and(eq(reminders.userId, userId), eq(reminders.device, device)));

/** Forgets a subscription that its browser has given up, unless the device has told another one meanwhile. */
export const dropGone = (orm: Orm, { userId, device, endpoint }: ReminderRow): Promise<unknown> =>
  orm
    .delete(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.device, device), eq(reminders.endpoint, endpoint)));

/** Forgets devices of a bucket that were not opened for long. */
export const forgetReminders = (orm: Orm, nowMs: number, bucket: string): Promise<unknown> =>
  orm.delete(reminders).where(and(isInBucket(reminders.userId, bucket), lt(reminders.seenMs, nowMs - FORGOTTEN_MS)));

/** What is due in a bucket, the longest waiting first. */
export async function dueReminders(orm: Orm, nowMs: number, bucket: string, most: number): Promise<DueReminder[]> {
  const rows = await orm
    .select()
    .from(reminders)
    .where(and(isInBucket(reminders.userId, bucket), lte(reminders.nextMs, nowMs)))
    .orderBy(asc(reminders.nextMs))
    .limit(most);
  return rows.flatMap((row) => (row.nextMs === null ? [] : [{ ...row, nextMs: row.nextMs }]));
}

/** How many are due, for those who watch the servers. */
export const remindersDue = (orm: Orm, nowMs: number): Promise<number> =>
  Promise.resolve(orm.$count(reminders, and(isInAnyBucket(reminders.userId), lte(reminders.nextMs, nowMs))));

const CLAIM: Statement = {
  name: 'claim reminders',
  text: `update reminders r set next_ms = c.next
    from json_to_recordset($1) c(user_id uuid, device uuid, was bigint, next bigint)
    where r.user_id = c.user_id and r.device = c.device and r.next_ms = c.was
    returning r.user_id as "userId", r.device as device`,
};

/**
 * Moves each row on to its next reminder and returns those that nobody else has moved: of all servers of a
 * database one sends it. A server that dies right after has lost a reminder, which is better than two.
 */
export async function claimReminders<Due extends DueReminder>(
  database: Database,
  due: readonly { row: Due; next: number | null }[],
): Promise<Due[]> {
  if (due.length === 0) return [];
  const claims = due.map(({ row, next }) => ({ user_id: row.userId, device: row.device, was: row.nextMs, next }));
  const mine = await database.run<{ userId: string; device: string }>(CLAIM, [JSON.stringify(claims)]);
  const won = new Set(mine.map(({ userId, device }) => `${userId} ${device}`));
  return due.map(({ row }) => row).filter(({ userId, device }) => won.has(`${userId} ${device}`));
}

const PROGRESS: Statement = {
  name: 'progress of a day',
  repeatable: true,
  text: `select
    (select coalesce(json_agg(distinct meal_type), '[]') from meals where user_id = $1 and date = $2 and not deleted) as logged,
    (select coalesce(sum(ml), 0)::double precision from water where user_id = $1 and date = $2) as "waterMl",
    (select water_goal from goals where user_id = $1 and date <= $2 order by date desc limit 1) as "waterGoalMl",
    exists (select from weights where user_id = $1 and date = $2 and weight is not null) as weighed,
    (select value from things where user_id = $1 and name = 'fasting' and key = 'current') as fasting`,
};

/** What the diary of a day holds already. */
export async function progressOf(database: Database, userId: string, day: DiaryDay): Promise<DayProgress> {
  type Row = { logged: MealType[]; waterMl: number; waterGoalMl: number | null; weighed: boolean; fasting: unknown };
  const [row] = await database.run<Row>(PROGRESS, [userId, day]);
  if (!row) throw new Error('A day without an answer');
  const { fasting, waterGoalMl, ...rest } = row;
  return {
    ...rest,
    waterGoalMl: waterGoalMl ?? DEFAULT_WATER_GOAL_ML,
    keeps: readValue('fasting', fasting)?.keeps ?? 'none',
  };
}
