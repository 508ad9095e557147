import { describe, expect, test } from 'vitest';
import { periodLabels } from '#app/features/history/period-labels.ts';
import { firstOpenDay, openPart, shownPeriod } from '#app/features/history/shown-period.ts';
import { readHistorySearch } from '#app/parts/routes/history-search.ts';
import { FIRST_DAY } from '#domain/diary/diary-day.ts';
import { periodOf } from '#domain/diary/history/period.ts';

const FRIDAY = '2026-11-20';

describe('the period that the address asks for', () => {
  test('is the present week when it asks for nothing', () => {
    expect(shownPeriod({}, FRIDAY)).toEqual(periodOf('week', FRIDAY));
  });

  test('is kept within the diary', () => {
    expect(shownPeriod({ span: 'month', day: '2031-01-01' }, FRIDAY)).toEqual(periodOf('month', FRIDAY));
    expect(shownPeriod({ span: 'day', day: '1999-05-05' }, FRIDAY)).toEqual(periodOf('day', FIRST_DAY));
  });

  test('takes nothing from the address but a span and a real day', () => {
    expect(readHistorySearch({ span: 'month', day: '2026-02-28', more: 1 })).toEqual({
      span: 'month',
      day: '2026-02-28',
    });
    expect(readHistorySearch({ span: 'year', day: '2026-02-30' })).toEqual({});
    expect(readHistorySearch({ span: ['day'], day: 20 })).toEqual({});
  });
});

describe('without access', () => {
  const open = firstOpenDay(FRIDAY, false);

  test('the last seven days show, today included', () => {
    expect(open).toBe('2026-11-14');
    expect(openPart(periodOf('week', FRIDAY), open)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(openPart(periodOf('week', '2026-11-15'), open)).toEqual({ from: '2026-11-14', to: '2026-11-15' });
    expect(openPart(periodOf('week', '2026-11-08'), open)).toBeNull();
  });

  test('nothing is locked with access, nor while the device does not know', () => {
    for (const hasAccess of [true, undefined]) expect(firstOpenDay(FRIDAY, hasAccess)).toBeNull();
    expect(openPart(periodOf('month', '2020-01-01'), null)).toEqual({ from: '2020-01-01', to: '2020-01-31' });
  });
});

describe('a period is called', () => {
  test.each([
    ['day', FRIDAY, 'პარასკევი, 20 ნოემბერი', 'დღეს'],
    ['day', '2026-11-12', 'ხუთშაბათი, 12 ნოემბერი', undefined],
    ['week', FRIDAY, '16–22 ნოემბერი', 'ეს კვირა'],
    ['week', '2026-11-15', '9–15 ნოემბერი', 'გასული კვირა'],
    ['week', '2026-10-01', '28 სექ – 4 ოქტ', undefined],
    ['week', '2025-01-01', '30 დეკ – 5 იან, 2025', undefined],
    ['week', '2025-11-12', '10–16 ნოემბერი, 2025', undefined],
    ['month', FRIDAY, 'ნოემბერი 2026', undefined],
  ] as const)('by its days: the %s of %s', (span, day, name, note) => {
    expect(periodLabels(periodOf(span, day), FRIDAY)).toEqual({ name, note });
  });
});
