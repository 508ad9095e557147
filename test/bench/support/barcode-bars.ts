/** Kinds of barcodes that are drawn. */
export const DRAWN_KINDS = ['ean-13', 'ean-8', 'upc-a', 'upc-e'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** The bars and spaces of each digit in set A (odd parity), in modules: '0' white, '1' black. GS1 General Specifications, 5.2.1. */
const A = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Set C is A with black and white exchanged, set B is C from behind. */
const C = A.map((bars) => [...bars].map((bar) => (bar === '0' ? '1' : '0')).join(''));
const B = C.map((bars) => [...bars].toReversed().join(''));
/** Which of the left half's digits of an EAN-13 are of set B, by its first digit. */
const FIRST = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA'];
/** The same of a UPC-E of number system 0, by its check digit. */
const UPC_E = ['BBBAAA', 'BBABAA', 'BBAABA', 'BBAAAB', 'BABBAA', 'BAABBA', 'BAAABB', 'BABABA', 'BABAAB', 'BAABAB'];

const drawn = (digits: string, sets: string): string =>
  [...digits].map((digit, at) => ({ A, B, C })[sets[at] as 'A' | 'B' | 'C'][Number(digit)] ?? '').join('');

/** The modules of a barcode without its quiet zones; the digits have the check digit already. */
export function barsOf(kind: DrawnKind, digits: string): string {
  switch (kind) {
    case 'upc-a':
      return barsOf('ean-13', `0${digits}`);
    case 'ean-13':
      return `101${drawn(digits.slice(1, 7), FIRST[Number(digits[0])] ?? '')}01010${drawn(digits.slice(7), 'CCCCCC')}101`;
    case 'ean-8':
      return `101${drawn(digits.slice(0, 4), 'AAAA')}01010${drawn(digits.slice(4), 'CCCC')}101`;
    case 'upc-e':
      return `101${drawn(digits.slice(1, 7), UPC_E[Number(digits[7])] ?? '')}010101`;
  }
}

/** GS1's check digit of the digits before it. */
export function checkDigitOf(body: string): number {
  const sum = [...body].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** A UPC-E of six digits with the check digit of the UPC-A that it abbreviates. */
export function upcEOf(six: string): string {
  const [maker, last] = [six.slice(0, 5), six.slice(5)];
  const long =
    Number(last) <= 2
      ? `${maker.slice(0, 2)}${last}0000${maker.slice(2)}`
      : last === '3'
        ? `${maker.slice(0, 3)}00000${maker.slice(3)}`
        : last === '4'
          ? `${maker.slice(0, 4)}00000${maker.slice(4)}`
          : `${maker}0000${last}`;
  return `0${six}${checkDigitOf(`0${long}`)}`;
}
