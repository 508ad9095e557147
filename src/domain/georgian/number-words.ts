import { foldKey } from './latin-to-georgian.ts';
import { stemsOfWord } from './stem.ts';
import type { Ending } from './stemmed.ts';

const ONE_TO_NINETEEN = [
  'ერთ',
  'ორ',
  'სამ',
  'ოთხ',
  'ხუთ',
  'ექვს',
  'შვიდ',
  'რვა',
  'ცხრა',
  'ათ',
  'თერთმეტ',
  'თორმეტ',
  'ცამეტ',
  'თოთხმეტ',
  'თხუთმეტ',
  'თექვსმეტ',
  'ჩვიდმეტ',
  'თვრამეტ',
  'ცხრამეტ',
];
const TWENTIES = ['ოც', 'ორმოც', 'სამოც', 'ოთხმოც'];
const HUNDREDS = ['ას', 'ორას', 'სამას', 'ოთხას', 'ხუთას', 'ექვსას', 'შვიდას', 'რვაას', 'ცხრაას'];
const FRACTIONS: Readonly<Record<string, number>> = {
  ნახევარ: 0.5,
  ნახევრ: 0.5,
  მეოთხედ: 0.25,
  მესამედ: 1 / 3,
  მეხუთედ: 0.2,
  მერვედ: 0.125,
};
const HALF = 'ნახევარ';

/** Number words below a hundred by twenties: ოცდახუთი is 20 and 5, ორმოცდაათი 2 × 20 and 10. */
function belowHundred(): [string, number][] {
  const words: [string, number][] = ONE_TO_NINETEEN.map((word, at) => [word, at + 1]);
  for (const [at, twenty] of TWENTIES.entries()) {
    const value = (at + 1) * 20;
    words.push(
      [twenty, value],
      ...ONE_TO_NINETEEN.map((word, one): [string, number] => [`${twenty}და${word}`, value + one + 1]),
    );
  }
  return words;
}

function allWords(): ReadonlyMap<string, number> {
  const small = belowHundred();
  const words = new Map<string, number>();
  const learn = (word: string, value: number) => words.set(foldKey(word), value);
  for (const [word, value] of small) {
    learn(word, value);
    if (value < 20) learn(word + HALF, value + 0.5);
  }
  for (const [at, hundred] of HUNDREDS.entries()) {
    const value = (at + 1) * 100;
    learn(hundred, value);
    for (const [word, rest] of small) learn(hundred + word, value + rest);
  }
  learn('ათას', 1000);
  learn('თითო', 1);
  for (const [at, word] of ONE_TO_NINETEEN.entries()) learn(`${word}ათას`, (at + 1) * 1000);
  for (const [word, value] of Object.entries(FRACTIONS)) learn(word, value);
  return words;
}

const VALUE_OF = allWords();
const CASES_OF_NUMBERS: ReadonlySet<Ending> = new Set(['bare', 'nominative', 'dative', 'genitive']);

/** The long case forms of verse (სამსა) are no numbers of food: სამსა is a pie. */
const isOldCase = (key: string, stem: string): boolean => key.length > stem.length && key.endsWith('a');

/** A number that a word says. */
export interface NumberWord {
  value: number;
  /** It has no ending, so that a smaller one may follow: ორას ორმოცდაათი. */
  open: boolean;
  /** A few of them: რამდენიმე. */
  about: boolean;
}

/** Russian and English ones, as they stand beside a food. */
const FOREIGN: ReadonlyMap<string, number> = new Map(
  [
    ['один', 1],
    ['одна', 1],
    ['одно', 1],
    ['два', 2],
    ['две', 2],
    ['три', 3],
    ['четыре', 4],
    ['пять', 5],
    ['шесть', 6],
    ['половина', 0.5],
    ['полтора', 1.5],
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['семь', 7],
    ['восемь', 8],
    ['девять', 9],
    ['десять', 10],
    ['двадцать', 20],
    ['пятьдесят', 50],
    ['сто', 100],
    ['двести', 200],
    ['триста', 300],
    ['пара', 2],
    ['пару', 2],
    ['пол', 0.5],
    ['половину', 0.5],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['couple', 2],
    ['half', 0.5],
  ].map(([word, value]) => [foldKey(String(word)), Number(value)]),
);

/** Words that say about how many. */
const ABOUT: ReadonlyMap<string, number> = new Map(
  [
    ['რამდენიმე', 3],
    ['რამოდენიმე', 3],
  ].map(([word, value]) => [foldKey(String(word)), Number(value)]),
);

/** „სამიოდე", „ათიოდე". */
const OR_SO = 'iode';

/** What number a word says, by its key (`foldKey`), in any case form; null where it is none. `და` between two numbers is the caller's. */
export function numberOfWord(key: string): NumberWord | null {
  const foreign = FOREIGN.get(key);
  if (foreign !== undefined) return { value: foreign, open: false, about: false };
  const few = ABOUT.get(key) ?? (key.endsWith(OR_SO) ? VALUE_OF.get(key.slice(0, -OR_SO.length)) : undefined);
  if (few !== undefined) return { value: few, open: false, about: true };
  for (const { stem, ending } of stemsOfWord(key)) {
    const value = CASES_OF_NUMBERS.has(ending) && !isOldCase(key, stem) ? VALUE_OF.get(stem) : undefined;
    if (value !== undefined)
      return { value, open: ending === 'bare' && value >= 100 && value % 100 === 0, about: false };
  }
  return null;
}
