import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBarcode, readBarcode } from '#domain/food/products/barcode.ts';

const read = (typed: string) => {
  const reading = readBarcode(typed);
  return reading.is === 'barcode' ? reading.barcode : reading.mistake;
};

/** GS1's check digit, written down a second time: the way its own page teaches it, from the left. */
function withCheckDigit(body: string): string {
  const weights = body.length % 2 === 0 ? [1, 3] : [3, 1];
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (weights[at % 2] ?? 0), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('a barcode', () => {
  test.each([
    ['4006381333931', '4006381333931', 'EAN-13'],
    ['4860019001308', '4860019001308', 'EAN-13 of Georgia'],
    ['96385074', '96385074', 'EAN-8'],
    ['036000291452', '0036000291452', 'UPC-A'],
    ['0036000291452', '0036000291452', 'UPC-A written as EAN-13'],
    ['04252614', '0042100005264', 'UPC-E'],
    ['01234565', '0012345000065', 'UPC-E that ends in 5 and more'],
    [' 4006-3813 33931 ', '4006381333931', 'with spaces and hyphens'],
  ])('%s is %s: %s', (typed, barcode) => {
    expect(read(typed)).toBe(barcode);
  });

  test.each([
    ['4006381333932', 'check-digit'],
    ['96385075', 'check-digit'],
    ['036000291453', 'check-digit'],
    ['400638133393', 'check-digit'],
    ['12345', 'length'],
    ['40063813339311', 'length'],
    ['', 'not-digits'],
    ['ლობიო', 'not-digits'],
    ['400638133393X', 'not-digits'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', 'not-digits'],
  ])('%s is none: %s', (typed, mistake) => {
    expect(read(typed)).toBe(mistake);
  });

  test('is refused with any one digit changed', () => {
    fc.assert(
      fc.property(digits(12), fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const right = withCheckDigit(body);
        expect(read(right)).toBe(right);
        const wrong = [...right].map((digit, place) => (place === at ? String((Number(digit) + by) % 10) : digit));
        expect(read(wrong.join(''))).toBe('check-digit');
      }),
    );
  });

  test('of 8 digits is refused as EAN-8 with any one digit changed', () => {
    fc.assert(
      fc.property(digits(7), fc.nat(7), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const right = withCheckDigit(body);
        expect(readBarcode(right, 'ean-8')).toMatchObject({ barcode: right });
        const wrong = [...right].map((digit, place) => (place === at ? String((Number(digit) + by) % 10) : digit));
        expect(readBarcode(wrong.join(''), 'ean-8')).toMatchObject({ mistake: 'check-digit' });
      }),
    );
  });

  test('that a UPC-A abbreviates is the same product under both, whichever kind was seen', () => {
    fc.assert(
      fc.property(digits(11), (body) => {
        const upcA = withCheckDigit(body);
        expect(read(upcA)).toBe(`0${upcA}`);
        expect(readBarcode(`0${upcA}`, 'ean-13')).toEqual(readBarcode(upcA, 'upc-a'));
        expect(readBarcode(`0${upcA}`, 'upc-a')).toEqual(readBarcode(upcA, 'upc-a'));
      }),
    );
  });

  test('as UPC-E opens by the last digit of its six', () => {
    const bodies = {
      '0': (m: string) => `${m.slice(0, 2)}00000${m.slice(2)}`,
      '2': (m: string) => `${m.slice(0, 2)}20000${m.slice(2)}`,
      '3': (m: string) => `${m.slice(0, 3)}00000${m.slice(3)}`,
      '4': (m: string) => `${m.slice(0, 4)}00000${m.slice(4)}`,
      '7': (m: string) => `${m}00007`,
    };
    fc.assert(
      fc.property(
        fc.constantFrom('0', '1'),
        digits(5),
        fc.constantFrom(...(Object.keys(bodies) as (keyof typeof bodies)[])),
        (system, maker, last) => {
          const upcA = withCheckDigit(`${system}${bodies[last](maker)}`);
          expect(readBarcode(`${system}${maker}${last}${upcA.at(-1)}`, 'upc-e')).toMatchObject({ barcode: `0${upcA}` });
        },
      ),
    );
  });

  test('that was read is its own only writing', () => {
    fc.assert(
      fc.property(fc.oneof(digits(8), digits(12), digits(13)), (typed) => {
        const reading = readBarcode(typed);
        if (reading.is === 'wrong') return;
        expect(isBarcode(reading.barcode)).toBe(true);
        expect(read(reading.barcode)).toBe(reading.barcode);
      }),
    );
  });

  test('never throws on anything typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(() => readBarcode(typed)).not.toThrow();
      }),
    );
  });
});
