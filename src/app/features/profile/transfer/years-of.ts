import type { DiaryDay } from '#domain/diary/diary-day.ts';

/** The years of a span of days: 2026, or 2022–2026. */
export function yearsOf({ from, to }: { from: DiaryDay; to: DiaryDay }): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? first : `${first}–${last}`;
}
