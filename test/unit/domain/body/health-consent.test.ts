import { expect, test } from 'vitest';
import { consent } from '#app/text/account/consent.ts';
import {
  consentCovers,
  HEALTH_CONSENT_VERSION,
  isConsentAt,
  isConsentDue,
  MINOR_HEALTH_CONSENT_VERSION,
} from '#domain/body/health-consent.ts';

test.each<[string, { version: number } | null, number | null, boolean]>([
  ['who never gave one', null, 30, true],
  ['an adult with the sentence of adults', { version: HEALTH_CONSENT_VERSION }, 30, false],
  ['an older sentence than today’s', { version: HEALTH_CONSENT_VERSION - 1 }, 30, true],
  ['an adult with a sentence that named no pregnancy', { version: 2 }, 30, true],
  ['a minor with a sentence that named no pregnancy', { version: 2 }, 17, true],
  ['a minor with the sentence of adults', { version: HEALTH_CONSENT_VERSION }, 17, true],
  ['a minor whose parent has agreed', { version: MINOR_HEALTH_CONSENT_VERSION }, 17, false],
  ['whose age is not known, with the sentence of adults', { version: HEALTH_CONSENT_VERSION }, null, false],
])('%s: is asked: %s', (_, given, age, due) => {
  expect(isConsentDue(given, age)).toBe(due);
});

test('an older sentence is a consent of adults; of a minor only one that names the parent', () => {
  expect([1, 2, 3, 4].map((version) => isConsentAt(version, 18))).toEqual([true, true, true, true]);
  expect([1, 2, 3, 4].map((version) => isConsentAt(version, 17))).toEqual([false, true, false, true]);
});

test('the sentence names everything of health that is kept', () => {
  for (const sentence of [consent.sentence, consent.sentenceOfMinor])
    expect(sentence).toMatch(/წონა.*ზომები.*კვება.*ალერგიები.*ორსულობა.*ძუძუთი კვება.*მარხვა/u);
});

test('what a minor agreed to holds when grown up', () => {
  expect(consentCovers(MINOR_HEALTH_CONSENT_VERSION, 18)).toBe(true);
});
