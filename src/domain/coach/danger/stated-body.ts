import { daysAt } from './figure-words.ts';
import { keyOfWord, type TypedWord } from './danger-words.ts';

/** What a message itself says of a body: kg and cm. */
export interface StatedBody {
  /** The lowest weight that it names as a person's, and as one that is wished for. */
  weight?: number;
  target?: number;
  height?: number;
  /** kg a week that it wants to lose. */
  pace?: number;
}

const WEIGHTS = { least: 25, most: 250 } as const;
const HEIGHTS = { least: 120, most: 220 } as const;
/** „170" without a unit beside the word for height. */
const NEAR = 3;

const begins = (...words: readonly string[]) => {
  const keys = words.map(keyOfWord);
  return (word: TypedWord | undefined): boolean =>
    word !== undefined && word.keys.some((key) => keys.some((beginning) => key.startsWith(beginning)));
};
const isKilo = begins('კილო', 'კგ', 'kilo', 'кг', 'кило');
const isCentimetre = begins('სმ', 'სანტიმეტრ', 'cm', 'см');
const isMetre = begins('მეტრ', 'meter');
const isHeight = begins('სიმაღლ', 'height', 'рост');
const isWeight = begins('წონა', 'წონის', 'wona', 'ვიწონ', 'weight', 'вес', 'вешу');
const isUpTo = (word: TypedWord | undefined): boolean => word?.keys.some((key) => key.endsWith('mde')) ?? false;
const isPerson = begins('ვარ', 'ვიყო', 'ვიქნ', 'მაქვს', 'ვიწონ');
const isWish = begins('მინდა', 'ვიყო', 'ვიქნ');
const isWanted = begins('მინდა', 'უნდა');
const isAnd = ({ keys }: TypedWord): boolean => keys.includes(keyOfWord('და'));
const isLoss = begins(
  'დავიკლ',
  'დაიკლ',
  'დაკლ',
  'დასაკლ',
  'მოვიკლ',
  'კლება',
  'კლებ',
  'ჩამოვიკლ',
  'დავაგდ',
  'ჩამოვაგდ',
  'მოვიშორ',
  'ჩამოვყარ',
  'დავყარ',
  'გავშრ',
  'გავხდ',
  'lose',
  'похуд',
);
const isFuture = begins(
  'დავიკლო',
  'დავიკლებ',
  'წავიდეს',
  'წავა',
  'მინუს',
  'რეალურ',
  'გასახდომ',
  'минус',
  'сброс',
  'დაიკლ',
  'დაკლ',
  'დასაკლ',
  'მოვიკლ',
  'კლებ',
  'ჩამოვიკლო',
  'დავაგდო',
  'დავაგდებ',
  'ჩამოვაგდო',
  'მოვიშორო',
  'მოვიშორებ',
  'ჩამოვყარო',
  'დავყარო',
  'გავშრე',
  'გავშრ',
  'ნაკლებ',
  'კაბისთვის',
  'გავხდ',
  'გახდომ',
  'გასახდ',
  'lose',
  'похуд',
);
const isOtherUnit = begins(
  'გრამ',
  'მლ',
  'ლიტრ',
  'კალორ',
  'კკალ',
  'kcal',
  'წლის',
  'საათ',
  'დღე',
  'კვირ',
  'თვე',
  'ლარ',
  'წუთ',
  'ნაბიჯ',
  'ცალ',
);

/** Reads weight, height and pace off a message; what it does not say stays absent. Foods' amounts are no person's weight. */
export function statedBody(words: readonly TypedWord[]): StatedBody {
  const height = statedHeight(words);
  const weights = words.flatMap((_, at) => weightAt(words, at, height !== undefined) ?? []);
  const [weight, target] = [false, true]
    .map((wished) => weights.filter((one) => one.wished === wished).map(({ kg }) => kg))
    .map(leastOf);
  const pace = statedPace(words);
  return {
    ...(weight !== undefined && { weight }),
    ...(target !== undefined && { target }),
    ...(height !== undefined && { height }),
    ...(pace !== undefined && { pace }),
  };
}

