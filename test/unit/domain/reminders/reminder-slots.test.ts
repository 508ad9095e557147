import { describe, expect, test } from 'vitest';
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
  const empty: DayProgress = { logged: [], waterMl: 0, waterGoalMl: 2000, weighed: false };
  expect(isOpen('lunch', empty)).toBe(true);
  expect(isOpen('lunch', { ...empty, logged: ['lunch'] })).toBe(false);
  expect(isOpen('dinner', { ...empty, logged: ['lunch'] })).toBe(true);
  expect(isOpen('water', { ...empty, waterMl: 1999 })).toBe(true);
  expect(isOpen('water', { ...empty, waterMl: 2000 })).toBe(false);
  expect(isOpen('weight', { ...empty, weighed: true })).toBe(false);
});

test('a note opens screens of the app, and nothing else', () => {
  for (const kind of ['breakfast', 'lunch', 'dinner', 'snacks', 'water', 'weight'] as const)
    expect(isNotePath(noteOf(kind).open)).toBe(true);
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
