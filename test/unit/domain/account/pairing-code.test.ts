import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPairingCode, normalisePairingCode, PAIRING } from '#domain/account/pairing.ts';

const codes = fc.string({
  minLength: PAIRING.symbols,
  maxLength: PAIRING.symbols,
  unit: fc.constantFrom(...PAIRING.alphabet),
});

test('no symbol of a pairing looks like another one', () => {
  expect([...PAIRING.alphabet].filter((symbol) => '0O1IL'.includes(symbol))).toEqual([]);
  expect(new Set(PAIRING.alphabet).size).toBe(31);
});

test('symbols are read as they are shown, in any case, with blanks or a dash', () => {
  fc.assert(
    fc.property(codes, (code) => {
      for (const typed of [
        code,
        formatPairingCode(code),
        code.toLowerCase(),
        ` ${[...code].join(' ')} `,
        formatPairingCode(code).replace('-', '–'),
      ]) {
        expect(normalisePairingCode(typed)).toBe(code);
      }
    }),
  );
});

test.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCD_EFGH', 'ABCDEFG0', 'აბგდევზთ', '123456'])(
  'anything else is no pairing: %s',
  (typed) => {
    expect(normalisePairingCode(typed)).toBeNull();
  },
);
