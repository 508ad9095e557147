import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { stemsOfWord } from '#domain/georgian/stem.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import { overlaps, type FoodTextItem } from '#domain/food-text/food-text-item.ts';
import { namedFoods, parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { CONCEPT_LEXICON } from './concept-lexicon.ts';
import { FOOD_CONCEPTS, type Concept } from './concepts.ts';
import { sidesOf, type Sides } from './compare-sides.ts';
import { logOffers } from '../foods/log-offer.ts';
import { nutrientsIn, type NamedNutrient } from './nutrient-words.ts';
import { topicWords, type Topic, type TopicWord } from './topics.ts';

/** What is read off the food table, beside the concepts of words: a food, two of them, nothing but foods. */
export type Sign = Concept | 'food' | 'two_foods' | 'only_food';

/** A question as the coach sees it. */
export interface Question {
  text: string;
  signs: ReadonlySet<Sign>;
  words: readonly TopicWord[];
  topics: ReadonlySet<Topic>;
  /** Nutrients beside the macros that it names. */
  nutrients: readonly NamedNutrient[];
  /** Foods that it names, with the figures of their amounts. */
  foods: readonly FoodTextItem[];
  /** What of it may name foods, at its own place: the words that ask are blank. */
  rest: string;
  /** It tells of something that could be logged. */
  logs: boolean;
  /** Every word of it is one that the coach knows: a sign, a topic, a number, a food or its amount. */
  isPlain: boolean;
  /** The two things of „this or that". */
  sides: Sides | undefined;
}

const VERSUS = /(?:^|\s)vs\.?(?:\s|$)/iu;
/** More words are a story, whose question stands at its end. */
const MOST_WORDS = 60;
const WORD = /\d+\/\d+|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu;
/** A food without an amount has about a half; below this its name was guessed as well. */
const SURE = 0.35;

/** What is asked of a food, and no part of its name. */
const ASKING = [
  'lighter',
  'fattens',
  'wholesome',
  'existed',
  'fits',
  'over',
  'burn',
  'saves',
  'contains',
  'yesterday',
  'tomorrow',
] as const satisfies readonly Topic[];
const ANY_MOMENT = { today: '2000-01-01', time: undefined } as const;

interface Word {
  key: string;
  start: number;
  end: number;
  concepts: ReadonlySet<Concept>;
}

/** Reads a question with the food table at hand. Never throws; the work grows with the first 60 words at most. */
export function readQuestion(text: string, names: FoodNames): Question {
  const words = wordsOf(text, names);
  const signs = new Set<Sign>(words.flatMap(({ concepts }) => [...concepts]));
  const topical = topicWords(text);
  const asking = new Set(
    topical.flatMap(({ start, topics }) => (ASKING.some((topic) => topics.has(topic)) ? [start] : [])),
  );
  const ofFood = words.filter(({ start }) => !asking.has(start));
  const rest = restOf(text, ofFood);
  const nutrients = nutrientsIn(text, foldKey);
  const { foods, unknown } = foodsOf(
    rest,
    names,
    nutrients.length > 0
      ? restOf(
          text,
          ofFood.filter((word) => nutrientsIn(text.normalize('NFC').slice(word.start, word.end), foldKey).length === 0),
        )
      : rest,
  );
  if (foods.length > 0) signs.add('food');
  if (foods.length > 1) signs.add('two_foods');
  if (foods.length > 0 && !unknown && words.every(isOfFood)) signs.add('only_food');
  const logs = logOffers(text, names, ANY_MOMENT).length > 0;
  return {
    text,
    rest,
    logs,
    isPlain: isPlain(words, topical, foods, names),
    sides: signs.has('or') || VERSUS.test(text) ? sidesOf(rest, names) : undefined,
    signs,
    foods,
    words: topical,
    topics: new Set(topical.flatMap(({ topics }) => [...topics])),
    nutrients,
  };
}

function wordsOf(text: string, names: FoodNames): Word[] {
  const found = [...text.normalize('NFC').matchAll(WORD)].slice(-MOST_WORDS);
  return found.map((match) => {
    const key = foldKey(match[0]);
    const exact = CONCEPT_LEXICON.of(key);
    const concepts = exact.size > 0 || isFoodWord(key, names) ? exact : CONCEPT_LEXICON.near(key);
    return { key, start: match.index, end: match.index + match[0].length, concepts };
  });
}

const isFoodWord = (key: string, names: FoodNames): boolean =>
  stemsOfWord(key).some(({ stem }) => names.wordsOfStem.has(stem));

function isPlain(
  words: readonly Word[],
  topical: readonly TopicWord[],
  foods: readonly FoodTextItem[],
  names: FoodNames,
): boolean {
  const told = new Set(
    topical.flatMap(({ start, number, topics }) => (number !== undefined || topics.size > 0 ? [start] : [])),
  );
  return words.every(
    (word) =>
      word.concepts.size > 0 ||
      told.has(word.start) ||
      isFoodWord(word.key, names) ||
      foods.some((food) => overlaps(food, word)),
  );
}

/** A word that may name a food, or its amount. */
const isOfFood = ({ concepts }: Word): boolean =>
  concepts.size === 0 || [...concepts].some((concept) => FOOD_CONCEPTS.has(concept));

/** The question with the words that ask left blank, so that the food table reads the others at their own place. */
function restOf(text: string, words: readonly Word[]): string {
  const normal = text.normalize('NFC');
  return words.reduce(
    (kept, word) => (isOfFood(word) ? kept.padEnd(word.start) + normal.slice(word.start, word.end) : kept),
    '',
  );
}

/** The foods that a question names; `beside` is what is left without the nutrients' names, of which sugar and salt are foods too. */
function foodsOf(rest: string, names: FoodNames, beside: string): { foods: FoodTextItem[]; unknown: boolean } {
  const read = (text: string) => {
    const reading = parseFoodText(text, names);
    return {
      foods: namedFoods(reading).filter(({ confidence }) => confidence >= SURE),
      unknown: reading.unknown.length > 0,
    };
  };
  const others = beside === rest ? undefined : read(beside);
  return others && others.foods.length > 0 ? others : read(rest);
}
