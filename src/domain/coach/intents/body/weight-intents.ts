import { ANSWER_BOUNDS } from '#domain/body/answer-bounds.ts';
import { bmi } from '#domain/body/body.ts';
import { addDays } from '#domain/diary/diary-day.ts';
import { formatNumber } from '#domain/georgian/format-number.ts';
import { feedsTwo } from '#domain/body/pregnancy.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { isMinor, isTooThin, LEAST_BMI } from '#domain/coach/danger/bounds.ts';
import { CARE_ANSWERS } from '#domain/coach/danger/care-answers.ts';
import type { Asked, Intent } from '#domain/coach/intent.ts';
import { kcal, kg } from '#domain/coach/question/phrases.ts';
import { weightTrend } from '#domain/coach/weight-trend.ts';

/** A slope below this is the scale's own trembling, kg a week. */
const STEADY = 0.1;
/** A forecast beyond two years says nothing. */
const MOST_WEEKS = 104;
const HEALTHY_BMI = { least: LEAST_BMI, most: 25 } as const;

/** „in the month", January first. */
const IN_MONTHS = [
  'იანვარში',
  'თებერვალში',
  'მარტში',
  'აპრილში',
  'მაისში',
  'ივნისში',
  'ივლისში',
  'აგვისტოში',
  'სექტემბერში',
  'ოქტომბერში',
  'ნოემბერში',
  'დეკემბერში',
] as const;

const NO_WEIGHTS =
  'ტენდენციის სანახავად ცოტა ჩანაწერი მაქვს. აიწონეთ კვირაში ორჯერ, დილით, უზმოზე, და წონა დღიურში ჩაწერეთ.';

function trend({ context }: Asked): string {
  const found = weightTrend(context);
  if (!found) return NO_WEIGHTS;
  const moved = found.to - found.from;
  const told = `${formatNumber(found.days)} დღეში წონა ${kg(found.from)}-დან ${kg(found.to)}-მდე შეიცვალა`;
  if (Math.abs(found.perWeek) < STEADY)
    return `ბოლო ${formatNumber(found.days)} დღეში წონა თითქმის უცვლელია: ${kg(found.from)} იყო, ახლა ${kg(found.to)}-ია. ცალკეული დღის რყევა ძირითადად წყალია.`;
  const direction = moved < 0 ? 'დაიკელით' : 'მოიმატეთ';
  return `${told}: ${direction} ${kg(Math.abs(moved))}. საშუალო ტემპი კვირაში ${kg(Math.abs(found.perWeek))}-ია. ცალკეული დღის რყევა ძირითადად წყალია, ამიტომ მთავარი მიმართულებაა.`;
}

function plateau({ context }: Asked): string {
  if (feedsTwo(context)) return CARE_ANSWERS.pregnancy;
  const found = weightTrend(context);
  const seen =
    found && found.perWeek <= -STEADY
      ? `ჩანაწერების მიხედვით, კლება არ გაჩერებულა: კვირაში საშუალოდ ${kg(-found.perWeek)}-ს იკლებთ. `
      : 'წონის გაჩერება ჩვეულებრივი ამბავია და ხშირად წყლის ბრალია. ';
  return `${seen}ორი-სამი კვირა ზუსტად ჩაწერეთ ყველაფერი: ზეთიც, სასმელებიც, „ერთი ლუკმაც“. დაამატეთ სიარული, ძილი და ცილა. თუ სამ კვირაზე მეტხანს არაფერი შეიცვალა, მიზანი განაახლეთ: ნაკლებ წონას ნაკლები ენერგია სჭირდება.`;
}

/** A weight in kg that the question itself names: „როდის მივაღწევ 70 კილოს?" */
const NAMED_WEIGHT = /(\d{2,3}(?:[.,]\d)?)\s*(?:კგ|კილო|kg|kilo)/u;

