import { expect, test } from 'vitest';
import { timeLeft } from '#app/features/upgrade/time-left.ts';
import { trialAt } from '#domain/payment/trial.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 20, 8);
const leftAfter = (hours: number) => timeLeft(trialAt({ startedAt: now - hours * HOUR, isPremium: false }, now));

test('a trial counts its days and hours, then hours, then minutes, each rounded up', () => {
  expect(leftAfter(10.5)).toBe('დარჩა 3 დღე (62 საათი)');
  expect(leftAfter(47)).toBe('დარჩა 2 დღე (25 საათი)');
  expect(leftAfter(48)).toBe('დარჩა 24 საათი');
  expect(leftAfter(70.5)).toBe('დარჩა 2 საათი');
  expect(leftAfter(71)).toBe('დარჩა 60 წუთი');
  expect(leftAfter(71.99)).toBe('დარჩა 1 წუთი');
  expect(leftAfter(72)).toBe('დასრულდა');
});

test('a trial that never began shows all of its three days and 72 hours', () => {
  expect(timeLeft(trialAt({ startedAt: null, isPremium: false }, now))).toBe('დარჩა 3 დღე (72 საათი)');
});

test('with PRO nothing counts down', () => {
  expect(timeLeft(trialAt({ startedAt: null, isPremium: true }, now))).toBe('');
});
