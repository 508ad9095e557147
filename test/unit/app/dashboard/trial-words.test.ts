import { expect, test } from 'vitest';
import { trialAt } from '#domain/payment/trial.ts';
import { trialWords } from '#app/features/dashboard/trial/trial-words.ts';

const HOUR = 3_600_000;
// Noon in Tbilisi on 20 November 2026.
const now = Date.UTC(2026, 10, 20, 8);
const wordsAfter = (hours: number) => trialWords(trialAt({ startedAt: now - hours * HOUR, isPremium: false }, now));

test('a fresh trial is blue and counts days', () => {
  expect(wordsAfter(10)).toEqual({
    tone: 'info',
    heading: 'საცდელი პერიოდი: დარჩა 3 დღე.',
    more: 'ყველა ფუნქცია ღიაა.',
  });
});

test('a trial that ends tomorrow is orange', () => {
  expect(wordsAfter(50)).toMatchObject({ tone: 'warn', heading: 'საცდელი პერიოდი ხვალ სრულდება.' });
});

test('a trial that ends today is red and counts hours, the last one too', () => {
  expect(wordsAfter(66.5)).toMatchObject({ tone: 'danger', heading: 'საცდელი პერიოდი: დარჩა 6 საათი.' });
  expect(wordsAfter(71.9)).toMatchObject({ heading: 'საცდელი პერიოდი: დარჩა 1 საათი.' });
});

test('an ended trial is red and speaks of what is kept', () => {
  expect(wordsAfter(72)).toEqual({
    tone: 'danger',
    heading: 'საცდელი პერიოდი დასრულდა.',
    more: 'თქვენი ჩანაწერები შენახულია.',
  });
});

test('a trial that never began promises nothing, and premium has no banner', () => {
  expect(trialWords(trialAt({ startedAt: null, isPremium: false }, now))).toMatchObject({ tone: 'info', more: '' });
  expect(trialWords(trialAt({ startedAt: null, isPremium: true }, now))).toBeNull();
});
