import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { useLive } from '../diary/live.ts';
import { readReminders } from './kept-reminders.ts';

/** What this device is reminded of, and whether the server sends it: then it comes with the app closed, too. */
export interface DeviceReminders {
  settings: ReminderSettings;
  pushed: boolean;
}

/** This device's reminders; undefined until IndexedDB answers. */
export const useReminders = (): DeviceReminders | undefined =>
  useLive('reminders', async ({ db }) => {
    const { settings, told } = await readReminders(db);
    return { settings, pushed: told?.accepted ?? false };
  });
