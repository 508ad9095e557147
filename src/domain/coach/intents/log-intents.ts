import { dayLeft } from '../day-left.ts';
import { sumNutrition } from '#domain/body/macros.ts';
import type { Asked, PreciseIntent } from '../intent.ts';
import { logOffers, type LogOffer } from '../foods/log-offer.ts';
import { amountOf, kcal, kg, listed, ml, nutritionOf } from '../question/phrases.ts';

const TO_LOG = 'დააჭირეთ ღილაკს პასუხის ქვეშ.';
const BY_HAND = 'ჩაწერა დღიურში, შესაბამის ბარათში შეგიძლიათ.';
const NOTHING_READ =
  'რა ჩავწერო, ვერ გავიგე. დაწერეთ საკვები რაოდენობით, მაგალითად „ჩაწერე 2 კვერცხი“, „500 მლ წყალი დავლიე“ ან „ჩაწერე წონა 72,4 კგ“.';
const MOST_FOODS = 5;

function offered(asked: Asked): string {
  const { question, knowledge, context } = asked;
  // Without a date there is no day to log on, but what was read is told all the same.
  const offers = logOffers(question.text, knowledge.foods, { today: context.today ?? ANY_DAY, time: context.time });
  if (offers.length === 0) return NOTHING_READ;
  return `${offers.map((offer) => toldOf(offer, asked)).join(' ')} ${context.today === undefined ? BY_HAND : TO_LOG}`;
}

const ANY_DAY = '2000-01-01';

function toldOf(offer: LogOffer, { context }: Asked): string {
  if (offer.is === 'water') return `ჩასაწერია ${ml(offer.ml)} წყალი.`;
  if (offer.is === 'weight') return `ჩასაწერია წონა: ${kg(offer.kg)}.`;
  const foods = offer.items.slice(0, MOST_FOODS);
  const total = sumNutrition(offer.items.map(nutritionOf)).calories;
  const named = listed(foods.map((item) => `${amountOf(item)} – ${kcal(item.calories)}`));
  const more = offer.items.length > foods.length ? ` და კიდევ ${offer.items.length - foods.length}` : '';
  const sum = offer.items.length > 1 ? `, ჯამში ${kcal(total)}` : '';
  const left = offer.day === context.today ? dayLeft(context)?.calories : undefined;
  const rest = left === undefined ? undefined : left - Math.round(total);
  const after =
    rest === undefined
      ? ''
      : rest >= 0
        ? ` ჩაწერის შემდეგ დღეს ${kcal(rest)} დაგრჩებათ.`
        : ` ჩაწერის შემდეგ დღევანდელ მიზანს ${kcal(-rest)}-ით გადასცდებით.`;
  return `${named}${more}${sum}.${after}`;
}

const ASKING = [
  'what',
  'how',
  'howmuch',
  'when',
  'where',
  'why',
  'who',
  'may',
  'exceed',
  'or',
  'alternative',
  'harmful',
  'digestion',
  'trouble',
  'lose',
  'gain',
  'stress',
  'night',
  'want',
  'hungry',
  'starve',
  'compare',
  'after',
  'before',
  'enough',
  'short',
  'much',
  'left',
] as const;

/** What somebody asks to have written down, or tells without a question: the screen offers it for one tap. */
export const LOG_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'log-offer',
    fits: ({ text, topics, signs, logs }) =>
      (topics.has('logIt') && !signs.has('how') && !signs.has('where')) ||
      (logs &&
        !text.includes('?') &&
        !ASKING.some((sign) => signs.has(sign)) &&
        !topics.has('sad') &&
        !topics.has('makeUp') &&
        !topics.has('burn')),
    answer: offered,
    next: ['რამდენი კალორია დამრჩა დღეს?', 'რა ვჭამო ახლა?'],
  },
];
