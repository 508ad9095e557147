import { expect, test } from 'vitest';
import {
  consentCovers,
  HEALTH_CONSENT_VERSION,
  isConsentDue,
  MINOR_HEALTH_CONSENT_VERSION,
} from '#domain/body/health-consent.ts';

test.each<[string, { version: number } | null, number | null, boolean]>([
  ['who never gave one', null, 30, true],
  ['an adult with the sentence of adults', { version: HEALTH_CONSENT_VERSION }, 30, false],
  ['an older sentence than today’s', { version: HEALTH_CONSENT_VERSION - 1 }, 30, true],
  ['a minor with the sentence of adults', { version: HEALTH_CONSENT_VERSION }, 17, true],
  ['a minor whose parent has agreed', { version: MINOR_HEALTH_CONSENT_VERSION }, 17, false],
  ['whose age is not known, with the sentence of adults', { version: HEALTH_CONSENT_VERSION }, null, false],
])('%s: is asked: %s', (_, given, age, due) => {
  expect(isConsentDue(given, age)).toBe(due);
});

test('what a minor agreed to holds when grown up', () => {
  expect(consentCovers(MINOR_HEALTH_CONSENT_VERSION, 18)).toBe(true);
});
