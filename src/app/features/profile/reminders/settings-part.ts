import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';

/** Props of a part of the settings; a change names only what is new. */
export interface SettingsPart {
  settings: ReminderSettings;
  onChange: (changes: Partial<ReminderSettings>) => void;
}
