import { feedsTwo, pregnancyOf } from '#domain/body/pregnancy.ts';
import type { CoachContext, CoachKnowledge } from '../coach-context.ts';
import type { Question } from '../question/read-question.ts';
import { isMinor } from './bounds.ts';
import type { CARE_ANSWERS } from './care-answers.ts';

/** Answers that say whether something may be eaten or drunk, how much of it, or that it fits. */
const PERMITS: ReadonlySet<string> = new Set([
  'what-if',
  'how-many-fit',
  'room-after',
  'food-allowed',
  'alcohol',
  'coffee',
  'food-per-day',
  'food-wholesome',
  'fattening',
  'compare-foods',
]);
/** Whether an answer is one that allows. */
export const permits = (intent: string): boolean => PERMITS.has(intent);

/** g in 100 g: a cake with a little rum, kvass and vinegar have less. */
const ALCOHOLIC_FROM = 2;
const LIVER = 'liver';
/** Fish, meat and milk that no heat has touched. NHS, Foods to avoid in pregnancy. */
export const RAW_FOODS: ReadonlySet<string> = new Set([
  'sushi',
  'sushi-set',
  'philadelphia-roll',
  'california-roll',
  'tuna-roll',
  'poke-bowl',
  'beef-tartare',
  'herring-raw',
  'milk-raw',
]);
const SAYS_RAW = /(?:^|[^\p{L}])(?:უმ(?:ი|ს|ად)|umi|დაუმუშავებელ|უპასტერიზ)/u;

/** Which care fits instead of an answer that would allow what harms whoever feeds two, or is under age; undefined for everybody else and everything else. */
export function notForYou(
  intent: string,
  { signs, foods, text }: Question,
  context: CoachContext,
  { foods: names }: CoachKnowledge,
): keyof typeof CARE_ANSWERS | undefined {
  if (!permits(intent) || (!feedsTwo(context) && !isMinor(context))) return undefined;
  const rows = foods.flatMap(({ foodId }) => names.foods.get(foodId) ?? []);
  if (signs.has('alcohol') || rows.some(({ nutrients }) => (nutrients.alcohol ?? 0) >= ALCOHOLIC_FROM))
    return feedsTwo(context) ? 'alcohol-for-two' : 'alcohol-when-young';
  if (!feedsTwo(context)) return undefined;
  if (signs.has('coffee')) return 'caffeine-for-two';
  if (pregnancyOf(context) !== 'pregnant') return undefined;
  if (rows.some(({ id }) => id.includes(LIVER))) return 'liver-when-pregnant';
  return SAYS_RAW.test(text) || rows.some(({ id }) => RAW_FOODS.has(id)) ? 'raw-when-pregnant' : undefined;
}
