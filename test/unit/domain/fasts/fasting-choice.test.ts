import { expect, test } from 'vitest';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { fastingDay } from '#domain/fasts/fasting-calendar.ts';
import { FASTING_CHOICES, keptLevel } from '#domain/fasts/fasting-choice.ts';

const keptOn = (date: DiaryDay) => FASTING_CHOICES.map((choice) => keptLevel(choice, fastingDay(date)));

test('what a person eats follows the fasts that they keep: none, all, the great ones, Wednesdays and Fridays', () => {
  expect(keptOn('2026-01-21')).toEqual(['none', 'oil', 'none', 'oil']);
  expect(keptOn('2026-02-18')).toEqual(['none', 'meat-free', 'meat-free', 'meat-free']);
  expect(keptOn('2026-03-05')).toEqual(['none', 'oil', 'oil', 'none']);
  expect(keptOn('2026-08-19')).toEqual(['none', 'fish', 'fish', 'fish']);
  expect(keptOn('2026-09-11')).toEqual(['none', 'oil', 'none', 'oil']);
  expect(keptOn('2026-09-27')).toEqual(['none', 'oil', 'none', 'none']);
  expect(keptOn('2026-04-15')).toEqual(['none', 'none', 'none', 'none']);
});
