import { expect, test } from 'vitest';
import { readDashboardSearch } from '#app/parts/routes/dashboard-search.ts';

test('the address opens a dialog, a day and the bank’s return', () => {
  expect(readDashboardSearch({ add: 'water', day: '2026-11-20', paySuccess: 1 })).toEqual({
    add: 'water',
    day: '2026-11-20',
    paySuccess: true,
  });
});

test('the address names a way of the add-meal dialog, which knows its ways itself', () => {
  expect(readDashboardSearch({ add: 'manual' })).toEqual({ add: 'manual' });
  expect(readDashboardSearch({ add: 'cake' })).toEqual({ add: 'cake' });
});

test('the outbox leads to the form of a dish on its day', () => {
  const edit = '01936f3e-0000-7000-8000-000000000001';

  expect(readDashboardSearch({ day: '2026-11-19', edit })).toEqual({ day: '2026-11-19', edit });
  expect(readDashboardSearch({ edit: '<script>' })).toEqual({});
});

test('what is not meant for the dashboard is dropped', () => {
  expect(readDashboardSearch({ add: '<script>', day: '2026-02-30', utm: 'x' })).toEqual({});
  expect(readDashboardSearch({ add: ['meal'] })).toEqual({});
});
