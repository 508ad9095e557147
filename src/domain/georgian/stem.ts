import { isCyrillic, stemOfRussianName, stemsOfRussian } from './russian-stem.ts';
import type { Ending, Stemmed } from './stemmed.ts';

const CASES: Readonly<Record<string, Ending>> = {
  i: 'nominative',
  s: 'dative',
  sa: 'dative',
  sac: 'dative',
  is: 'genitive',
  isa: 'genitive',
  it: 'instrumental',
  ita: 'instrumental',
  t: 'instrumental',
  ti: 'instrumental',
  itac: 'instrumental',
  iani: 'with',
  ian: 'with',
  ians: 'with',
  ianis: 'with',
  ianma: 'with',
  ianit: 'with',
  iania: 'with',
  ma: 'other',
  m: 'other',
  ad: 'other',
  d: 'other',
  ic: 'other',
  c: 'other',
  ia: 'other',
  ze: 'on',
  zec: 'on',
  Si: 'on',
  tan: 'beside',
  stan: 'beside',
  dan: 'other',
  idan: 'other',
  isgan: 'other',
  sgan: 'other',
  istvis: 'other',
  stvis: 'other',
  mde: 'other',
  amde: 'other',
};

/** Every ending in key letters (`foldKey`), the plural -ებ- before a case included. */
const ENDINGS: ReadonlyMap<string, Omit<Stemmed, 'stem'>> = new Map<string, Omit<Stemmed, 'stem'>>([
  ...Object.entries(CASES).map(([letters, ending]) => [letters, { ending, plural: false }] as const),
  ['eb', { ending: 'bare', plural: true }] as const,
  ...Object.entries(CASES).map(([letters, ending]) => [`eb${letters}`, { ending, plural: true }] as const),
]);
const LONGEST_ENDING = Math.max(...[...ENDINGS.keys()].map((letters) => letters.length));
const SHORTEST_STEM = 2;

/** The privative უ-…-ო (უშაქრო) with the endings that it takes itself. */
const PRIVATIVE = /^u(.{2,}?)o(?:d|s|ti|c|ebi)?$/;

/** Every list of words asks for the ways to read one word: those of the last few words are kept, as many as a long text has. */
const KEPT = 128;
const kept = new Map<string, readonly Stemmed[]>();

/**
 * Ways to read a word given by its key, the untouched one first, then by ever longer endings. Georgian endings cannot
 * be told from the end of a stem by looking at the word alone (ხაში is not ხა + ში): the caller keeps what it knows.
 */
export function stemsOfWord(key: string): readonly Stemmed[] {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const ways = isCyrillic(key) ? stemsOfRussian(key) : stemsOfGeorgian(key);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, ways);
  return ways;
}

function stemsOfGeorgian(key: string): Stemmed[] {
  const ways: Stemmed[] = [{ stem: key, ending: 'bare', plural: false }];
  const longest = Math.min(LONGEST_ENDING, key.length - SHORTEST_STEM);
  for (let length = 1; length <= longest; length += 1) {
    const ending = ENDINGS.get(key.slice(-length));
    if (ending) ways.push({ stem: key.slice(0, -length), ...ending });
  }
  // Latin „salats" is სალათს: its ts was read as ც.
  if (key.endsWith('c')) ways.push({ stem: `${key.slice(0, -1)}t`, ending: 'dative', plural: false });
  const inner = key.startsWith('u') ? PRIVATIVE.exec(key)?.[1] : undefined;
  if (inner !== undefined) ways.push({ stem: inner, ending: 'without', plural: false });
  return ways;
}

const VOWELS = new Set(['a', 'e', 'i', 'o', 'u']);
/** Stems of this kind may lose their last vowel before an ending: წყალ-ი, წყლ-ის. */
const SYNCOPATING = /[^aeou][aeo][lrnmz]$/;

/** Stems of a dictionary word. */
export interface NameStems {
  /** What any ending may follow; first the plain one, then that of the singular where the word is a plural. */
  full: string[];
  /** Shortened ones, which never stand bare, in the nominative, the dative or before -ზე and -ში: წყლ-ის beside წყალ-ი, წიწაკ-ის beside წიწაკა. */
  short: string[];
}

/** Endings of the singular that only a full stem takes. */
const OF_FULL_STEMS: ReadonlySet<Ending> = new Set(['bare', 'nominative', 'dative', 'on']);

/** Whether an ending may follow a shortened stem. */
export const followsShortStem = ({ ending, plural }: Stemmed): boolean => plural || !OF_FULL_STEMS.has(ending);

/**
 * Stems under which a dictionary word is found in any case: of a nominative (ნიორი: ნიორ-, short ნივრ-), of a plural, and
 * of a genitive or instrumental `inside` a longer name (ქათმის ფილე: ქათმ-; ლორითა და ყველით: ლორ-).
 */
export function stemsOfName(key: string, inside = false): NameStems {
  if (isCyrillic(key)) return { full: [...new Set([stemOfRussianName(key), key])], short: [] };
  const plain = plainStem(key, inside);
  const singular = plain.length > 4 && plain.endsWith('eb') ? plain.slice(0, -2) : undefined;
  const short: string[] = [];
  const last = plain.charAt(plain.length - 1);
  if (plain.length > 2 && VOWELS.has(last) && last !== 'u' && last !== 'i') short.push(plain.slice(0, -1));
  if (SYNCOPATING.test(plain)) {
    short.push(plain.slice(0, -2) + plain.slice(-1));
    if (plain.charAt(plain.length - 2) === 'o') short.push(`${plain.slice(0, -2)}v${plain.slice(-1)}`);
  }
  return { full: singular === undefined ? [plain] : [plain, singular], short };
}

const CASES_ANYWHERE = ['ebis', 'ebit', 'is', 'it'];
const CASES_INSIDE = ['ebisa', 'ebita', 'isa', 'ita', ...CASES_ANYWHERE];

function plainStem(key: string, inside: boolean): string {
  for (const letters of inside ? CASES_INSIDE : CASES_ANYWHERE) {
    if (key.length >= letters.length + 2 && key.endsWith(letters)) return key.slice(0, -letters.length);
  }
  const beforeLast = key.charAt(key.length - 2);
  return key.length > 2 && key.endsWith('i') && !VOWELS.has(beforeLast) ? key.slice(0, -1) : key;
}
