import * as v from 'valibot';
import { MINUTES_OF_DAY, WATER_INTERVALS, WEEKDAYS } from '#domain/reminders/reminder-settings.ts';
import { call } from '../call.ts';
import { IsoInstant, Uuid, wholeBetween } from '../primitives.ts';

const Minute = wholeBetween(0, MINUTES_OF_DAY - 1);
const Weekday = v.picklist(WEEKDAYS);
const Timed = v.object({ on: v.boolean(), at: Minute });

/** What one device wants to be reminded of; minutes are those of its own day. */
const Reminders = v.object({
  on: v.boolean(),
  meals: v.object({ breakfast: Timed, lunch: Timed, dinner: Timed, snacks: Timed }),
  water: v.object({ on: v.boolean(), everyMinutes: v.picklist(WATER_INTERVALS) }),
  weight: v.object({ on: v.boolean(), at: Minute, weekday: v.nullable(Weekday) }),
  /** On the evening before a fast of weeks that the person keeps; absent from an app that does not know it: none. */
  fasts: v.exactOptional(Timed),
  quiet: v.object({ from: Minute, to: Minute }),
  weekdays: v.pipe(v.array(Weekday), v.maxLength(WEEKDAYS.length)),
});

const base64url = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.minLength(least), v.maxLength(most));

/** Where a browser's push service takes messages for it, and the keys that only the browser can open them with (RFC 8291). */
export const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url()),
  keys: v.object({ p256dh: base64url(86, 90), auth: base64url(21, 26) }),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** An IANA name that the platform knows: Asia/Tbilisi. */
const TimeZone = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[A-Za-z][\w+/-]*$/),
  v.check(isTimeZone, 'Unknown time zone'),
);

export const putReminders = call({
  method: 'PUT',
  path: '/user/reminders',
  summary: 'What this device wants to be reminded of by push. The same device again replaces everything.',
  body: v.object({
    /** Made by the device, once. */
    device: Uuid,
    subscription: PushSubscription,
    timeZone: TimeZone,
    reminders: Reminders,
  }),
  /** Null: nothing will come. */
  data: v.object({ nextAt: v.nullable(IsoInstant) }),
});

export const deleteReminders = call({
  method: 'DELETE',
  path: '/user/reminders/{device}',
  summary: 'Sends nothing to this device any more. Deleting again is the same.',
  params: v.object({ device: Uuid }),
  data: v.object({ deleted: v.literal(true) }),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
