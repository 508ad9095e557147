import type { DiaryDay } from './diary-day.ts';

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

/** A day in the case that says when: 5 მარტს. */
export function onDay(day: DiaryDay): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${date} ${IN_MONTH[month - 1] ?? ''}`;
}
