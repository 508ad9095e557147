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
  /** So few without their unit: „900-ს ვჭამ". */
  | '#few-bare'
  /** So few, and less: „800 კალორიაზე ნაკლები"; „300 კალორიით ნაკლები" is no such. */
  | '#below-kcal'
  /** As much as a whole day holds: of a deficit. */
  | '#much-kcal'
  /** The age of somebody under 18: „14 წლის", and „14-ის". */
  | '#child-years'
  | '#of-years'
  /** Two kilos or more; so few that they are no grown person's, or a very small one's. */
  | '#kilos'
  | '#few-kilos'
  /** Two spans that make a day: 16/8. */
  | '#window'
  /** A number without a unit that may be the age of somebody under 18. */
  | '#young'
  /** More water than anybody should drink in a day. */
  | '#many-litres'
  /** A body temperature of a fever. */
  | '#fever'
  /** A BMI below the healthy range. */
  | '#low-bmi'
  /** The twentieth (week), the fourth (month). */
  | '#ordinal'
  | '#number';

const FEW_KCAL = 1_000;
/** A bare number below is rather one of pieces. */
const FEWEST_BARE = 100;
const MUCH_KCAL = { from: 1_100, to: 3_000 } as const;
const FEVER = { from: 37, to: 42 } as const;
const HEALTHY_BMI = 18.5;
const LOWEST_BMI = 8;
const KILOS_FROM = 2;
/** Kidneys let out about a litre an hour at most; whoever needs more than this a day asks a doctor. */
const MANY_LITRES = { from: 6, to: 30 } as const;
/** kg. */
const FEW_KILOS = { from: 30, to: 47 } as const;
const LONG_HOURS = 30;
const HOURS_OF_DAY = 24;

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
const isLitre = startsWith('ლიტრ', 'ლიტ', 'litr', 'литр');
const isKilo = startsWith('კილო', 'კგ', 'kilo', 'кг', 'кило');
const isYears = is('წლის', 'წლისა', 'წლისაა', 'წლისამ', 'წლისას', 'წლიანი', 'years', 'year', 'лет', 'года', 'yo');
const isOf = is('ის', 'ისა', 'ისაა', 'ი');
const isFever = startsWith('სიცხ', 'ტემპერატ', 'გრადუს', 'температур');
const isBmi = is('bmi', 'ბმი', 'ბმი-ა', 'ინდექსი', 'ბემეი');
const isOrdinalMark = is('მე');
const isBareEnd = is('ს', 'ზე', 'მდე', 'იყოს', 'ვჭამ', 'ვჭამო', 'მეყოფა', 'მყოფნის');
const isLess = is('ზე', 'ნაკლები', 'ნაკლებ', 'დაბალი');

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
    const isWithUnit = [1, 2, 3].some((step) => isKcal(words[at + step])) || isYears(words[at + 1]);
    if (word.number !== undefined) names.push('#number');
    const days = daysAt(word, number, before);
    if (days !== undefined && days >= LONG_HOURS / 24) names.push('#days');
    if (ordinalOf(word) || (word.number !== undefined && isOrdinalMark(before))) names.push('#ordinal');
    if (isDay(word) && ordinalOf(before)) names.push('#days');
    if (isLitre(word) && number !== undefined && number >= MANY_LITRES.from && number <= MANY_LITRES.to)
      names.push('#many-litres');
    if (isKilo(word) && !isKcal(word) && number !== undefined && number >= KILOS_FROM) {
      names.push('#kilos');
      if (number >= FEW_KILOS.from && number <= FEW_KILOS.to) names.push('#few-kilos');
    }
    const kcal = number ?? (isLess(before) && isLess(words[at - 2]) ? words[at - 3]?.number : undefined);
    if (isKcal(word) && kcal !== undefined && kcal > 0) {
      if (kcal <= FEW_KCAL) names.push('#few-kcal');
      if (kcal <= floor) names.push('#kcal');
      if (kcal >= MUCH_KCAL.from && kcal <= MUCH_KCAL.to) names.push('#much-kcal');
      const isBelow = number === undefined || (isLess(words[at + 1]) && word.keys.some((key) => key.endsWith('ze')));
      if (kcal <= FEW_KCAL && isBelow) names.push('#below-kcal');
    }
    if (word.number !== undefined && (words[at + 1]?.number ?? 0) + word.number === HOURS_OF_DAY) names.push('#window');
    if (word.number !== undefined && !isWithUnit) {
      if (word.number >= FEWEST_BARE && word.number <= FEW_KCAL && isBareEnd(words[at + 1])) names.push('#few-bare');
      if (isYoung(word.number) && word.number > 8) names.push('#young');
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
