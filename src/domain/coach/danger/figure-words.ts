import { ADULT_YEARS } from '#domain/body/adult-age.ts';
import { numberOfWord } from '#domain/georgian/number-words.ts';
import { LEAST_KCAL } from './care-answers.ts';
import { keyOfWord, type TypedWord } from './danger-words.ts';

/** What a figure and its unit may tell, beside the words of a message. */
export type FigureName =
  /** A span of more than a day; „the third day". */
  | '#days'
  /** An energy that nobody lives on; one that is too little for a person, by the profile's gender. */
  | '#few-kcal'
  | '#kcal'
  /** The age of somebody under 18: „14 წლის", and „14-ის". */
  | '#child-years'
  | '#of-years'
  /** A body temperature of a fever. */
  | '#fever'
  /** A BMI below the healthy range. */
  | '#low-bmi'
  /** The twentieth (week), the fourth (month). */
  | '#ordinal'
  | '#number';

const FEW_KCAL = 1_000;
const FEVER = { from: 37, to: 42 } as const;
const HEALTHY_BMI = 18.5;
const LOWEST_BMI = 8;
const LONG_HOURS = 30;

const startsWith = (...beginnings: readonly string[]) => {
  const keys = beginnings.map(keyOfWord);
  return (word: TypedWord | undefined): boolean =>
    word !== undefined && word.keys.some((key) => keys.some((beginning) => key.startsWith(beginning)));
};
const is = (...words: readonly string[]) => {
  const keys = new Set(words.map(keyOfWord));
  return (word: TypedWord | undefined): boolean => word !== undefined && word.keys.some((key) => keys.has(key));
};

const isDay = is(
  'დღე',
  'დღეა',
  'დღის',
  'დღეს',
  'დღით',
  'დღემ',
  'დღიანი',
  'დღიან',
  'დღეში',
  'day',
  'days',
  'дней',
  'дня',
  'dgea',
);
const isWeek = is(
  'კვირა',
  'კვირაა',
  'კვირას',
  'კვირის',
  'კვირით',
  'კვირიანი',
  'კვირაში',
  'week',
  'weeks',
  'неделю',
  'недели',
);
const isMonth = is('თვე', 'თვეა', 'თვის', 'თვით', 'თვეში', 'თვიანი', 'month', 'months', 'месяц', 'месяца');
const isHour = startsWith('საათ', 'hour', 'часов', 'часа');
const isWhole = is('მთელი', 'მთელ', 'ერთი', 'ერთ', 'კიდევ', 'whole', 'целую');
const isKcal = startsWith('კალორი', 'კკალ', 'kkal', 'kcal', 'calorie', 'калори', 'ккал');
const isYears = is('წლის', 'წლისა', 'წლისაა', 'წლისამ', 'წლისას', 'წლიანი', 'years', 'year', 'лет', 'года', 'yo');
const isOf = is('ის', 'ისა', 'ისაა', 'ი');
const isFever = startsWith('სიცხ', 'ტემპერატ', 'გრადუს', 'температур');
const isBmi = is('bmi', 'ბმი', 'ბმი-ა', 'ინდექსი', 'ბემეი');
const isOrdinalMark = is('მე');

const DAYS_IN_ONE = /^(.+?)(?:dgian|dgiani|dgian\p{L}*)$/u;
const ORDINAL = /^me(.{2,}?)e(?:s|a|d|sa|Si)?$/u;

/** kcal, days and years that stand at each word: of „500 კალორია" at კალორია. */
export function figureNames(words: readonly TypedWord[], gender: string | undefined): FigureName[][] {
  const floor = gender === 'male' ? LEAST_KCAL.male - 1 : LEAST_KCAL.female;
  return words.map((word, at) => {
    const before = words[at - 1];
    const number =
      before?.number ?? (words[at - 2]?.number !== undefined && isOf(before) ? words[at - 2]?.number : undefined);
    const names: FigureName[] = [];
    if (word.number !== undefined) names.push('#number');
    const days = daysAt(word, number, before);
    if (days !== undefined && days >= LONG_HOURS / 24) names.push('#days');
    if (ordinalOf(word) || (word.number !== undefined && isOrdinalMark(before))) names.push('#ordinal');
    if (isDay(word) && ordinalOf(before)) names.push('#days');
    if (isKcal(word) && number !== undefined && number > 0) {
      if (number <= FEW_KCAL) names.push('#few-kcal');
      if (number <= floor) names.push('#kcal');
    }
    if (isYears(word) && number !== undefined && number < ADULT_YEARS) names.push('#child-years');
    if (isYoung(word.number) && (isOf(words[at + 1]) || isGenitive(word))) names.push('#of-years');
    if (
      word.number !== undefined &&
      word.number >= FEVER.from &&
      word.number <= FEVER.to &&
      (isFever(words[at + 1]) || isFever(before))
    )
      names.push('#fever');
    if (
      word.number !== undefined &&
      word.number >= LOWEST_BMI &&
      word.number < HEALTHY_BMI &&
      words.slice(Math.max(0, at - 4), at).some(isBmi)
    )
      names.push('#low-bmi');
    return names;
  });
}

const isYoung = (years: number | undefined): boolean => years !== undefined && years >= 6 && years < ADULT_YEARS;
/** „თხუთმეტის": the number's own genitive. */
const isGenitive = ({ keys }: TypedWord): boolean =>
  keys.some((key) => key.endsWith('is') && numberOfWord(key) !== null);

/** Days of a span whose unit is this word; undefined where it is none. */
export function daysAt(word: TypedWord, number: number | undefined, before: TypedWord | undefined): number | undefined {
  if (isDay(word)) return number;
  if (isHour(word)) return number === undefined ? undefined : number / 24;
  if (isWeek(word)) return number === undefined ? (isWhole(before) ? 7 : undefined) : number * 7;
  if (isMonth(word)) return number === undefined ? (isWhole(before) ? 30 : undefined) : number * 30;
  for (const key of word.keys) {
    const inner = DAYS_IN_ONE.exec(key)?.[1];
    const count = inner === undefined ? null : numberOfWord(inner);
    if (count) return count.value;
  }
  return undefined;
}

function ordinalOf(word: TypedWord | undefined): boolean {
  return (word?.keys ?? []).some((key) => {
    const inner = ORDINAL.exec(key)?.[1];
    return inner !== undefined && (inner === 'or' || numberOfWord(inner) !== null);
  });
}
