import { expect, test } from 'vitest';
import { paymentStep } from '#app/features/upgrade/payment-steps.ts';

test("what the server knows to be paid is paid, whatever the bank's page said", () => {
  expect(paymentStep('fail', 'paid', 0)).toEqual({ is: 'paid' });
  expect(paymentStep('success', 'paid', 4)).toEqual({ is: 'paid' });
});

test("an order that the bank refused has failed, one that still waits when the bank's page says so", () => {
  expect(paymentStep('success', 'refused', 0)).toEqual({ is: 'failed' });
  expect(paymentStep('fail', 'waiting', 0)).toEqual({ is: 'failed' });
});

test('without an answer nothing has failed', () => {
  expect(paymentStep('fail', 'no-answer', 0)).toMatchObject({ is: 'again' });
});

test('after the bank\'s "paid" its own word is waited for half a minute, ever more slowly', () => {
  const steps = [0, 1, 2, 3, 4, 5].map((asked) => paymentStep('success', 'waiting', asked));
  const waits = steps.flatMap((step) => (step.is === 'again' ? [step.inMs] : []));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(30_000);
  expect(steps.at(-1)).toEqual({ is: 'late' });
});
