// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { PaymentInfo } from '#contract/payment/payment-info.ts';
import { theDiary } from '#device/diary/diary.ts';
import { rememberPaymentInfo } from '#device/api/account/payment-info.ts';
import { forgetToldPayment, tellPayment, toldPayment } from '#device/session/access/told-payment.ts';
import { accessQuery } from '#device/session/access/use-access.ts';
import { openFreshDiary } from '../open-test-diary.ts';

const TRIAL: PaymentInfo = {
  isPremium: false,
  trialStartedAt: { seconds: 1_773_129_600, nanoseconds: 0 },
  premiumUntil: null,
  autoRenew: false,
  nextCharge: null,
  canResume: false,
};
const PREMIUM: PaymentInfo = { ...TRIAL, isPremium: true };

/** What the screens of the open diary know of payment. */
const known = async () => (await accessQuery.query(theDiary()))?.payment.info;

test('what the first answer told of payment counts until the diary keeps it', async () => {
  openFreshDiary();
  localStorage.setItem('auth_token', 'mine');
  expect(await known()).toBeUndefined();

  tellPayment('mine', TRIAL);
  expect(await known()).toEqual(TRIAL);

  await rememberPaymentInfo(theDiary(), PREMIUM);
  expect(await known()).toEqual(PREMIUM);
  forgetToldPayment();
  expect(toldPayment(() => 'mine')).toBeNull();
});

test('whoever signs in with another token is told nothing of it', async () => {
  openFreshDiary();
  tellPayment('mine', PREMIUM);
  localStorage.setItem('auth_token', 'theirs');

  expect(await known()).toBeUndefined();
});
