import type { FoodUnit } from '#domain/food/food.ts';
import type { AmountElement } from '../elements/elements.ts';

/** An amount as it was written. Without a unit it counts the food as people count it, without a number it is one. */
export interface Measure {
  number?: number;
  range: boolean;
  /** The number has a comma: of a drink it is litres (ლუდი 0,5). */
  decimal: boolean;
  /** `unknown` stands for a word that nobody knows: never pieces. */
  unit?: FoodUnit | 'spoon' | 'unknown';
  /** How many of the unit the unit's word means: half a litre. */
  each: number;
  size: number;
  vague: boolean;
  whole: boolean;
  /** It says how often, of the food before it: „ჩაი ორჯერ". */
  times?: boolean;
  start: number;
  end: number;
}

/** Reads neighbouring amount words as measures: a second number or a second unit begins the next one (2 ცალი 50 გრ). */
export function measuresOf(elements: readonly AmountElement[]): Measure[] {
  const measures: Measure[] = [];
  let current: Measure | undefined;
  for (const [at, element] of elements.entries()) {
    // „თეფშის კუთხეში ცოტა": a vessel in the genitive measures nothing unless a part of it is named.
    if (element.is === 'unit' && element.ofIt && elements[at + 1]?.is !== 'number') continue;
    const half =
      current !== undefined && element.is === 'number' ? halfOf(current, element, elements[at - 1]) : undefined;
    if (current && half !== undefined) {
      current.number = half;
      current.end = element.end;
      continue;
    }
    if (current && element.is === 'number' && element.times) {
      current.number = (current.number ?? 1) * element.value;
      current.end = element.end;
      continue;
    }
    const begins =
      !current ||
      // „სეტი 8 ცალი": a set, and eight pieces.
      (element.is === 'number' &&
        current.unit !== undefined &&
        current.number === undefined &&
        elements[at + 1]?.is === 'unit') ||
      (element.is === 'number' &&
        (current.number !== undefined ||
          (current.unit !== undefined && isPlain(current.unit) && current.each === 1))) ||
      (element.is === 'unit' && current.unit !== undefined);
    if (begins || !current) {
      current = {
        range: false,
        decimal: false,
        each: 1,
        size: 1,
        vague: false,
        whole: false,
        start: element.start,
        end: element.end,
      };
      measures.push(current);
    }
    current.end = element.end;
    if (element.is === 'number') {
      current.number = element.value;
      if (element.times) current.times = true;
      current.range = element.range;
      current.decimal = element.decimal;
    } else if (element.is === 'unit') {
      current.unit = element.unit;
      current.each = element.each;
      current.vague ||= element.vague ?? false;
    } else {
      current.size *= element.factor;
      current.vague ||= element.vague;
      current.whole ||= element.whole;
    }
  }
  return measures;
}

/** „თეფშის ნახევარი" is a half of it, „თეფში-ნახევარი" one and a half. */
function halfOf(
  current: Measure,
  { value, start }: Extract<AmountElement, { is: 'number' }>,
  before: AmountElement | undefined,
): number | undefined {
  if (before?.is !== 'unit' || current.number !== undefined || value >= 1) return undefined;
  if (before.ofIt) return value;
  return value === HALF && start - before.end === 1 ? 1 + HALF : undefined;
}
const HALF = 0.5;

const isPlain = (unit: FoodUnit | 'spoon' | 'unknown'): boolean =>
  unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l';

/** Whether a measure says a weight or a volume by itself. */
export const isWeight = ({ unit }: Measure): boolean => unit !== undefined && isPlain(unit);
