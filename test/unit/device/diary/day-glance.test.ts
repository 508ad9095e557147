// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readDayGlance, writeDayGlance, type DayGlance } from '#device/diary/reads/day-glance.ts';
import { clearStorages, dropToken, writeSessionKeys } from '#device/session/session-keys.ts';

const GLANCE: DayGlance = {
  day: '2026-03-10',
  eaten: 430,
  goal: 1850,
  banner: { tone: 'info', heading: 'საცდელი პერიოდი: დარჩა 3 დღე.', more: 'ყველა ფუნქცია ღიაა.', action: 'გახდით PRO' },
  figures: [
    { value: '1 420', name: 'დარჩენილი კკალ' },
    { value: '430', name: 'მიღებული' },
    { value: '1 850', name: 'მიზანი' },
  ],
};

beforeEach(() => localStorage.clear());

test('what was seen of a day is there at the next start', () => {
  expect(readDayGlance()).toBeNull();
  writeDayGlance(GLANCE);
  expect(readDayGlance()).toEqual(GLANCE);
});

test('a glance that cannot be read is none', () => {
  for (const text of [
    '',
    '{',
    '[]',
    '{"day":"2026-03-10"}',
    JSON.stringify({ ...GLANCE, figures: [] }),
    JSON.stringify({ ...GLANCE, banner: true }),
  ]) {
    localStorage.setItem('day_glance', text);
    expect(readDayGlance()).toBeNull();
  }
});

test.each([
  ['signs out', clearStorages],
  ['loses the session', dropToken],
  [
    'gives the device to the next who signs in',
    () => writeSessionKeys('t', { uid: 'u' } as Parameters<typeof writeSessionKeys>[1]),
  ],
])('it goes when the person %s', (_, leave) => {
  writeDayGlance(GLANCE);
  leave();
  expect(readDayGlance()).toBeNull();
});

test('it stays when the session that it was seen under learns whose it is', () => {
  localStorage.setItem('auth_token', 't');
  writeDayGlance(GLANCE);
  writeSessionKeys('t', { uid: 'u' } as Parameters<typeof writeSessionKeys>[1]);
  expect(readDayGlance()).toEqual(GLANCE);
});
