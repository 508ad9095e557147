import type { WeightUnit } from './reading.ts';

/** What says of a cell that there is no figure. */
const NONE = /^(|-|–|—|n\/?a|null|none|nan)$/i;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Counts how a file writes decimals: `10,5` and `10.5` tell, `1,050` does not. */
export class DecimalVotes {
  private comma = 0;
  private point = 0;

  see(text: string): void {
    const decimal = decimalOf(text);
    if (decimal === ',') this.comma += 1;
    if (decimal === '.') this.point += 1;
  }

  /** The decimal sign of figures that do not tell it themselves. */
  decided(delimiter: string): ',' | '.' {
    if (this.comma !== this.point) return this.comma > this.point ? ',' : '.';
    return delimiter === ';' ? ',' : '.';
  }
}

/** The decimal sign that a figure itself shows; null: it shows none, or `1,050` may be either. */
function decimalOf(text: string): ',' | '.' | null {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma === -1 && point === -1) return null;
  if (comma !== -1 && point !== -1) return comma > point ? ',' : '.';
  const sign = comma === -1 ? '.' : ',';
  if (text.indexOf(sign) !== text.lastIndexOf(sign)) return sign === ',' ? '.' : ',';
  return /(^|[^\d])[1-9]\d{0,2}[.,]\d{3}($|[^\d])/.test(text) ? null : sign;
}

/** A figure of a file: null where none is told, NaN where it is none. `decimal` decides `1,050`. A unit after it is let go. */
export function readFigure(text: string, decimal: ',' | '.'): number | null {
  const bare = text.replace(/[\s\u00A0\u202F'’]/g, '').replace(/\u2212/g, '-');
  if (NONE.test(bare)) return null;
  const figure = bare.replace(/[a-zA-Zµμа-яА-Я%/]+$/, '');
  const sign = decimalOf(figure) ?? decimal;
  const plain = figure.replaceAll(sign === ',' ? '.' : ',', '').replace(sign, '.');
  return NUMBER.test(plain) ? Number(plain) : Number.NaN;
}

const KG_OF: Record<WeightUnit, number> = { kg: 1, lb: 0.453_592_37, st: 6.350_293_18 };
const KJ_OF_KCAL = 4.184;

/** The unit of weight that a text names: `lbs`, `Weight (kg)`; null: none. */
export function weightUnitOf(text: string): WeightUnit | null {
  const word = /(^|[^a-zа-я])(kg|kgs|kilograms?|кг|lb|lbs|pounds?|st|stones?)($|[^a-zа-я])/i
    .exec(text)?.[2]
    ?.toLowerCase();
  if (!word) return null;
  if (word.startsWith('k') || word === 'кг') return 'kg';
  return word.startsWith('l') || word.startsWith('p') ? 'lb' : 'st';
}

/** Kilograms of a weight as it is written: `70.5`, `155 lbs`, `11 st 4 lb`; null: none told, NaN: it is none. */
export function readWeight(text: string, decimal: ',' | '.', unit: WeightUnit): number | null {
  const stones = /^\s*(\d+)\s*(?:st|stones?)\.?\s*(\d+(?:[.,]\d+)?)\s*(?:lbs?|pounds?)?\s*$/i.exec(text);
  if (stones) return Number(stones[1]) * KG_OF.st + Number((stones[2] ?? '').replace(',', '.')) * KG_OF.lb;
  const figure = readFigure(text, decimal);
  return figure === null ? null : figure * KG_OF[weightUnitOf(text) ?? unit];
}

export const kgOf = (figure: number, unit: WeightUnit): number => figure * KG_OF[unit];
export const kcalOfKilojoules = (kilojoules: number): number => kilojoules / KJ_OF_KCAL;
