/** Russian letters as Georgians write them by ear; soft and hard signs are not heard. */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'ა',
  б: 'ბ',
  в: 'ვ',
  г: 'გ',
  д: 'დ',
  е: 'ე',
  ё: 'ო',
  ж: 'ჟ',
  з: 'ზ',
  и: 'ი',
  й: 'ი',
  к: 'კ',
  л: 'ლ',
  м: 'მ',
  н: 'ნ',
  о: 'ო',
  п: 'პ',
  р: 'რ',
  с: 'ს',
  т: 'ტ',
  у: 'უ',
  ф: 'ფ',
  х: 'ხ',
  ц: 'ც',
  ч: 'ჩ',
  ш: 'შ',
  щ: 'შ',
  ы: 'ი',
  э: 'ე',
  ю: 'იუ',
  я: 'ია',
  ь: '',
  ъ: '',
};
const ENDS_IN_VOWEL = /[აეიოუ]$/u;
/** By ear a shorter word is too easily a Georgian one: лимон is no ლიმანი. */
const SHORTEST_BY_EAR = 7;
const NONE: readonly string[] = [];
const FIRST_CYRILLIC = 0x430;
const LAST_CYRILLIC = 0x451;
const CYRILLIC = /^[а-яё]+$/u;
/** An о that is not stressed sounds like an а; where the stress lies is not written, at the end of a word it mostly is heard. */
const UNSTRESSED = /ო(?=.)/gu;

/**
 * A Russian word as it is written in Georgian letters when it is used in Georgian, in the nominative: творог is ტვოროგი and ტვარაგი, печенье პეჩენიე, сметана
 * სმეტანა. By letters and by ear where the two differ; empty for a word of another script.
 */
function inGeorgianLetters(word: string): readonly string[] {
  if (!CYRILLIC.test(word)) return NONE;
  const plain = [...word].map((letter) => LETTERS[letter] ?? '').join('');
  const spelled = ENDS_IN_VOWEL.test(plain) ? plain : `${plain}ი`;
  return spelled.length < SHORTEST_BY_EAR ? [spelled] : [...new Set([spelled, spelled.replace(UNSTRESSED, 'ა')])];
}

/** A Russian name so: „окрошка" is ოკროშკა, „хлеб с маслом" ხლებ ს მასლომ. None where a name of one word is too short to be told from a Georgian one. */
export function nameInGeorgianLetters(name: string): readonly string[] {
  const first = name.charCodeAt(0);
  if (!(first >= FIRST_CYRILLIC && first <= LAST_CYRILLIC)) return NONE;
  const words = name.split(' ').map(inGeorgianLetters);
  if (words.some((each) => each.length === 0)) return NONE;
  return words.length > 1 ? [words.map(([spelled]) => spelled).join(' ')] : words.flat().filter(isLongRussian);
}

/** Shorter Russian words are written like Georgian ones: хлеб like ხლება, груши like ღრუში. */
const isLongRussian = (word: string): boolean => word.length >= SHORTEST;
const SHORTEST = 6;
