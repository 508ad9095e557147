import { healthyMinimumKg } from '#domain/body/body.ts';
import { daysBetween, isDiaryDay } from '#domain/diary/diary-day.ts';
import { formatNumber } from '#domain/georgian/format-number.ts';
import { feedsTwo } from '#domain/body/pregnancy.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { isMinor, isTooThin } from '#domain/coach/danger/bounds.ts';
import { CARE_ANSWERS } from '#domain/coach/danger/care-answers.ts';
import type { Asked, PreciseIntent } from '#domain/coach/intent.ts';
import { kcal, kg } from '#domain/coach/question/phrases.ts';
import type { Question } from '#domain/coach/question/read-question.ts';
import { bodyMassIndex } from './weight-intents.ts';
import { weightTrend } from '#domain/coach/weight-trend.ts';

/** kcal in a kg of body fat: 87 % of it is fat. Wishnofsky (1958), Hall (2008). */
const KCAL_PER_KG_OF_FAT = 7_700;
/** kg a week that are healthy to lose: WHO, NHS. */
const PACE = { least: 0.5, most: 1 } as const;
/** Where WHO's healthy range of the body mass index ends, kg/m². */
const MOST_BMI = 24.9;

/** So near to the weight that is aimed at is there. */
const CLOSE_KG = 0.05;

/** What is said instead to whom losing weight would harm. */
export function careFor(context: CoachContext): string | undefined {
  if (feedsTwo(context)) return CARE_ANSWERS.pregnancy;
  if (isMinor(context)) return CARE_ANSWERS.minors;
  return isTooThin(context) ? CARE_ANSWERS['too-thin'] : undefined;
}

function kilosToGoal({ context }: Asked): string {
  const { weight, targetWeight } = context;
  if (targetWeight === undefined || weight === undefined) {
    return `მიზნამდე დარჩენილ კილოგრამებს ვერ გეტყვით: ${weight === undefined ? 'წონა' : 'სასურველი წონა'} პროფილში ჯერ არ გაქვთ მითითებული.`;
  }
  const rest = targetWeight - weight;
  // Whoever is too thin is not congratulated on it either.
  if (rest < CLOSE_KG) {
    const care = careFor(context);
    if (care) return care;
  }
  if (Math.abs(rest) < CLOSE_KG) return `სასურველ წონაზე ხართ: ${kg(weight)}. გილოცავთ, ახლა შენარჩუნებაა მთავარი.`;
  const told = `მიზნამდე ${kg(Math.abs(rest))} ${rest < 0 ? 'დასაკლები' : 'მოსამატებელი'} დაგრჩათ: ახლა ${kg(weight)} ხართ, სასურველი წონა ${kg(targetWeight)}-ია.`;
  const found = weightTrend(context);
  return found && Math.abs(found.perWeek) >= 0.1
    ? `${told} ბოლო ჩანაწერებით კვირაში საშუალოდ ${kg(Math.abs(found.perWeek))}-ს ${found.perWeek < 0 ? 'იკლებთ' : 'იმატებთ'}.`
    : told;
}

function fatEnergy({ context }: Asked): string {
  const what = `ერთ კილოგრამ ცხიმში დაახლოებით ${kcal(KCAL_PER_KG_OF_FAT)}-ია.`;
  if (careFor(context)) return what;
  const perDay = (KCAL_PER_KG_OF_FAT * PACE.least) / 7;
  return `${what} კვირაში ${kg(PACE.least)} რომ დაიკლოთ, დღეში დაახლოებით ${kcal(Math.round(perDay / 10) * 10)}-ით ნაკლები უნდა მიიღოთ, ვიდრე ხარჯავთ. ${context.goal === 'lose-weight' ? 'თქვენს დღის მიზანში კლება უკვე გათვალისწინებულია. ' : ''}სასწორზე ხშირად წყლის რყევაც ჩანს.`;
}

