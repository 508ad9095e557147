import { FIRST_REMINDERS } from '#domain/reminders/reminder-settings.ts';
import { systemRandom } from '../platform/system-random.ts';
import type { DiaryDatabase } from '../diary/schema.ts';
import type { ReminderMemory } from './reminder-memory.ts';

/** Whoever brings the server in step holds this lock: pages and the service worker do it one at a time. */
export const reminderLock = (uid: string): string => `reminders:${uid}`;

/** The memory; a fresh one where nothing was ever chosen. */
export async function readReminders(db: DiaryDatabase): Promise<ReminderMemory> {
  const row = await db.kv.get('reminders');
  // Settings from before a reminder was invented begin with it as a new device does.
  if (row?.key === 'reminders') return { ...row.value, settings: { ...FIRST_REMINDERS, ...row.value.settings } };
  return { device: systemRandom.uuid(), settings: FIRST_REMINDERS, told: null };
}

/** Changes what is remembered; what another tab changed meanwhile stays. */
export async function changeReminders(
  db: DiaryDatabase,
  change: (memory: ReminderMemory) => ReminderMemory,
): Promise<void> {
  await db.transaction('rw', db.kv, async () => {
    const value = change(await readReminders(db));
    await db.kv.put({ key: 'reminders', value });
  });
}