function pace({ question, context: known }: Asked): string {
  const { least, most } = ANSWER_BOUNDS.targetWeight;
  const named = Number(NAMED_WEIGHT.exec(question.text)?.[1]?.replace(',', '.') ?? Number.NaN);
  const isAsked = named >= least && named <= most && named !== known.targetWeight;
  const context = isAsked ? { ...known, targetWeight: named } : known;
  if (wantsLess(context) && feedsTwo(context)) return CARE_ANSWERS.pregnancy;
  if (isMinor(context)) return CARE_ANSWERS.minors;
  if (wantsLess(context) && isTooThin(context)) return CARE_ANSWERS['too-thin'];
  const { weight, targetWeight } = context;
  const healthy = `ჯანსაღი ტემპი კვირაში ${kg(0.5)}-დან ${kg(1)}-მდეა.`;
  if (!weight || !targetWeight || weight === targetWeight)
    return `${healthy} თუ სასურველ წონას პროფილში მიუთითებთ და წონას ჩაწერთ, სავარაუდო ვადასაც გეტყვით.`;
  const rest = targetWeight - weight;
  const told = isAsked
    ? `${kg(targetWeight)}-მდე ${kg(Math.abs(rest))} დაგრჩათ (ახლა ${kg(weight)} ხართ).`
    : `სასურველ წონამდე ${kg(Math.abs(rest))} დაგრჩათ (${kg(weight)}, მიზანი ${kg(targetWeight)}).`;
  const found = weightTrend(context);
  const weeks = found ? rest / found.perWeek : 0;
  if (!found || Math.abs(found.perWeek) < STEADY || weeks <= 0 || weeks > MOST_WEEKS)
    return `${told} ბოლო ჩანაწერებით ვადას ვერ ვიანგარიშებ. ${healthy}`;
  const [year = '', month = ''] = addDays(found.last, Math.round(weeks * 7)).split('-');
  return `${told} ბოლო ჩანაწერებით კვირაში ${kg(Math.abs(found.perWeek))} იცვლება, ასე რომ ამ წონას დაახლოებით ${formatNumber(Math.ceil(weeks))} კვირაში, ${year} წლის ${IN_MONTHS[Number(month) - 1] ?? ''} მიაღწევთ. ${healthy}`;
}

const wantsLess = ({ weight, targetWeight, goal }: CoachContext): boolean =>
  goal === 'lose-weight' || (weight !== undefined && targetWeight !== undefined && targetWeight < weight);

function loseWeight({ context }: Asked): string {
  if (feedsTwo(context)) return CARE_ANSWERS.pregnancy;
  if (isMinor(context)) return CARE_ANSWERS.minors;
  if (isTooThin(context)) return CARE_ANSWERS['too-thin'];
  const goal = context.goals
    ? `თქვენი დღიური მიზანია ${kcal(context.goals.calories)}: ჩაწერეთ ყველაფერი, რასაც მიირთმევთ, და მიზანს მიჰყევით. `
    : 'ჩაწერეთ ყველაფერი, რასაც მიირთმევთ, და დღის მიზანს მიჰყევით. ';
  return `${goal}ყოველ ჭამაზე მიირთვით ცილა და ბოსტნეული, დალიეთ წყალი და ბევრი იარეთ. კვირაში ${kg(0.5)}-დან ${kg(1)}-მდე კლება ჯანსაღი ტემპია.`;
}

export function bodyMassIndex({ context }: Asked): string {
  const { height, weight } = context;
  const what = 'სხეულის მასის ინდექსი (BMI) არის წონა კილოგრამებში, გაყოფილი მეტრებში გამოსახული სიმაღლის კვადრატზე.';
  if (isMinor(context)) return `${what} მოზარდებს ზრდასრულთა სკალა არ ერგებათ: ეს ექიმთან ერთად ფასდება.`;
  const norm = `ჯანმრთელობის მსოფლიო ორგანიზაციის სკალით ზრდასრულის ნორმაა ${formatNumber(HEALTHY_BMI.least, { decimals: 1 })}–${formatNumber(24.9, { decimals: 1 })}.`;
  if (!height || !weight || height <= 0 || weight <= 0)
    return `${what} ${norm} თქვენი სიმაღლე და წონა რომ ვიცოდე, გამოგითვლიდით.`;
  const index = bmi(weight, height);
  const place =
    index < HEALTHY_BMI.least
      ? 'ნორმაზე დაბალია; გირჩევთ, ექიმს გაესაუბროთ'
      : index < HEALTHY_BMI.most
        ? 'ნორმის ფარგლებშია'
        : 'ნორმაზე მაღალია';
  return `თქვენი ინდექსი (BMI) ${formatNumber(index, { decimals: 1 })}-ია: ${place}. ${norm} კუნთსა და ცხიმს ეს რიცხვი ვერ არჩევს, ამიტომ მხოლოდ ორიენტირია.`;
}

