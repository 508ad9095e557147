import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';

/** What this device remembers of its reminders. */
export interface ReminderMemory {
  /** The name under which the server knows this device. */
  device: string;
  settings: ReminderSettings;
  /** What the server was told last, word for word, when (epoch ms), and whether it sends it; null: it knows of nothing. */
  told: { text: string; at: number; accepted: boolean } | null;
}
