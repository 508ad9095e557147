import { describe, expect, test } from 'vitest';
import { daysFrom } from '#domain/diary/diary-day.ts';
import { FASTING_CHOICES } from '#domain/fasts/fasting-choice.ts';
import { isOpen, type DayProgress } from '#domain/reminders/reminder-due.ts';
import { FIRST_REMINDERS, isQuiet, type ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { nextMoment, slotsOfDay } from '#domain/reminders/reminder-slots.ts';
import { isNotePath, noteOf } from '#domain/reminders/reminder-words.ts';

const MONDAY = '2026-03-02';
const TUESDAY = '2026-03-03';
const wanted = (changes: Partial<ReminderSettings>): ReminderSettings => ({ ...FIRST_REMINDERS, on: true, ...changes });
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
const written = (settings: ReminderSettings, day: '2026-03-02' | '2026-03-03' = MONDAY) =>
  slotsOfDay(settings, day).map(({ kind, at }) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} ${kind}`);

describe('the reminders of a day', () => {
  test('are none until the person wants them, and none on days that are not chosen', () => {
    expect(slotsOfDay(FIRST_REMINDERS, MONDAY)).toEqual([]);
    expect(slotsOfDay(wanted({ weekdays: [2] }), MONDAY)).toEqual([]);
    expect(slotsOfDay(wanted({ weekdays: [2] }), TUESDAY)).toHaveLength(3);
  });

  test('are the chosen meals at their times', () => {
    expect(written(wanted({}))).toEqual(['10:00 breakfast', '14:00 lunch', '20:00 dinner']);
  });

  test('have water at its interval from the end of the quiet hours to their beginning', () => {
    const none = { on: false, at: 0 };
    const meals = { breakfast: none, lunch: none, dinner: none, snacks: none };
    const dry = wanted({ meals, water: { on: true, everyMinutes: 180 } });
    expect(written(dry)).toEqual(['11:00 water', '14:00 water', '17:00 water', '20:00 water']);
    const night = { ...dry, quiet: { from: clock(6), to: clock(15) } };
    expect(written(night)).toEqual(['0:00 water', '3:00 water', '18:00 water', '21:00 water']);
    expect(written({ ...dry, quiet: { from: 0, to: 0 } })).toHaveLength(7);
  });

  test('have the weight on its own weekday, or on every chosen one', () => {
    const weight = { on: true, at: clock(8, 30), weekday: 2 } as const;
    expect(written(wanted({ weight }))).not.toContain('8:30 weight');
    expect(written(wanted({ weight }), TUESDAY)[0]).toBe('8:30 weight');
    expect(written(wanted({ weight: { ...weight, weekday: null } }))[0]).toBe('8:30 weight');
  });

  test('leave the quiet hours quiet, over midnight too', () => {
    expect(written(wanted({ quiet: { from: clock(13), to: clock(15) } }))).toEqual(['10:00 breakfast', '20:00 dinner']);
    expect(written(wanted({ quiet: { from: clock(19), to: clock(10, 1) } }))).toEqual(['14:00 lunch']);
    const quiet = { from: clock(22), to: clock(8) };
    expect([clock(21, 59), clock(22), clock(3), clock(7, 59), clock(8)].map((at) => isQuiet({ quiet }, at))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isQuiet({ quiet: { from: 5, to: 5 } }, 5)).toBe(false);
  });
});

describe('the evening before a fast of weeks', () => {
  const none = { on: false, at: 0 };
  const meals = { breakfast: none, lunch: none, dinner: none, snacks: none };
  const only = wanted({ meals, fasts: { on: true, at: clock(19) } });

  test('has a reminder, and no other evening of the year has one', () => {
    const found = daysFrom('2026-01-01', '2026-12-31').flatMap((day) => slotsOfDay(only, day));
    expect(found.map(({ day, at, kind }) => `${day} ${at} ${kind}`)).toEqual(
      ['2026-02-15', '2026-02-22', '2026-06-07', '2026-08-13', '2026-11-27'].map((day) => `${day} ${clock(19)} fast`),
    );
    expect(found.map((slot) => noteOf(slot).title)).toEqual(
      ['ყველიერი', 'დიდი მარხვა', 'პეტრე-პავლობის მარხვა', 'მარიამობის მარხვა', 'შობის მარხვა'].map(
        (season) => `ხვალ ${season} იწყება`,
      ),
    );
  });

  test('is found from every day of the years', () => {
    for (const day of daysFrom('2024-01-01', '2033-12-31')) expect(nextMoment(only, { day, at: 0 })).not.toBeNull();
  });

  test('is silent when switched off, in the quiet hours, and for settings of an app that knew no fasts', () => {
    const evening = '2026-02-22';
    const { fasts: _, ...older } = only;
    expect(slotsOfDay(older, evening)).toEqual([]);
    expect(slotsOfDay({ ...only, fasts: { on: false, at: clock(19) } }, evening)).toEqual([]);
    expect(slotsOfDay({ ...only, quiet: { from: clock(18), to: clock(8) } }, evening)).toEqual([]);
    expect(nextMoment(older, { day: evening, at: 0 })).toBeNull();
  });

  test('is told to who keeps the fast', () => {
    const day: DayProgress = { logged: [], waterMl: 0, waterGoalMl: 2000, weighed: false, keeps: 'none' };
    const told = FASTING_CHOICES.filter((keeps) => isOpen('fast', { ...day, keeps }));
    expect(told).toEqual(['all', 'great']);
  });
});

describe('the next reminder', () => {
  test('is later today, else on the next day that has one', () => {
    const settings = wanted({ weekdays: [1, 3] });
    expect(nextMoment(settings, { day: MONDAY, at: clock(10) })).toEqual({ day: MONDAY, at: clock(14) });
    expect(nextMoment(settings, { day: MONDAY, at: clock(20) })).toEqual({ day: '2026-03-04', at: clock(10) });
  });

  test('is a week away when only this weekday is chosen', () => {
    expect(nextMoment(wanted({ weekdays: [1] }), { day: MONDAY, at: clock(23) })).toEqual({
      day: '2026-03-09',
      at: clock(10),
    });
  });

  test('never comes when nothing is chosen', () => {
    expect(nextMoment(wanted({ weekdays: [] }), { day: MONDAY, at: 0 })).toBeNull();
  });
});

test('a reminder is open until the diary has what it asks for', () => {
  const empty: DayProgress = { logged: [], waterMl: 0, waterGoalMl: 2000, weighed: false, keeps: 'none' };
  expect(isOpen('lunch', empty)).toBe(true);
  expect(isOpen('lunch', { ...empty, logged: ['lunch'] })).toBe(false);
  expect(isOpen('dinner', { ...empty, logged: ['lunch'] })).toBe(true);
  expect(isOpen('water', { ...empty, waterMl: 1999 })).toBe(true);
  expect(isOpen('water', { ...empty, waterMl: 2000 })).toBe(false);
  expect(isOpen('weight', { ...empty, weighed: true })).toBe(false);
});

test('a note opens screens of the app, and nothing else', () => {
  for (const kind of ['breakfast', 'lunch', 'dinner', 'snacks', 'water', 'weight', 'fast'] as const)
    expect(isNotePath(noteOf({ kind, day: MONDAY }).open)).toBe(true);
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/dashboard?day=2026-01-01#x',
    '',
  ]) {
    expect(isNotePath(elsewhere)).toBe(false);
  }
});
