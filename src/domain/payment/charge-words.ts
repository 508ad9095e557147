import type { DiaryDay } from '../diary/diary-day.ts';
import { onDay } from '../diary/day-words.ts';
import type { ReminderNote } from '../reminders/reminder-words.ts';

/** What stands on the lock screen three days before a month of PRO is charged. */
export const chargeNote = (day: DiaryDay, tetri: number): ReminderNote => ({
  title: 'PRO მალე განახლდება',
  body: `${onDay(day)} ბარათიდან ${price(tetri)} ჩამოიჭრება. გაუქმება პროფილში შეგიძლიათ.`,
  tag: 'charge',
  open: '/profile',
});

/** The same within one short message. */
export const chargeSms = (day: DiaryDay, tetri: number): string =>
  `ლუკმა PRO: ${onDay(day)} ${price(tetri)} ჩამოიჭრება. გაუქმება: პროფილი`;

const price = (tetri: number): string => `₾${(tetri / 100).toFixed(2)}`;
