import type * as v from 'valibot';
import { putReminders } from '#contract/account/reminders.ts';
import { RemoteError } from '../api/remote-error.ts';
import type { DiaryDatabase } from '../diary/schema.ts';
import type { BrowserSubscription } from './push-subscription.ts';
import { changeReminders, readReminders } from './kept-reminders.ts';
import type { ReminderMemory } from './reminder-memory.ts';

/** The server forgets a device that it has not heard of for a month; once a day is enough. */
const AGAIN_AFTER_MS = 24 * 60 * 60_000;

type Announcement = v.InferInput<typeof putReminders.body>;

/**
 * Tells the server by `put` where this device takes its reminders, unless it knows. Rejects with a RemoteError where
 * it gave no answer; a push service that the server does not know is remembered, and not asked about again.
 */
export async function announceDevice(
  db: DiaryDatabase,
  subscription: BrowserSubscription,
  put: (body: Announcement) => Promise<unknown>,
): Promise<void> {
  const { device, settings, told } = await readReminders(db);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { device, subscription, timeZone, reminders: { ...settings, weekdays: [...settings.weekdays] } };
  const text = JSON.stringify(body);
  if (told?.text === text && Date.now() - told.at < AGAIN_AFTER_MS) return;
  await rememberTold(db, { text, at: Date.now(), accepted: await isAccepted(put(body)) });
}

/** Notes what the server was told last. */
export const rememberTold = (db: DiaryDatabase, told: ReminderMemory['told']): Promise<void> =>
  changeReminders(db, (memory) => ({ ...memory, told }));

async function isAccepted(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error instanceof RemoteError && error.code === 'invalid-input') return false;
    throw error;
  }
}
