import { MEAL_TYPES, type MealType } from '#domain/diary/meal-type.ts';
import { isOpen, LATEST_MINUTES } from '#domain/reminders/reminder-due.ts';
import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { nextMoment, slotsOfDay, type ReminderKind, type ReminderSlot } from '#domain/reminders/reminder-slots.ts';
import { noteOf } from '#domain/reminders/reminder-words.ts';
import { logEvent } from '../platform/log.ts';
import { eachBucket } from '../store/buckets.ts';
import type { Database } from '../store/database.ts';
import { instantOf, localMoment } from './local-time.ts';
import { claimReminders, dropGone, dueReminders, progressOf, type DueReminder } from './reminder-store.ts';
import type { PushMessage, PushOutcome, SendPush } from './send-push.ts';

/** What a round of reminders works with. */
export interface ReminderWorld {
  database: Database;
  /** Epoch ms. */
  clock: () => number;
  send: SendPush;
  /** Settles after so many ms, or when the signal says to stop. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const MINUTE_MS = 60_000;
const BATCH = 200;
/** So many messages are on their way at once. */
const AT_ONCE = 20;
/** One more try when a push service has trouble; after that the reminder is let go. */
const AGAIN_AFTER_MS = 5_000;
/** After this long a reminder is of no use to a telephone that was away. */
const TTL_SECONDS: Record<Exclude<ReminderKind, MealType> | 'meal', number> = {
  water: 30 * 60,
  weight: 3 * 3600,
  fast: 3 * 3600,
  meal: 3600,
};
const isMeal = (kind: ReminderKind): kind is MealType => MEAL_TYPES.some((meal) => meal === kind);

/** When a device's next reminder is due after `nowMs` (epoch ms); null when nothing will come. */
export function nextInstant(settings: ReminderSettings, timeZone: string, nowMs: number): number | null {
  const next = nextMoment(settings, localMoment(nowMs, timeZone));
  return next && instantOf(next, timeZone);
}

/** Sends everything that is due. Any number of servers may run it at the same time. */
export const sendDue = (world: ReminderWorld, signal: AbortSignal): Promise<void> =>
  eachBucket((bucket) => sendDueOf(world, bucket, signal));

async function sendDueOf(world: ReminderWorld, bucket: string, signal: AbortSignal): Promise<void> {
  const { database, clock } = world;
  while (!signal.aborted) {
    const due = await dueReminders(database.orm, clock(), bucket, BATCH);
    if (due.length === 0) return;
    const nowMs = clock();
    const claimed = await claimReminders(
      database,
      due.map((row) => ({ row, next: nextInstant(row.settings, row.timeZone, nowMs) })),
    );
    await atMost(AT_ONCE, claimed, (row) => remind(world, row, nowMs, signal));
    // Fewer than asked for: the next ones are not due yet.
    if (due.length < BATCH) return;
  }
}

async function remind(world: ReminderWorld, row: DueReminder, nowMs: number, signal: AbortSignal): Promise<void> {
  for (const slot of slotsBetween(row, Math.max(row.nextMs, nowMs - LATEST_MINUTES * MINUTE_MS), nowMs)) {
    if (!isOpen(slot.kind, await progressOf(world.database, row.userId, slot.day))) continue;
    const outcome = await sendTwice(world, messageOf(row, slot), signal);
    if (outcome.is === 'gone') {
      await dropGone(world.database.orm, row);
      return;
    }
    // The address itself would say whose device it is.
    if (outcome.is !== 'sent')
      logEvent('warn', 'reminder not sent', { service: new URL(row.endpoint).hostname, status: outcome.status });
  }
}

/** The reminders from one instant to another, both included. */
function slotsBetween({ settings, timeZone }: DueReminder, fromMs: number, toMs: number): ReminderSlot[] {
  const days = new Set([localMoment(fromMs, timeZone).day, localMoment(toMs, timeZone).day]);
  return [...days]
    .flatMap((day) => slotsOfDay(settings, day))
    .filter((slot) => {
      const at = instantOf(slot, timeZone);
      return at >= fromMs && at <= toMs;
    });
}

async function sendTwice(
  { send, wait }: ReminderWorld,
  message: PushMessage,
  signal: AbortSignal,
): Promise<PushOutcome> {
  const outcome = await send(message, signal);
  if (outcome.is !== 'later') return outcome;
  await wait(AGAIN_AFTER_MS, signal);
  return signal.aborted ? outcome : send(message, signal);
}

const messageOf = ({ endpoint, p256dh, auth }: DueReminder, slot: ReminderSlot): PushMessage => ({
  subscription: { endpoint, keys: { p256dh, auth } },
  text: JSON.stringify(noteOf(slot)),
  ttlSeconds: TTL_SECONDS[isMeal(slot.kind) ? 'meal' : slot.kind],
  topic: slot.kind,
});

/** Runs the work over all items, no more than `most` at once. */
async function atMost<Item>(most: number, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, lane));
}
