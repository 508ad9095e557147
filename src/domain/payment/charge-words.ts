import type { DiaryDay } from '../diary-day.ts';
import type { ReminderNote } from '../reminders/reminder-words.ts';

/** Months in the case that says when: 5 მარტს. */
const IN_MONTH = [
  'იანვარს',
  'თებერვალს',
  'მარტს',
  'აპრილს',
  'მაისს',
  'ივნისს',
  'ივლისს',
  'აგვისტოს',
  'სექტემბერს',
  'ოქტომბერს',
  'ნოემბერს',
  'დეკემბერს',
];

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

function onDay(day: DiaryDay): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${date} ${IN_MONTH[month - 1] ?? ''}`;
}

const price = (tetri: number): string => `₾${(tetri / 100).toFixed(2)}`;
