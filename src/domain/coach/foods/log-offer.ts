import { addDays, isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { roundTo1, roundToWhole } from '#domain/rounding.ts';
import { mealAt } from '../day-left.ts';
import { CONCEPT_LEXICON } from '../question/concept-lexicon.ts';
import type { Concept } from '../question/concepts.ts';
import { topicWords, type Topic, type TopicWord } from '../question/topics.ts';

/** Something that a message tells of and that one tap may log: foods, water in ml, a weight in kg. */
export type LogOffer =
  | { is: 'food'; day: DiaryDay; meal: MealType; items: readonly FoodTextItem[] }
  | { is: 'water'; day: DiaryDay; ml: number }
  | { is: 'weight'; day: DiaryDay; kg: number };

/** The person's day and time (HH:MM). */
export interface Moment {
  today: string | undefined;
  time: string | undefined;
}

const WATER: ReadonlySet<string> = new Set(['water']);
/** More in one sitting is a typo. */
const MOST_WATER_ML = 5_000;
/** kg that are surely a person's; the weight's own field takes more. */
const WEIGHTS = { least: 25, most: 250 } as const;
const MOST_ITEMS = 12;
/** As an entry takes it: kcal, g of a macro, and g or pieces of a food. */
const MOST = { kcal: 20_000, macro: 2_000, amount: 20_000 } as const;

/** A diary's line: „ვახშამი: 2 კვერცხი". */
const MEAL_LINE = /^\s*(?:საუზმე|სადილი|ვახშამი|წახემსება)\s*[:–-]/u;
const ASKS: ReadonlySet<Concept> = new Set<Concept>(['what', 'how', 'howmuch', 'when', 'where', 'why', 'who', 'may']);

/**
 * What a message asks to log, or says was eaten, drunk or weighed, without asking anything about a weight. Nothing is written by
 * this: somebody has to tap. Never throws.
 */
export function logOffers(text: string, names: FoodNames, { today, time }: Moment): LogOffer[] {
  if (today === undefined || !isDiaryDay(today)) return [];
  const words = topicWords(text);
  const has = (topic: Topic): boolean => words.some(({ topics }) => topics.has(topic));
  const commands = has('logIt');
  const tells = has('ate') || has('served') || MEAL_LINE.test(text);
  if (!commands && !tells && !has('weigh') && !saysWeight(words)) return [];
  if (has('tomorrow') || (has('if') && !commands) || has('target')) return [];
  const day = has('twoDaysAgo') ? addDays(today, -2) : has('yesterday') ? addDays(today, -1) : today;
  const kg = weightIn(words, commands);
  if (kg !== undefined) return [{ is: 'weight', day, kg }];
  if (!commands && !tells) return [];
  const { items } = parseFoodText(text, names);
  const water = items.filter(({ foodId }) => WATER.has(foodId));
  const foods = items.filter((item) => !WATER.has(item.foodId) && isTaken(item)).slice(0, MOST_ITEMS);
  const ml = roundToWhole(water.reduce((sum, { grams }) => sum + grams, 0));
  return [
    ...(foods.length > 0 ? [{ is: 'food', day, meal: mealOf(words, time), items: foods } as const] : []),
    ...(ml > 0 && ml <= MOST_WATER_ML ? [{ is: 'water', day, ml } as const] : []),
  ];
}

const isTaken = ({ calories, protein, carbs, fat, amount, grams }: FoodTextItem): boolean =>
  calories <= MOST.kcal && Math.max(protein, carbs, fat) <= MOST.macro && Math.max(amount, grams) <= MOST.amount;

const conceptsOf = ({ key }: TopicWord): ReadonlySet<Concept> => CONCEPT_LEXICON.of(key);
const some = (words: readonly TopicWord[], concept: Concept): boolean =>
  words.some((word) => conceptsOf(word).has(concept));

/** „78 კილო ვარ", „ჩემი წონა დღეს 79,3". */
const saysWeight = (words: readonly TopicWord[]): boolean =>
  (some(words, 'kilo') && words.some(({ key }) => key === 'var' || key === 'viconi')) ||
  (some(words, 'weight') && (some(words, 'mine') || some(words, 'today')));

/** The weight that is told as one's own of now; none where somebody asks, wishes, or tells of food or height. */
function weightIn(words: readonly TopicWord[], commands: boolean): number | undefined {
  const tellsWeight =
    some(words, 'weight') ||
    words.some(({ key }) => key.startsWith('cona')) ||
    words.some(({ topics }) => topics.has('weigh')) ||
    saysWeight(words);
  if (!tellsWeight || some(words, 'height') || some(words, 'lose') || some(words, 'gain') || some(words, 'want'))
    return undefined;
  if (!commands && words.some((word) => [...conceptsOf(word)].some((concept) => ASKS.has(concept)))) return undefined;
  const figures = words.flatMap(({ number }, at) =>
    number !== undefined && number >= WEIGHTS.least && number <= WEIGHTS.most && !isOtherUnit(words[at + 1])
      ? [number]
      : [],
  );
  const [kg] = figures;
  return figures.length === 1 && kg !== undefined ? roundTo1(kg) : undefined;
}

/** „80 გრამი", „40 წლის", „150 ფუნტი". */
const isOtherUnit = (word: TopicWord | undefined): boolean =>
  word !== undefined &&
  /^(?:gram|ml|litr|kal|kkal|clis|saat|dge|kvir|cut|cal|sm|punt|paund|lb)/.test(word.key) &&
  !word.key.startsWith('kalend');

function mealOf(words: readonly TopicWord[], time: string | undefined): MealType {
  if (some(words, 'breakfast') || some(words, 'morning')) return 'breakfast';
  if (some(words, 'lunch')) return 'lunch';
  if (some(words, 'dinner') || some(words, 'evening')) return 'dinner';
  return some(words, 'snack') ? 'snacks' : mealAt(time);
}
