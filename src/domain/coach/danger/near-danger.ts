import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import type { CoachContext } from '../coach-context.ts';
import type { Question } from '../question/read-question.ts';
import { loudnessOf } from './learned/second-opinion.ts';
import { readWords } from './read-words.ts';

/**
 * So far below the second opinion's threshold, in its steps, a message is still answered carefully. A question of known words alone asks what
 * it says, so it has to sound louder: whoever only asks for her figures shall have them.
 */
const FAINTEST = { plain: -4.6, withOtherWords: -7.6 } as const;

/** Answers about the app, the calendar, sleep, digestion and mood: they hold no figure of the day, no dish to eat and no praise. */
const STANDING: ReadonlySet<string> = new Set([
  'account',
  'detox',
  'digestion',
  'fast-day',
  'fasting-fish',
  'gluten',
  'goodbye',
  'history',
  'how-to-log',
  'motivation',
  'offline',
  'own-data',
  'pascha',
  'pro',
  'skipped-meal',
  'sleep',
  'stress-eating',
  'thanks',
  'where-recipes',
  'who-are-you',
]);

/** Georgian in Latin letters has none of these. What sounds a little like danger was learned of Georgian: of English it says nothing. */
const ENGLISH = /\b(?:what|which|how|should|can|does|have|the|my)\b/i;

/** Whether an answer may be given to a message that sounds a little like danger. */
export const mayStand = (intent: string): boolean => STANDING.has(intent);

/**
 * Whether a message sounds a little like danger: too little to be told of one, enough to be answered without figures. A false alarm
 * costs a figure that the diary shows as well. Pure; the work grows with the length of the message.
 */
export const soundsNear = (
  text: string,
  { isPlain }: Pick<Question, 'isPlain'>,
  context: CoachContext,
  names: FoodNames,
): boolean =>
  !ENGLISH.test(text) &&
  loudnessOf(readWords(text, context, names)) > (isPlain ? FAINTEST.plain : FAINTEST.withOtherWords);
