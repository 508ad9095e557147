import { formatNumber } from '#domain/georgian/format-number.ts';
import type { Asked, PreciseIntent } from '#domain/coach/intent.ts';
import { amountOf, kcal, kg } from '#domain/coach/question/phrases.ts';
import type { Question } from '#domain/coach/question/read-question.ts';
import type { Topic } from '#domain/coach/question/topics.ts';

/**
 * Energy of movement as a multiple of rest (MET), and km/h where it covers a way. Ainsworth et al., 2011 Compendium of Physical
 * Activities: walking 4.8 km/h, running 8 km/h, cycling 16–19 km/h, swimming and dancing in general, hatha yoga, weights.
 */
const ACTIVITIES = [
  { topic: 'run', name: 'სირბილი', met: 8.3, speed: 8 },
  { topic: 'cycle', name: 'ველოსიპედი', met: 6.8, speed: 17 },
  { topic: 'swim', name: 'ცურვა', met: 5.8, speed: undefined },
  { topic: 'dance', name: 'ცეკვა', met: 5, speed: undefined },
  { topic: 'yoga', name: 'იოგა', met: 2.5, speed: undefined },
  { topic: 'strength', name: 'ძალოვანი ვარჯიში', met: 3.5, speed: undefined },
  { topic: 'walk', name: 'ზომიერი სიარული', met: 3.5, speed: 4.8 },
] as const satisfies readonly { topic: Topic; name: string; met: number; speed: number | undefined }[];
type Activity = (typeof ACTIVITIES)[number];

/** kg of whoever did not say a weight. */
const USUAL_KG = 70;
/** Steps of an hour's walk: a hundred a minute is a moderate one. Tudor-Locke (2018). */
const STEPS_PER_HOUR = 6_000;

const activityOf = ({ topics }: Question): Activity | undefined => ACTIVITIES.find(({ topic }) => topics.has(topic));

/** Hours that a question names by time, way or steps; undefined where it names none. */
function hoursOf({ words }: Question, { speed }: Activity): number | undefined {
  for (const [at, { topics }] of words.entries()) {
    const number = words[at - 1]?.number;
    if (number === undefined || number <= 0) continue;
    if (topics.has('minute')) return number / 60;
    if (topics.has('hour')) return number;
    if (topics.has('kilometre') && speed !== undefined) return number / speed;
    if (topics.has('step')) return number / STEPS_PER_HOUR;
  }
  return undefined;
}

/** „1 საათი", „30 წუთი"; a way or steps as they were said. */
function told({ words }: Question): string | undefined {
  for (const [at, { topics }] of words.entries()) {
    const number = words[at - 1]?.number;
    if (number === undefined) continue;
    if (topics.has('minute')) return `${formatNumber(number)} წუთი`;
    if (topics.has('hour')) return `${formatNumber(number, { decimals: 1 })} საათი`;
    if (topics.has('kilometre')) return `${formatNumber(number, { decimals: 1 })} კილომეტრი`;
    if (topics.has('step')) return `${formatNumber(number)} ნაბიჯი`;
  }
  return undefined;
}

/** „500 კალორიას". */
function energyNamed({ words }: Question): number | undefined {
  const at = words.findIndex(
    ({ number }, index) =>
      number !== undefined && number > 0 && number <= 5_000 && /^(?:kal|kkal|kcal)/.test(words[index + 1]?.key ?? ''),
  );
  return words[at]?.number;
}

const SOURCE = 'ეს შეფასებაა ფიზიკური აქტივობების კომპენდიუმის მიხედვით; ზუსტი რიცხვი ტემპსა და სხეულზეა დამოკიდებული.';

function burnt({ question, context }: Asked): string {
  const activity = activityOf(question);
  if (!activity) return '';
  const weight = context.weight ?? USUAL_KG;
  const whose = context.weight ? `${kg(weight)} წონაზე` : `${kg(weight)} წონის ადამიანისთვის (თქვენი წონა არ ვიცი)`;
  const perHour = activity.met * weight;
  const [food] = question.foods;
  if (food && question.topics.has('burn') && hoursOf(question, activity) === undefined) {
    const minutes = Math.max(5, Math.round((food.calories / perHour) * 12) * 5);
    return `${amountOf(food)} დაახლოებით ${kcal(food.calories)}-ია; ${whose} ამდენს დაახლოებით ${formatNumber(minutes)} წუთი ${activity.name} ხარჯავს. ${SOURCE} საჭმლის „გამომუშავება“ კი საჭირო არ არის: დღის ჯამი კმარა.`;
  }
  const energy = energyNamed(question);
  if (energy !== undefined && hoursOf(question, activity) === undefined)
    return `${kcal(energy)} ${whose} დაახლოებით ${formatNumber(Math.max(5, Math.round((energy / perHour) * 12) * 5))} წუთია (${activity.name}). ${SOURCE}`;
  const hours = hoursOf(question, activity) ?? 1;
  return `${activity.name}, ${told(question) ?? '1 საათი'}: ${whose} დაახლოებით ${kcal(Math.round((perHour * hours) / 10) * 10)}. ${SOURCE}`;
}

/** What movement takes. */
export const ACTIVITY_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'activity-energy',
    fits: (question) => {
      const { topics, signs } = question;
      const activity = activityOf(question);
      if (
        activity !== undefined &&
        hoursOf(question, activity) !== undefined &&
        question.words.length <= 4 &&
        question.foods.length === 0
      )
        return true;
      return (
        activity !== undefined &&
        (topics.has('burn') || signs.has('burn') || signs.has('kcal')) &&
        !topics.has('bodyPart') &&
        !signs.has('before') &&
        !signs.has('after') &&
        !(signs.has('eat') && !topics.has('burn'))
      );
    },
    answer: burnt,
    next: ['რამდენ კალორიას ვწვავ დღეში?'],
  },
];
