/** Why a password is one that others try first. */
export type PasswordWeakness = 'common' | 'repeated' | 'own-number' | 'own-email' | 'own-name';

/** What is known of the person and so is no secret. */
export interface KnownOfPerson {
  phoneNumber: string | null;
  email: string | null;
  displayName: string | null;
}

/** What everybody thinks of here: the product's own name, in either script. */
const PRODUCT = ['lukma', 'ლუკმა'];

/** A pattern of so many symbols that repeats itself is no more than the pattern. */
const LONGEST_PATTERN = 4;

/** Why a password should not be taken, or null. `isCommon` says whether people often choose it; it gets lower case. */
export function passwordWeakness(
  password: string,
  { phoneNumber, email, displayName }: KnownOfPerson,
  isCommon: (password: string) => boolean,
): PasswordWeakness | null {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  if (repeatsItself(plain)) return 'repeated';
  if (phoneNumber !== null && isNumber(plain, phoneNumber)) return 'own-number';
  if (email !== null && [email, email.split('@')[0] ?? ''].some((own) => isAbout(plain, own))) return 'own-email';
  if (displayName !== null && isAbout(plain, displayName)) return 'own-name';
  return isCommon(plain) || isRow(plain) || PRODUCT.some((name) => isAbout(plain, name)) ? 'common' : null;
}

/** Nothing but blanks, one symbol, or a few again and again. */
function repeatsItself(plain: string): boolean {
  const symbols = [...plain];
  return Array.from({ length: LONGEST_PATTERN }, (_, at) => at + 1).some((length) =>
    symbols.every((symbol, at) => symbol === symbols[at % length]),
  );
}

/** `abcdefgh`, `87654321`: each symbol is the next one, or each is the one before. */
function isRow(plain: string): boolean {
  const points = [...plain].map((symbol) => symbol.codePointAt(0) ?? 0);
  return [1, -1].some((step) => points.slice(1).every((point, at) => point - (points[at] ?? 0) === step));
}

const isNumber = (plain: string, phone: string): boolean =>
  /^[\d\s+()-]+$/.test(plain) && plain.replaceAll(/\D/g, '').replace(/^995/, '') === phone;

/** The word itself, also with digits and signs around it: `nino1995!`. */
function isAbout(plain: string, own: string): boolean {
  const word = lettersOf(own.normalize('NFKC').toLowerCase());
  return word.length >= 3 && lettersOf(plain) === word;
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
