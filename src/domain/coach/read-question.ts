import { foldKey } from '../georgian/latin-to-georgian.ts';
import { stemsOfWord } from '../georgian/stem.ts';
import { numberOfWord } from '../georgian/number-words.ts';
import type { FoodNames } from '../food-text/food-names.ts';
import type { FoodTextItem } from '../food-text/food-text-item.ts';
import { namedFoods, parseFoodText } from '../food-text/parse-food-text.ts';
import { CONCEPT_LEXICON } from './concept-lexicon.ts';
import { FOOD_CONCEPTS, type Concept } from './concepts.ts';

/**
 * What is read off the figures and the food table, beside the concepts of words: a food, two of them, nothing but foods, an
 * energy that nobody lives on, a pace that nobody keeps in health, the age of a child.
 */
export type Sign = Concept | 'food' | 'two_foods' | 'only_food' | 'tiny_kcal' | 'racing' | 'minor_age';

/** A question as the coach sees it. */
export interface Question {
  signs: ReadonlySet<Sign>;
  /** Foods that it names, with the figures of their amounts. */
  foods: readonly FoodTextItem[];
}

/** More words are a story, whose question stands at its end. */
const MOST_WORDS = 60;
const WORD = /\d+\/\d+|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu;
/** A food without an amount has about a half; below this its name was guessed as well. */
const SURE = 0.35;

const TINY_KCAL = 1000;
const ADULT_YEARS = 18;
/** kg a week, and a month, beyond which a loss is no longer a healthy one (WHO and NHS name 0.5 to 1 kg a week). */
const FASTEST = { week: 1, month: 4 } as const;

interface Word {
  key: string;
  start: number;
  end: number;
  concepts: ReadonlySet<Concept>;
  number: number | undefined;
}

/** Reads a question with the food table at hand. Never throws; the work grows with the first 60 words at most. */
export function readQuestion(text: string, names: FoodNames): Question {
  const words = wordsOf(text, names);
  const signs = new Set<Sign>(words.flatMap(({ concepts }) => [...concepts]));
  const { foods, unknown } = foodsOf(text, words, names);
  if (foods.length > 0) signs.add('food');
  if (foods.length > 1) signs.add('two_foods');
  if (foods.length > 0 && !unknown && words.every(isOfFood)) signs.add('only_food');
  if (hasFigure(words, 'kcal', (kcal) => kcal > 0 && kcal <= TINY_KCAL)) signs.add('tiny_kcal');
  if (isRacing(words, signs)) signs.add('racing');
  if (hasFigure(words, 'year', (years) => years > 0 && years < ADULT_YEARS)) signs.add('minor_age');
  return { signs, foods };
}

function wordsOf(text: string, names: FoodNames): Word[] {
  const found = [...text.normalize('NFC').matchAll(WORD)].slice(-MOST_WORDS);
  return found.map((match) => {
    const key = foldKey(match[0]);
    const exact = CONCEPT_LEXICON.of(key);
    const concepts = exact.size > 0 || isFoodWord(key, names) ? exact : CONCEPT_LEXICON.near(key);
    return { key, start: match.index, end: match.index + match[0].length, concepts, number: numberOf(key) };
  });
}

function numberOf(key: string): number | undefined {
  const figure = Number(key.replace(',', '.'));
  return Number.isFinite(figure) ? figure : numberOfWord(key)?.value;
}

const isFoodWord = (key: string, names: FoodNames): boolean => stemsOfWord(key).some(({ stem }) => names.wordsOfStem.has(stem));

/** A word that may name a food, or its amount. */
const isOfFood = ({ concepts }: Word): boolean => concepts.size === 0 || [...concepts].some((concept) => FOOD_CONCEPTS.has(concept));

/** The foods of a question: the words that ask are taken out of what the parser reads. */
function foodsOf(text: string, words: readonly Word[], names: FoodNames): { foods: FoodTextItem[]; unknown: boolean } {
  const normal = text.normalize('NFC');
  const rest = words.map((word) => (isOfFood(word) ? normal.slice(word.start, word.end) : ' ')).join(' ');
  const reading = parseFoodText(rest, names);
  return { foods: namedFoods(reading).filter(({ confidence }) => confidence >= SURE), unknown: reading.unknown.length > 0 };
}

/** Whether a number stands right before a word of a concept: „500 კალორია", „14 წლის". */
function hasFigure(words: readonly Word[], concept: Concept, holds: (figure: number) => boolean): boolean {
  return words.some((word, at) => {
    const before = words[at - 1]?.number;
    return word.concepts.has(concept) && before !== undefined && holds(before);
  });
}

function isRacing(words: readonly Word[], signs: ReadonlySet<Sign>): boolean {
  if (!signs.has('lose')) return false;
  const most = signs.has('week') || signs.has('days') || signs.has('perday') ? FASTEST.week : signs.has('month') ? FASTEST.month : undefined;
  return most !== undefined && hasFigure(words, 'kilo', (kg) => kg > most);
}
