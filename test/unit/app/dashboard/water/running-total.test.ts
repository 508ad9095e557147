import { expect, test } from 'vitest';
import { glassDelta } from '#app/features/dashboard/water/glasses.ts';
import { createRunningTotal } from '#app/features/dashboard/water/running-total.ts';

test('two taps on neighbouring glasses count both, though the screen shows neither yet', () => {
  const total = createRunningTotal(0);

  total.begin(glassDelta(250, total.get()));
  total.begin(glassDelta(500, total.get()));

  expect(total.get()).toBe(500);
});

test('a second tap on the same glass takes the first one back', () => {
  const total = createRunningTotal(0);

  total.begin(glassDelta(250, total.get()));
  total.begin(glassDelta(250, total.get()));

  expect(total.get()).toBe(0);
});

test('a tap that could not be stored leaves no trace', () => {
  const total = createRunningTotal(500);

  const end = total.begin(250);
  end(0);

  expect(total.get()).toBe(500);
});

test('the stored total and a finished tap are not counted twice', () => {
  const total = createRunningTotal(0);

  const end = total.begin(250);
  end(250);
  total.show(250);

  expect(total.get()).toBe(250);
});

test('taking back more than there is stops at nothing', () => {
  const total = createRunningTotal(100);

  total.begin(-250);

  expect(total.get()).toBe(0);
});
