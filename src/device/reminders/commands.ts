import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { theDiary } from '../diary/diary.ts';
import { changeReminders } from './kept-reminders.ts';
import { asStorageError } from '../platform/storage-error.ts';

/** Stores what this device wants to be reminded of; the server hears of it when it can be reached. Rejects with a StorageError. */
export async function saveReminders(settings: ReminderSettings): Promise<void> {
  try {
    await changeReminders(theDiary().db, (memory) => ({ ...memory, settings }));
  } catch (error) {
    throw asStorageError(error);
  }
}
