import { expect, test } from 'vitest';
import { errorText } from '#app/text/error-text.ts';
import { errors } from '#app/text/errors.ts';
import { ERROR_CODES } from '#contract/envelope.ts';

test('every code of the contract has a Georgian sentence', () => {
  for (const code of ERROR_CODES) expect(errorText(code)).toMatch(/\p{Script=Georgian}/u);
});

test('a code that this version does not know gets the general sentence', () => {
  expect(errorText('from-the-future')).toBe(errors.general);
  expect(errorText('toString')).toBe(errors.general);
  expect(errorText(undefined)).toBe(errors.general);
});
