import { numberOfWord } from '#domain/georgian/number-words.ts';
import { placeAt, placeOf, qualifierElement, unitElement, type Read } from './element-makers.ts';
import { QUALIFIER_WORDS } from '../words/qualifier-words.ts';
import { readNumberAt, type ReadNumber } from './read-number-at.ts';
import type { Token } from './tokens.ts';
import { UNIT_WORDS } from '../words/unit-words.ts';

/** „თითო". */
const EACH = 'tito';
/** „ნახევარ-ნახევარი": of each a half. */
const HALF = 'naxevar';
/** „დღე 3". */
const DAY = 'dge';
/** „3 დღის წინ", „9 საათზე" tell when, „5 ლარი" what it cost. */
const HOURS = /^(?:lar(?:i|ad|is|s|it)$|saat|cut|dge|dgi|kvira|kviri|tve|tvis)/;
/** „10-ზე მეტი", more than ten. */
const MORE = /^(?:met|nakleb)/;
/** „ტუბის ნახევარი". */
const GENITIVE = /.{2}is$/;
/** „ექვსიდან". */
const FROM = /^(.+?)i?dan$/;
/** „ათამდე". */
const UP_TO = /^(.+?)a?mde$/;
const numberUpTo = (key: string) => {
  const stem = key.endsWith('mde') ? UP_TO.exec(key)?.[1] : undefined;
  return stem === undefined ? null : numberOfWord(`${stem}i`);
};
/** „სამჯერ". */
const TIMES = /^(.+)jer(?:ad)?$/;
const timesOf = (key: string) => {
  const stem = key.includes('jer') ? TIMES.exec(key)?.[1] : undefined;
  const often = stem === undefined ? null : numberOfWord(stem);
  return often !== null && often.value > 1 ? often : null;
};
const numberFrom = (key: string) => {
  const stem = key.endsWith('dan') ? FROM.exec(key)?.[1] : undefined;
  return stem === undefined ? null : (numberOfWord(`${stem}i`) ?? numberOfWord(`${stem}a`));
};
/** „200 კკალ" is no amount of food. */
export const ENERGY = /^(?:kkal|kcal|kalori)/;

/** Numbers, measures, sizes and preparations. */
export function amountAt(tokens: readonly Token[], index: number): Read | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const place = placeOf(token);
  if (token.kind === 'spoon') return { element: { is: 'unit', unit: token.key, each: 1, ...place }, length: 1 };
  if (token.key === HALF && tokens[index + 1]?.key.startsWith(HALF))
    return {
      element: { is: 'number', value: 0.5, range: false, decimal: false, each: true, ...placeAt(tokens, index, 2) },
      length: 2,
    };
  const number = readNumberAt(tokens, index);
  if (number) return readNumber(tokens, number, index);
  const from = token.kind === 'word' ? numberFrom(token.key) : null;
  if (from)
    return {
      element: { is: 'number', value: from.value, range: false, decimal: false, from: true, ...place },
      length: 1,
    };
  const upTo = token.kind === 'word' ? numberUpTo(token.key) : null;
  if (upTo) return { element: { is: 'number', value: upTo.value, range: true, decimal: false, ...place }, length: 1 };
  const often = token.kind === 'word' ? timesOf(token.key) : null;
  if (often)
    return {
      element: { is: 'number', value: often.value, range: false, decimal: false, times: true, ...place },
      length: 1,
    };
  const unit = UNIT_WORDS.at(tokens, index);
  if (unit)
    return {
      element: unitElement(
        unit.entry,
        placeAt(tokens, index, unit.length),
        GENITIVE.test(tokens[index + unit.length - 1]?.key ?? ''),
      ),
      length: unit.length,
    };
  const qualifier = QUALIFIER_WORDS.at(tokens, index);
  if (qualifier)
    return {
      element: qualifierElement(qualifier.entry, placeAt(tokens, index, qualifier.length)),
      length: qualifier.length,
    };
  return undefined;
}

function readNumber(tokens: readonly Token[], { value, range, decimal, length }: ReadNumber, index: number): Read {
  const next = tokens[index + length];
  // „დღე 3" counts days.
  if (tokens[index - 1]?.key === DAY) return { length };
  if (numbersLine(tokens, index, next))
    return { element: { is: 'break', ends: true, asks: false, ...placeAt(tokens, index, length) }, length: length + 1 };
  // „9 საათზე", „9-ზე", „10:30" tell the time.
  const from = fromMany(tokens, { value, range, decimal, length }, index);
  if (from) return from;
  const more = tokens[index + length + 1];
  if (next?.kind === 'word' && next.key === 'ze' && more?.kind === 'word' && MORE.test(more.key))
    return {
      element: { is: 'number', value, range: true, decimal, ...placeAt(tokens, index, length) },
      length: length + 1,
    };
  if (next?.kind === 'word' && (HOURS.test(next.key) || next.key === 'ze')) return { length: length + 1 };
  if (next?.kind === 'word' && ENERGY.test(next.key))
    return { element: { is: 'unknown', noun: false, ...placeAt(tokens, index, length + 1) }, length: length + 1 };
  // „პიცა 30 სმ" is how wide it is.
  if (next?.kind === 'word' && next.key === 'sm') return { length: length + 1 };
  const after = tokens[index + length + 1];
  if (next?.kind === 'mark' && next.key === ':' && after?.kind === 'number' && after.start === next.end)
    return { length: length + 2 };
  // „9: ყავა" tells the hour, „1: ყავა" the line.
  if (next?.kind === 'mark' && next.key === ':' && next.start === tokens[index]?.end)
    return { element: { is: 'break', ends: true, asks: false, ...placeAt(tokens, index, length) }, length: length + 1 };
  const each = length === 1 && tokens[index]?.key === EACH;
  return {
    element: { is: 'number', value, range, decimal, ...(each && { each }), ...placeAt(tokens, index, length) },
    length,
  };
}

/** „8-დან". */
function fromMany(
  tokens: readonly Token[],
  { value, range, decimal, length }: ReadNumber,
  index: number,
): Read | undefined {
  const next = tokens[index + length];
  if (next?.kind !== 'word' || next.key !== 'dan') return undefined;
  const place = placeAt(tokens, index, length + 1);
  return { element: { is: 'number', value, range, decimal, from: true, ...place }, length: length + 1 };
}

/** „1) კვერცხი 2) ჩაი", or „1. კვერცხი" where a line begins. */
function numbersLine(tokens: readonly Token[], index: number, next: Token | undefined): boolean {
  const before = tokens[index - 1];
  if (next?.kind !== 'mark' || next.start !== tokens[index]?.end) return false;
  if (next.key === ')') return before?.key !== '(';
  return next.key === '.' && (!before || before.key === '\n');
}