/** How long some kilos take at a healthy pace, or how many a month makes. */
function timeToLose({ context, question }: Asked): string {
  const care = careFor(context);
  if (care) return care;
  const kilos = kilosNamed(question);
  const healthy = `ჯანსაღი ტემპი კვირაში ${kg(PACE.least)}-დან ${kg(PACE.most)}-მდეა`;
  if (kilos === undefined)
    return `${healthy}: თვეში ეს დაახლოებით ${formatNumber(2)}–${kg(4)} გამოდის. უფრო სწრაფად დაკლებული წონა ძირითადად წყალი და კუნთია და მალე ბრუნდება.`;
  const [fast, slow] = [Math.ceil(kilos / PACE.most), Math.ceil(kilos / PACE.least)];
  return `${healthy}, ასე რომ ${kg(kilos)} დაახლოებით ${formatNumber(fast)}–${formatNumber(slow)} კვირას მოითხოვს. ნელა დაკლებული წონა უფრო მყარია.`;
}

function kilosNamed({ words, signs }: Question): number | undefined {
  const at = signs.has('kilo')
    ? words.findIndex(({ number }, index) => number !== undefined && /^(?:kilo|kg)/.test(words[index + 1]?.key ?? ''))
    : -1;
  return words[at]?.number;
}

function spotFat({ context, question }: Asked): string {
  const part = question.signs.has('digestion') || /მუც|muc|ღიპ/u.test(question.text) ? 'მუცელიც' : 'ეს ადგილიც';
  return (
    careFor(context) ??
    `ერთ ადგილას ცხიმის დაწვა არ გამოდის: საერთო წონასთან ერთად ${part} იკლებს. დაიცავით დღის მიზანი, მიირთვით საკმარისი ცილა და იარეთ; ვარჯიში კუნთს ამაგრებს, ამიტომ ფიგურაც იცვლება.`
  );
}

function healthyWeight({ context }: Asked): string {
  if (feedsTwo(context)) return CARE_ANSWERS.pregnancy;
  if (isMinor(context)) return CARE_ANSWERS.minors;
  const { height, weight } = context;
  if (!height)
    return 'ჯანსაღი წონა სიმაღლეზეა დამოკიდებული, თქვენი სიმაღლე კი არ ვიცი: დამიწერეთ ან პროფილში მიუთითეთ.';
  const [least, most] = [healthyMinimumKg(height), Math.floor(MOST_BMI * (height / 100) ** 2 * 10) / 10];
  const range = `${formatNumber(height)} სმ სიმაღლეზე ჯანსაღი წონა დაახლოებით ${formatNumber(least, { decimals: 1 })}–${kg(most)}-ია (ჯანმრთელობის მსოფლიო ორგანიზაციის სკალით).`;
  if (!weight) return `${range} ერთი „იდეალური“ რიცხვი არ არსებობს.`;
  if (weight < least) return `${range} თქვენი ${kg(weight)} ამაზე ნაკლებია; გირჩევთ, ექიმს გაესაუბროთ.`;
  return weight <= most
    ? `${range} თქვენი ${kg(weight)} ამ ფარგლებშია.`
    : `${range} თქვენი ${kg(weight)} ამაზე მეტია. კუნთსა და ცხიმს ეს სკალა ვერ არჩევს, ამიტომ მხოლოდ ორიენტირია.`;
}

function lastWeighIn({ context }: Asked): string {
  const last = context.weights?.at(-1);
  if (!last) return 'აწონვის ჩანაწერს ვერ ვხედავ. წონა დღიურში, წონის ბარათში ჩაწერეთ და ტენდენციასაც გეტყვით.';
  const { today } = context;
  const ago =
    today !== undefined && isDiaryDay(today) && isDiaryDay(last.date) ? daysBetween(last.date, today) : undefined;
  const when =
    ago === undefined ? last.date : ago <= 0 ? 'დღეს' : ago === 1 ? 'გუშინ' : `${formatNumber(ago)} დღის წინ`;
  return `ბოლოს ${when} აიწონეთ: ${kg(last.weight)}.`;
}