const leastOf = (figures: readonly number[]): number | undefined =>
  figures.length > 0 ? Math.min(...figures) : undefined;

function statedHeight(words: readonly TypedWord[]): number | undefined {
  for (const [at, word] of words.entries()) {
    const cm =
      word.number === undefined
        ? undefined
        : word.number < 2.3 && word.number >= 1.2
          ? Math.round(word.number * 100)
          : word.number;
    if (cm === undefined || cm < HEIGHTS.least || cm > HEIGHTS.most) continue;
    const next = words[at + 1];
    if (isCentimetre(next) || isMetre(next)) return cm;
    if (isKilo(next) || isOtherUnit(next)) continue;
    const around = words.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    if (around.some(isHeight) || isPerson(next)) return cm;
  }
  return undefined;
}

/** The weight in kg that a word begins: „45 კილო", „წონა 45", „42-მდე"; not what somebody wants to lose. */
function weightAt(
  words: readonly TypedWord[],
  at: number,
  withHeight: boolean,
): { kg: number; wished: boolean } | undefined {
  const kg = words[at]?.number;
  if (kg === undefined || kg < WEIGHTS.least || kg > WEIGHTS.most) return undefined;
  const before = words.slice(Math.max(0, at - 2), at);
  const [next, second, third] = words.slice(at + 1, at + 4);
  // „167 სიმაღლე, 43 წონა": each figure before its word; in „სიმაღლე 167 წონა 43" the first is the height.
  const isHeightsOwn = isHeight(words[at - 1]) && words[at - 2]?.number === undefined;
  if (isWeight(next) && withHeight && !before.some(isWeight) && !isHeightsOwn) return { kg, wished: false };
  if (before.some(isWeight) && !isCentimetre(next) && !isOtherUnit(next) && !before.some(isHeight))
    return { kg, wished: false };
  const upTo = isUpTo(next);
  if (!isKilo(next)) return upTo && words.some(isKilo) ? { kg, wished: true } : undefined;
  if (upTo) return { kg, wished: true };
  const loses = [second, third].some((word) => isLoss(word) && word?.clause === next?.clause);
  const person = [second, third].some(isPerson);
  if (loses && !person) return undefined;
  return person || withHeight ? { kg, wished: [second, third].some(isWish) } : undefined;
}

function statedPace(words: readonly TypedWord[]): number | undefined {
  const isDue = words.some(isUpTo) && words.some(isWanted);
  if (!words.some(isFuture) && !isDue && !isBare(words)) return undefined;
  const kilos = words.flatMap((word, at) => (isKilo(word) ? (words[at - 1]?.number ?? []) : []));
  const spans = words.flatMap((word, at) => spanAt(words, word, at) ?? []);
  const [days] = spans;
  if (kilos.length === 0 || days === undefined || days <= 0) return undefined;
  return Math.min(...kilos) / (days / 7);
}

/** „10 კილო ერთ კვირაში": in its clause stands nothing but the figures. */
function isBare(words: readonly TypedWord[]): boolean {
  const clause = words.find(isKilo)?.clause;
  return words.every(
    (word, at) =>
      word.clause !== clause ||
      word.number !== undefined ||
      isKilo(word) ||
      isAnd(word) ||
      spanAt(words, word, at) !== undefined,
  );
}

/** Days in which something shall happen: „10 დღეში", „კვირაში" (one). */
function spanAt(words: readonly TypedWord[], word: TypedWord, at: number): number | undefined {
  const before = words[at - 1];
  const told = daysAt(word, before?.number, before);
  if (told !== undefined) return told;
  return word.keys.some((key) => key === IN_A_WEEK)
    ? 7
    : word.keys.some((key) => key === IN_A_MONTH)
      ? 30
      : word.keys.some((key) => key === IN_A_DAY)
        ? 1
        : undefined;
}

const [IN_A_WEEK, IN_A_MONTH, IN_A_DAY] = [keyOfWord('კვირაში'), keyOfWord('თვეში'), keyOfWord('დღეში')];
