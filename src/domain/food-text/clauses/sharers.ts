import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { numberOfWord } from '#domain/georgian/number-words.ts';
import { stemsOfWord } from '#domain/georgian/stem.ts';
import type { Token } from '../elements/tokens.ts';
import { DEED_WORDS } from '../words/deed-words.ts';

/** Numbers that so few share, as they stand before an ending: ორ-მა, რვა-მ. */
const NUMBERS = 'ორ სამ ოთხ ხუთ ექვს შვიდ რვა ცხრა ათ';
/** Who did it (ორმა), were so many (სამნი), upon or for how many: ორზე, ხუთისთვის. */
const OF_CONSONANT = ['მა', 'ნი', 'ნივე', 'ზე', 'ისთვის', 'ივემ', 'ად'];
const OF_VOWEL = ['მ', 'ნი', 'ზე', 'სთვის', 'ვემ', 'დ'];

const WORDS: ReadonlyMap<string, number> = new Map([
  ...NUMBERS.split(' ').flatMap((stem, at) =>
    (stem.endsWith('ა') ? OF_VOWEL : OF_CONSONANT).map((ending): [string, number] => [foldKey(stem + ending), at + 2]),
  ),
  [foldKey('შუაზე'), 2],
]);
/** „2 ნაწილად გავყავით" and „სამად გავჭერი" divide by the number alone, only beside a verb of sharing. */
const INTO = /^(?:or|sam|otx|xut|ekvs|Svid|at)ad$|^rvad$/;
/** „ორ კაცზე", „სამ ადამიანზე", „ოთხ მეგობარზე". */
const PERSONS =
  /^(?:kac|adamian|megobar|megobr|koleg|bav[Sz]v|biC|gogo|stumar|stumr|tanamSromel|sul|zmakac)[aei]?(?:m|ma|ze|s|istvis|stvis)$/;
/** „ვიყავით 4 კაცი", „სამი კოლეგა ვიყავით". */
const PERSONS_AS_THEY_ARE = /^(?:kac|adamian|megobar|koleg|bavSv|biC|gogo|stumar|tanamSromel|sul)[aio]?$/;
const WE_WERE = 'vikavit';
const SHARES = /^ga(?:vi|va|vu|v)(?:ka|naci)/;
const SELF = 'me';
const AND = 'da';
/** One person in the ergative: ანამ, მეგობარმა; several (ბავშვებმა) are of nobody knows how many. */
const ONE_ERGATIVE = /^(?!.*eb(?:ma|m)$)[a-zA-Z]{2,}(?:[aeiou]m|[^aeiou]ma)$/;
/** With one other person: „მეგობართან ერთად". */
const WITH_ONE = new Set(
  'მეგობარ ქმარ ცოლ და ძმა კოლეგა მეუღლე შვილ დედა მამა ბავშვ შეყვარებულ თანამშრომელ გოგონა ბიჭ დაქალ ძმაკაც მეზობელ'
    .split(' ')
    .map((word) => foldKey(word)),
);

/** Among how many a food was shared, where a token says so, and how many tokens that took. */
export function sharersAt(tokens: readonly Token[], at: number): { count: number; length: number } | undefined {
  const token = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const known = token === undefined ? undefined : WORDS.get(token);
  if (known !== undefined && token !== undefined && (!INTO.test(token) || isShared(tokens)))
    return { count: known, length: next !== undefined && PERSONS.test(next) ? 2 : 1 };
  if (token !== undefined && next === AND && isPair(token, wordAt(tokens, at + 2)) && isOfTwo(tokens))
    return { count: 2, length: 3 };
  if (token?.endsWith('tan') && isWithOne(token) && isShared(tokens)) return { count: 2, length: 1 };
  if (next === undefined) return undefined;
  const weWere = wordAt(tokens, at + 2) === WE_WERE || wordAt(tokens, at - 1) === WE_WERE;
  if (!PERSONS.test(next) && !(weWere && PERSONS_AS_THEY_ARE.test(next))) return undefined;
  const written = tokens[at];
  const said =
    written?.kind === 'number' ? written.value : token === undefined ? undefined : numberOfWord(token)?.value;
  return said !== undefined && said >= 1 ? { count: said, length: 2 } : undefined;
}

const wordAt = (tokens: readonly Token[], at: number): string | undefined => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.key : undefined;
};

/** „მე და ანამ", „ანამ და მე". */
const isPair = (one: string, other: string | undefined): boolean =>
  other !== undefined && ((one === SELF && ONE_ERGATIVE.test(other)) || (other === SELF && ONE_ERGATIVE.test(one)));

const isOfTwo = (tokens: readonly Token[]): boolean => isShared(tokens) || isTogether(tokens);

/** What a whole text tells, looked for once. */
function once(find: (tokens: readonly Token[]) => boolean): (tokens: readonly Token[]) => boolean {
  const known = new WeakMap<readonly Token[], boolean>();
  return (tokens) => {
    const found = known.get(tokens) ?? find(tokens);
    known.set(tokens, found);
    return found;
  };
}

/** Whether a text has a verb of sharing. */
const isShared = once((tokens) => tokens.some(({ kind, key }) => kind === 'word' && SHARES.test(key)));
/** „მე და გიამ შევჭამეთ". */
const isTogether = once((tokens) => tokens.some((_, at) => DEED_WORDS.at(tokens, at)?.entry === 'together'));

const isWithOne = (key: string): boolean =>
  stemsOfWord(key).some(({ stem, ending }) => ending === 'beside' && WITH_ONE.has(stem));
