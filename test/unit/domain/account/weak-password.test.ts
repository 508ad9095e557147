import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordWeakness } from '#domain/account/weak-password.ts';

const PERSON = { phoneNumber: '599123456', email: 'nino.k@example.ge', displayName: 'ნინო კაპანაძე' };
const weakness = (password: string) => passwordWeakness(password, PERSON, (plain) => plain === 'iloveyou');

describe('a password', () => {
  test.each([
    ['iloveyou', 'common'],
    [' ILoveYou ', 'common'],
    ['ｉｌｏｖｅｙｏｕ', 'common'],
    ['98765432', 'common'],
    ['abcdefgh', 'common'],
    ['abcabcabc', 'repeated'],
    ['1212121212', 'repeated'],
    ['😀😀😀😀😀😀😀😀', 'repeated'],
    ['995599123456', 'own-number'],
    ['(599) 12-34-56', 'own-number'],
    ['NinoK1990', 'own-email'],
    ['ნინოკაპანაძე!', 'own-name'],
  ])('that others try first says why: %s', (password, reason) => {
    expect(weakness(password)).toBe(reason);
  });

  test.each(['ხინკალი-7-ცალი', 'ნინოს ჭიქა ლურჯია', '599123456 და კიდევ', 'correct horse battery', 'x9$Lm2!q'])(
    'of its own is taken: %s',
    (password) => {
      expect(weakness(password)).toBeNull();
    },
  );

  test('of a person of whom nothing is known is not compared with nothing', () => {
    const nobody = { phoneNumber: null, email: null, displayName: null };
    expect(passwordWeakness('12-34-56-78', nobody, () => false)).toBeNull();
    expect(passwordWeakness('12-34-56-78', { ...nobody, displayName: '7' }, () => false)).toBeNull();
  });

  test('that repeats a few symbols is weak whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'aბ7!') }),
        (pattern) => void expect(weakness(pattern.repeat(9))).toBe('repeated'),
      ),
    );
  });
});
