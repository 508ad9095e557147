import { mealAt } from '#domain/coach/day-left.ts';
import type { Asked, PreciseIntent } from '#domain/coach/intent.ts';
import { recommend } from '#domain/coach/foods/recommend.ts';
import type { Question } from '#domain/coach/question/read-question.ts';
import type { TopicWord } from '#domain/coach/question/topics.ts';
import { mealNamed } from './past-intents.ts';

/** Outside of these a figure is a day's, or none of energy. */
const LIMITS = { least: 50, most: 1_500 } as const;
/** „მარტივი", „სწრაფი" without a figure. */
const EASY_MINUTES = 30;

/** The most kcal that a dish may have, as the question says: „400 კალორიამდე", „500-ზე ნაკლები", „მაქსიმუმ 300 კკალ". */
function limitNamed({ words, signs, topics }: Question): number | undefined {
  if (!signs.has('kcal')) return undefined;
  const at = words.findIndex(
    ({ number }, index) =>
      (number !== undefined && number >= LIMITS.least && number <= LIMITS.most && isKcal(words[index + 1])) ||
      (words[index + 1]?.key === 'mde' && isKcal(words[index + 2])),
  );
  const unit = words[at + 1];
  if (at < 0 || !unit) return undefined;
  return unit.key.endsWith('mde') ||
    unit.key.endsWith('iani') ||
    unit.key.endsWith('iit') ||
    topics.has('remains') ||
    words[at + 2]?.key === 'iani' ||
    topics.has('less') ||
    topics.has('within')
    ? words[at]?.number
    : undefined;
}

const isKcal = (word: TopicWord | undefined): boolean => /^(?:kal|kkal|kcal)/.test(word?.key ?? '');

function minutesNamed({ words, topics }: Question): number | undefined {
  const at = words.findIndex(({ topics: each }, index) => each.has('minute') && words[index - 1]?.number !== undefined);
  return words[at - 1]?.number ?? (topics.has('easy') ? EASY_MINUTES : undefined);
}

function withinLimit(asked: Asked): string {
  const { question, context } = asked;
  return recommend(asked, mealNamed(question) ?? mealAt(context.time), {
    mostKcal: limitNamed(question),
    mostMinutes: minutesNamed(question),
  });
}

const SAYS_FOOD = ['breakfast', 'lunch', 'dinner', 'snack', 'dish', 'eat', 'advise', 'cook', 'hungry'] as const;

/** Dishes within a limit that the question names. */
export const LIMIT_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'dishes-within',
    fits: (question) => {
      const { signs, topics, foods } = question;
      if (
        signs.has('perday') ||
        signs.has('training') ||
        foods.length > 0 ||
        topics.has('ate') ||
        signs.has('exceed') ||
        topics.has('burn')
      )
        return false;
      if (!SAYS_FOOD.some((sign) => signs.has(sign))) return false;
      return (
        limitNamed(question) !== undefined ||
        (minutesNamed(question) !== undefined &&
          (signs.has('breakfast') ||
            signs.has('lunch') ||
            signs.has('dinner') ||
            signs.has('snack') ||
            topics.has('minute')))
      );
    },
    answer: withinLimit,
    next: ['კიდევ რას მირჩევთ?'],
  },
];
