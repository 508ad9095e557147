import { daysBetween, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { calendar } from '../text/calendar.ts';

/** ორშ … კვი. */
export const formatWeekdayShort = (day: DiaryDay): string => calendar.weekdaysShort[weekdayOf(day) - 1] ?? '';

/** ორშაბათი … კვირა. */
export const formatWeekday = (day: DiaryDay): string => calendar.weekdays[weekdayOf(day) - 1] ?? '';

/** The day of the month: 20. */
export const formatDayNumber = (day: DiaryDay): string => String(partsOf(day).day);

/** 20 ნოემბერი; with `today` given, a day of another year carries its year: 20 ნოემბერი, 2025. */
export function formatDay(day: DiaryDay, today: DiaryDay = day): string {
  const parts = partsOf(day);
  const short = `${parts.day} ${calendar.months[parts.month - 1] ?? ''}`;
  return parts.year === partsOf(today).year ? short : `${short}, ${parts.year}`;
}

/** 20 ნოე, where room is short. */
export function formatDayShort(day: DiaryDay): string {
  const parts = partsOf(day);
  return `${parts.day} ${calendar.monthsShort[parts.month - 1] ?? ''}`;
}

/** პარასკევი, 20 ნოემბერი. */
export const formatFullDay = (day: DiaryDay, today?: DiaryDay): string =>
  `${formatWeekday(day)}, ${formatDay(day, today)}`;

/** დღეს, გუშინ, ხვალ; any other day as `formatDay` writes it. */
export function formatRelativeDay(day: DiaryDay, today: DiaryDay): string {
  const near = new Map([
    [-1, calendar.yesterday],
    [0, calendar.today],
    [1, calendar.tomorrow],
  ]);
  return near.get(daysBetween(today, day)) ?? formatDay(day, today);
}

/** ნოემბერი 2026. */
export function formatMonth(day: DiaryDay): string {
  const parts = partsOf(day);
  return `${calendar.months[parts.month - 1] ?? ''} ${parts.year}`;
}

/** The device's wall clock at `epochMs`: 08:05. */
export function formatTime(epochMs: number): string {
  const at = new Date(epochMs);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

const two = (part: number) => String(part).padStart(2, '0');

function partsOf(day: DiaryDay): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}
