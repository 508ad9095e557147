/**
 * Letters that people mix up, or that their Latin spelling does not tell apart, share one letter of the key:
 * თ/ტ, კ/ქ/ყ, პ/ფ, გ/ღ, ზ/ძ, ც/წ, ჩ/ჭ, ჟ/ჯ, ხ/ჰ. S and C stand for შ and ჩ, so that they stay apart from ს and ც.
 */
const OF_GEORGIAN: Readonly<Record<string, string>> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 't',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'j',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'p',
  ქ: 'k',
  ღ: 'g',
  ყ: 'k',
  შ: 'S',
  ჩ: 'C',
  ც: 'c',
  ძ: 'z',
  წ: 'c',
  ჭ: 'C',
  ხ: 'x',
  ჯ: 'j',
  ჰ: 'x',
};

/** What several Latin letters stand for; longer ones come first. */
const OF_LATIN_GROUP: readonly (readonly [string, string])[] = [
  ['tch', 'C'],
  ['dzh', 'j'],
  ['ch', 'C'],
  ['sh', 'S'],
  ['kh', 'x'],
  ['gh', 'g'],
  ['zh', 'j'],
  ['ts', 'c'],
  ['tz', 'c'],
  ['dz', 'z'],
  ['dj', 'j'],
  ['ph', 'p'],
  ['th', 't'],
];

/** Latin letters with another sound than their own: q and y write ქ or ყ, w the keyboard's წ, h both ჰ and ხ. */
const OF_LATIN: Readonly<Record<string, string>> = { q: 'k', y: 'k', w: 'c', f: 'p', h: 'x' };

/** Shift letters of the Georgian keyboard, as they stand inside a word that somebody typed in Latin layout: „puSi". */
const OF_SHIFTED: Readonly<Record<string, string>> = { S: 'S', C: 'C', W: 'C', R: 'g', T: 't', Z: 'z', J: 'j' };

const APOSTROPHES = new Set(["'", '’', 'ʼ', '`']);

/**
 * The one key under which a word is found, however it was spelt: კვერცხი, kvercxi, kvertskhi and qverCxi have the same.
 * Georgian and Latin letters fold to Latin, digits stay, apostrophes go, anything else stays in lower case.
 */
export function foldKey(word: string): string {
  let key = '';
  for (let at = 0; at < word.length; at += 1) {
    const georgian = GEORGIAN_KEYS[word.charCodeAt(at) - FIRST_GEORGIAN];
    if (georgian !== undefined) {
      key += georgian;
      continue;
    }
    const raw = word.charAt(at);
    const shifted = at > 0 && isSmallLatin(word.charAt(at - 1)) ? OF_SHIFTED[raw] : undefined;
    if (shifted !== undefined) {
      key += shifted;
      continue;
    }
    const group = latinGroupAt(word, at);
    if (group) {
      key += group[1];
      at += group[0].length - 1;
      continue;
    }
    key += foldLetter(raw);
  }
  return key;
}

const FIRST_GEORGIAN = 0x10d0;
/** Keys of the letters of Mkhedruli by their place in it: half of all work on a table's names is done here. */
const GEORGIAN_KEYS: readonly (string | undefined)[] = Array.from(
  { length: 33 },
  (_, at) => OF_GEORGIAN[String.fromCharCode(FIRST_GEORGIAN + at)],
);

/**
 * Other keys that a word in Latin letters may have, because a capital is a letter of the Georgian keyboard or only a capital: „Chai", „WiWibura",
 * „Saqari". None for a word without such capitals.
 */
export function otherFoldKeys(word: string): string[] {
  if (!SHIFTABLE.test(word)) return [];
  const first = OF_SHIFTED[word.charAt(0)];
  const small = word.toLowerCase();
  const readings = [small, ...(first === undefined ? [] : [word.slice(1), small.slice(1)])];
  const keys = readings.map((reading, at) => (at === 0 ? foldKey(reading) : (first ?? '') + foldKey(reading)));
  return [...new Set(keys)].filter((key) => key !== foldKey(word));
}
const SHIFTABLE = /[SCWRTZJ]/;

const folded = new Map<string, string>();

function foldLetter(raw: string): string {
  const known = folded.get(raw);
  if (known !== undefined) return known;
  const key = newlyFolded(raw);
  // Texts can have every letter of Unicode.
  if (folded.size < MOST_KEPT) folded.set(raw, key);
  return key;
}
const MOST_KEPT = 256;

function newlyFolded(raw: string): string {
  if (APOSTROPHES.has(raw)) return '';
  const small = raw.toLowerCase();
  // The capital row of Mkhedruli (U+1C90 on) comes down to letters of the table here.
  return OF_GEORGIAN[small] ?? OF_LATIN[small] ?? (small > '\u007f' ? withoutAccent(small) : small);
}

const withoutAccent = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

const isSmallLatin = (letter: string): boolean => letter >= 'a' && letter <= 'z';

/** Letters that a group begins with. */
const GROUP_STARTS = new Set(OF_LATIN_GROUP.map(([letters]) => letters.charAt(0)));

function latinGroupAt(word: string, at: number): readonly [string, string] | undefined {
  if (!GROUP_STARTS.has(word.charAt(at).toLowerCase())) return undefined;
  const ahead = word.slice(at, at + 3).toLowerCase();
  return OF_LATIN_GROUP.find(([letters]) => ahead.startsWith(letters));
}
