import { useState } from 'react';
import { saveReminders } from '#device/reminders/commands.ts';
import { useReminders } from '#device/reminders/use-reminders.ts';
import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { reminders as words } from '#app/text/account/reminders.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';

/** This device's reminders as they were last chosen; what cannot be stored goes back to what is, and says so. Undefined until IndexedDB answers. */
export function useSettings() {
  const found = useReminders();
  const [wanted, want] = useState<ReminderSettings>();
  // Stored: from now on the store tells, also of what another tab chooses.
  if (found && wanted && sameSettings(found.settings, wanted)) want(undefined);
  if (!found) return undefined;
  const settings = wanted ?? found.settings;
  const change = (changes: Partial<ReminderSettings>) => {
    const next = { ...settings, ...changes };
    want(next);
    saveReminders(next).catch((error: unknown) => {
      want(undefined);
      showFailure(error, words.notSaved);
    });
  };
  return { settings, pushed: found.pushed, change };
}

const sameSettings = (one: ReminderSettings, other: ReminderSettings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
