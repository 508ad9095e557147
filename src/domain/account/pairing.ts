/** No symbol of it looks like another one: no 0 and O, no 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The symbols that lead another device to a diary, and how long they live. 31^8 of them: some 40 bits. */
export const PAIRING = { alphabet: ALPHABET, symbols: 8, lifeMs: 10 * 60_000 } as const;

const CODE = new RegExp(`^[${ALPHABET}]{${PAIRING.symbols}}$`);

/** The eight symbols out of what was typed, in any case, with blanks or dashes; null when they are none. */
export function normalisePairingCode(typed: string): string | null {
  const symbols = typed.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase();
  return CODE.test(symbols) ? symbols : null;
}

/** `ABCD-EFGH`, as a person reads them out. */
export const formatPairingCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
