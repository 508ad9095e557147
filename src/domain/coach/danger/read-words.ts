import type { CoachContext } from '../coach-context.ts';
import { CONCEPT_LEXICON } from '../question/concept-lexicon.ts';
import { FOOD_CONCEPTS } from '../question/concepts.ts';
import { stemsOfWord } from '#domain/georgian/stem.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import { WordLexicon } from '../question/word-lexicon.ts';
import { isThin, isTooFast } from './bounds.ts';
import { keyOfWord, typedWords, type TypedWord } from './danger-words.ts';
import { figureNames } from './figure-words.ts';
import { patternsOf, wordsOfPattern, type ReadWord } from './pattern.ts';
import { DANGER_RULES } from './rules.ts';
import { statedBody } from './stated-body.ts';

const DENIALS = {
  '#perhaps': '=ხომ =ხო',
  '#not': '=არ =არა =არც =ar',
  '#being': '=ვარ =მაქვს =მაქ =არის =მჭირს =ვიყავი =მაწუხებს =მქონია =აქვს =ყოფილა',
} as const;

const LEXICON = new WordLexicon<string>(
  [
    ...new Set(
      DANGER_RULES.flatMap(({ when, unless }) =>
        [when, ...(unless === undefined ? [] : [unless])].flatMap((lines) => patternsOf(lines).flatMap(wordsOfPattern)),
      ),
    ),
  ]
    .map((word): [string, string] => [word, word])
    .concat(
      Object.entries(DENIALS).flatMap(([name, words]) =>
        words.split(' ').map((word): [string, string] => [word, name]),
      ),
    ),
  keyOfWord,
);

/** The words of a message with all that the rules of danger may ask of them; figures of the body may come from the profile. */
export function readWords(text: string, context: CoachContext, names: FoodNames): ReadWord[] {
  const typed = typedWords(text);
  const figures = figureNames(typed, context.gender);
  const stated = statedBody(typed);
  const ofAll = [...(isThin(stated, context) ? ['#thin'] : []), ...(isTooFast(stated) ? ['#too-fast'] : [])];
  const known = new Map<string, readonly string[]>();
  return typed.map((word, at): ReadWord => {
    const food = word.number === undefined && isFoodWord(word, names);
    const key = word.keys.join(' ');
    const told = known.get(key) ?? namesOf(word, food);
    known.set(key, told);
    const found = new Set<string>([...told, ...(figures[at] ?? []), ...(at === 0 ? ofAll : [])]);
    if (food) found.add('#food');
    return { keys: word.keys, names: found, clause: word.clause };
  });
}

function namesOf({ keys, number }: TypedWord, food: boolean): string[] {
  const found = keys.flatMap((key) => [...LEXICON.of(key)]);
  if (found.length > 0 || food || number !== undefined) return found;
  if (keys.some((key) => CONCEPT_LEXICON.of(key).size > 0)) return [];
  const near = keys.flatMap((key) => [...LEXICON.beginningNear(key)]);
  return near.length > 0 ? near : keys.flatMap((key) => [...withVowel(key)]);
}

/** A shorter word is one of its own too often. */
const SHORTEST_WITHOUT_VOWEL = 5;
const VOWELS: ReadonlySet<string> = new Set('aeiou');
const CYRILLIC = /[а-яё]/i;
/** So begin words that are typed in full, though they look like others without a vowel. */
const IN_FULL = ['მძიმ', 'მოზრდ', 'ჩავდ', 'მტკვ', 'დამწყ', 'დამცდ', 'ვკითხ', 'კრძალ', 'მხარ', 'ჭიდ'].map(keyOfWord);

/** The names of a word that was typed in a hurry, without a vowel between two consonants: „ორსლად". */
function withVowel(key: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (key.length < SHORTEST_WITHOUT_VOWEL || IN_FULL.some((beginning) => key.startsWith(beginning))) return found;
  for (let at = 1; at < key.length; at += 1) {
    if (VOWELS.has(key.charAt(at - 1)) || VOWELS.has(key.charAt(at))) continue;
    for (const vowel of VOWELS)
      for (const name of LEXICON.of(key.slice(0, at) + vowel + key.slice(at))) if (isLong(name)) found.add(name);
  }
  return found;
}

const isLong = (name: string): boolean =>
  !CYRILLIC.test(name) && keyOfWord(name.replace(/[=*]/g, '')).length >= SHORTEST_WITHOUT_VOWEL;

/** They stand in names of foods too: „რომ" in a rum baba, „და" between two. */
const LITTLE_WORDS: ReadonlySet<string> = new Set(['რომ', 'თუ', 'მე', 'და'].map(keyOfWord));

/** By the plainest reading alone: ROM is no ღომი. */
function isFoodWord({ keys: [key = ''] }: TypedWord, names: FoodNames): boolean {
  if (LITTLE_WORDS.has(key) || [...CONCEPT_LEXICON.of(key)].some((concept) => !FOOD_CONCEPTS.has(concept)))
    return false;
  return stemsOfWord(key).some(({ stem }) => names.wordsOfStem.has(stem));
}
