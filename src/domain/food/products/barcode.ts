/** A packed food's number as its products are kept under it: 13 digits, or the 8 of EAN-8, with a check digit that is right. */
export type Barcode = string & { readonly barcode: unique symbol };

/** What a reader says it has seen: its kind tells an EAN-8 from a UPC-E, which have 8 digits both. */

export type Symbology = 'ean-13' | 'ean-8' | 'upc-a' | 'upc-e';

/** Why digits are no barcode. */
type BarcodeMistake = 'not-digits' | 'length' | 'check-digit';
export type BarcodeReading = { is: 'barcode'; barcode: Barcode } | { is: 'wrong'; mistake: BarcodeMistake };

/**
 * Reads EAN-13, EAN-8, UPC-A and UPC-E, typed with spaces or hyphens or seen by a reader. A UPC is the EAN-13 that it abbreviates, so that
 * one product has one number.
 */
export function readBarcode(typed: string, symbology?: Symbology): BarcodeReading {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return { is: 'wrong', mistake: 'not-digits' };
  const candidates = candidatesOf(digits).filter(({ kind }) => symbology === undefined || kind === symbology);
  if (candidates.length === 0) return { is: 'wrong', mistake: 'length' };
  const right = candidates.find(({ number }) => hasRightCheckDigit(number));
  return right ? { is: 'barcode', barcode: right.number as Barcode } : { is: 'wrong', mistake: 'check-digit' };
}

/** Whether these are digits as {@link readBarcode} returns them. */
export const isBarcode = (text: string): text is Barcode =>
  /^(\d{8}|\d{13})$/.test(text) && hasRightCheckDigit(text) && !isFoldable(text);

/** Eight digits that begin with 0 are in-store numbers as EAN-8: on what one buys they are a UPC-E. */
const isFoldable = (text: string): boolean =>
  text.length === 8 && text.startsWith('0') && hasRightCheckDigit(expandUpcE(text) ?? '');

function candidatesOf(digits: string): { kind: Symbology; number: string }[] {
  switch (digits.length) {
    case 13:
      return [
        { kind: 'ean-13', number: digits },
        ...(digits.startsWith('0') ? [{ kind: 'upc-a' as const, number: digits }] : []),
      ];
    case 12:
      return [{ kind: 'upc-a', number: `0${digits}` }];
    case 8: {
      const upc = expandUpcE(digits);
      const short = { kind: 'ean-8' as const, number: digits };
      const long = upc === null ? [] : [{ kind: 'upc-e' as const, number: upc }];
      return digits.startsWith('0') ? [...long, short] : [short, ...long];
    }
    default:
      return [];
  }
}

/** The EAN-13 behind the 8 digits of a UPC-E, whatever its check digit; null where it does not begin with 0 or 1. */
function expandUpcE(digits: string): string | null {
  const [, system, maker = '', last = '', check] = /^([01])(\d{5})(\d)(\d)$/.exec(digits) ?? [];
  if (system === undefined) return null;
  const body =
    Number(last) <= 2
      ? `${maker.slice(0, 2)}${last}0000${maker.slice(2)}`
      : last === '3'
        ? `${maker.slice(0, 3)}00000${maker.slice(3)}`
        : last === '4'
          ? `${maker.slice(0, 4)}00000${maker.slice(4)}`
          : `${maker}0000${last}`;
  return `0${system}${body}${check}`;
}

/** GS1: from the right, the digits before the last weigh 3 and 1 in turn; all of them together are a multiple of ten. */
function hasRightCheckDigit(number: string): boolean {
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return number !== '' && sum % 10 === 0;
}