/** The body: how far the goal is, what a kilo takes, what a weight should be, when to weigh. */
export const BODY_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'spot-fat',
    fits: ({ topics, signs }) =>
      topics.has('bodyPart') &&
      (signs.has('lose') ||
        topics.has('getRid') ||
        (topics.has('belly') && (signs.has('what') || signs.has('how'))) ||
        (signs.has('fat') && topics.has('burn'))) &&
      !signs.has('trouble'),
    answer: spotFat,
    next: ['რა ვარჯიში სჯობს დაკლებისთვის?'],
  },
  {
    id: 'last-weigh-in',
    fits: ({ topics }) => topics.has('weigh') && topics.has('lastTime'),
    answer: lastWeighIn,
  },
  {
    id: 'healthy-weight',
    fits: ({ signs, topics }) =>
      topics.has('shouldWeigh') ||
      (signs.has('height') && topics.has('must') && signs.has('howmuch') && !signs.has('lose')) ||
      (signs.has('weight') &&
        !signs.has('bmi') &&
        !signs.has('log') &&
        !signs.has('lose') &&
        !signs.has('trend') &&
        (signs.has('what') || signs.has('howmuch')) &&
        (topics.has('must') || signs.has('normal') || signs.has('norm') || signs.has('height')) &&
        !signs.has('food') &&
        !signs.has('eat')),
    answer: healthyWeight,
    next: ['როგორია ჩემი სხეულის მასის ინდექსი?'],
  },
  {
    id: 'when-to-weigh',
    fits: ({ topics, signs, words }) =>
      topics.has('weigh') &&
      (signs.has('when') ||
        topics.has('often') ||
        signs.has('morning') ||
        signs.has('evening') ||
        topics.has('must') ||
        topics.has('hour') ||
        signs.has('what') ||
        signs.has('now') ||
        signs.has('compare') ||
        signs.has('how')) &&
      !words.some(({ number }) => number !== undefined && number > 20),
    answer: () =>
      'აიწონეთ დილით, ტუალეტის შემდეგ, უზმოზე და მსუბუქ ტანსაცმელში: ასე რიცხვები შესადარებელია. კვირაში ერთი-ორი აწონვა საკმარისია; ყოველდღეც შეიძლება, თუ რყევა არ გაწუხებთ. ერთი დღის ცვლილება ძირითადად წყალია, ამიტომ ტენდენციას უყურეთ.',
    next: ['როგორ იცვლება ჩემი წონა?'],
  },
  {
    id: 'kilos-to-goal',
    fits: ({ topics, signs }) =>
      (topics.has('target') ||
        topics.has('toLose') ||
        (signs.has('kilo') &&
          (signs.has('left') || signs.has('short') || (signs.has('lose') && signs.has('another'))))) &&
      (signs.has('left') || topics.has('remains') || signs.has('short') || signs.has('howmuch')) &&
      (signs.has('kilo') || signs.has('weight') || signs.has('lose')) &&
      !signs.has('when') &&
      !signs.has('change') &&
      !topics.has('time') &&
      !signs.has('kcal') &&
      !signs.has('food'),
    answer: kilosToGoal,
    next: ['როდის მივაღწევ სასურველ წონას?'],
  },
  {
    id: 'fat-energy',
    fits: ({ signs, foods }) =>
      signs.has('kilo') && signs.has('kcal') && (signs.has('fat') || signs.has('lose')) && foods.length === 0,
    answer: fatEnergy,
    next: ['კალორიების დეფიციტი რა არის?'],
  },
  {
    id: 'time-to-lose',
    fits: ({ signs, topics, words }) =>
      signs.has('lose') &&
      !signs.has('kcal') &&
      ((topics.has('time') && words.some(({ number }) => number !== undefined)) ||
        (signs.has('howmuch') && signs.has('may') && (signs.has('month') || signs.has('week')))),
    answer: timeToLose,
    next: ['როდის მივაღწევ სასურველ წონას?'],
  },
  {
    id: 'bmi',
    fits: ({ topics, signs, foods }) =>
      topics.has('fatBody') && foods.length === 0 && !signs.has('lose') && !signs.has('eat'),
    answer: bodyMassIndex,
  },
];