/** The weight: where it goes, how fast, and what is healthy. */
export const WEIGHT_INTENTS: readonly Intent[] = [
  {
    id: 'weight-trend',
    when: [
      ['weight', 'change'],
      ['lose', 'gain', 'or'],
      ['lose', 'gain'],
      ['weight', 'trend'],
      ['trend'],
      ['howmuch', 'trend'],
      ['how', 'weight', 'change'],
      ['how', 'weight', 'mine'],
      ['trend', 'month'],
      ['howmuch', 'weight', 'trend'],
    ],
    unless: ['log', 'goal'],
    answer: trend,
    next: ['როდის მივაღწევ სასურველ წონას?'],
  },
  {
    id: 'plateau',
    when: [
      ['weight', 'stuck'],
      ['weight', 'not', 'stuck'],
      ['lose', 'not', 'why'],
      ['weight', 'not', 'lose'],
      ['lose', 'stuck'],
      ['weight', 'same'],
      ['stuck'],
      ['lose', 'not'],
      ['weight', 'lose', 'stuck'],
    ],
    unless: ['kcal'],
    answer: plateau,
    next: ['როგორ იცვლება ჩემი წონა?'],
  },
  {
    id: 'pace',
    when: [
      ['when', 'reach'],
      ['when', 'reach', 'kilo'],
      ['when', 'lose'],
      ['howmuch', 'when', 'lose'],
      ['pace'],
      ['pace', 'lose'],
      ['when', 'target'],
      ['reach', 'target'],
      ['howmuch', 'lose', 'week'],
      ['howmuch', 'lose', 'month'],
      ['when', 'target', 'weight'],
    ],
    answer: pace,
    next: ['როგორ იცვლება ჩემი წონა?'],
  },
  {
    id: 'gain-weight',
    when: [
      ['how', 'gain'],
      ['gain', 'want'],
      ['gain', 'weight'],
      ['gain', 'what', 'eat'],
    ],
    unless: ['not', 'evening', 'holiday', 'year'],
    answer: () =>
      'წონის მოსამატებლად ყოველდღე ცოტა მეტი მიირთვით, ვიდრე ხარჯავთ: მიზანი პროფილში „მომატებაზე“ შეცვალეთ და კალორიები თავიდან გამოითვლება. დაამატეთ ბრინჯი, თხილეული, ყველი, კვერცხი და ერთი წახემსება, კუნთისთვის კი ძალოვანი ვარჯიში. თუ წონას უმიზეზოდ იკლებთ, ექიმს მიმართეთ.',
  },
  {
    id: 'lose-weight',
    when: [
      ['how', 'lose'],
      ['lose', 'want'],
      ['lose', 'where'],
      ['lose', 'what', 'eat'],
      ['how', 'lose', 'weight'],
      ['lose', 'weight', 'want'],
      ['lose', 'help'],
    ],
    answer: loseWeight,
    next: ['რამდენი კალორია დამრჩა დღეს?', 'როდის მივაღწევ სასურველ წონას?'],
  },
  {
    id: 'bmi',
    when: [
      ['bmi'],
      ['bmi', 'what', 'is'],
      ['bmi', 'mine'],
      ['weight', 'normal'],
      ['weight', 'height'],
      ['weight', 'howmuch', 'height'],
      ['normal', 'weight', 'mine'],
    ],
    answer: bodyMassIndex,
  },
];
