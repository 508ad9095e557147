import type { FoodUnit } from './food.ts';
import { roundTo1 } from '../rounding.ts';

/** A named portion of one's own of a food: „ჩემი ჭიქა", 180 g. */
export interface OwnUnit {
  name: string;
  /** g of the edible part. */
  grams: number;
}

/** Grams of one, characters of a name, and how many a food may have. */
export const OWN_UNIT_BOUNDS = { grams: { least: 0.5, most: 5_000 }, name: 30, units: 10 } as const;

/** A unit of one's own as amounts carry it: it says itself what it weighs. */
type OwnUnitMark = `own:${number}:${string}`;
/** Every unit in which an amount may be said. */
export type SaidUnit = FoodUnit | OwnUnitMark;

/** The mark of an own unit. */
export const markOf = ({ name, grams }: OwnUnit): OwnUnitMark => `own:${grams}:${name}`;

const isOwn = (unit: SaidUnit): unit is OwnUnitMark => unit.startsWith('own:');

/** The own unit of a mark; null for a unit of everybody's. */
export function ownUnitOf(unit: SaidUnit): OwnUnit | null {
  if (!isOwn(unit)) return null;
  const [, grams = '', ...name] = unit.split(':');
  return { name: name.join(':'), grams: Number(grams) };
}

/** The unit of everybody's, or g for a mark. */
export const commonUnit = (unit: SaidUnit): FoodUnit => (isOwn(unit) ? 'g' : unit);

const COUNTED: Readonly<Record<string, number>> = { ნახევარი: 0.5, ერთი: 1, ორი: 2, სამი: 3, ოთხი: 4, ხუთი: 5 };

/** How often a text counts a unit, and the text with grams in its place: „ორი ჩემი ჭიქა მაწონი" → „360 გრამი მაწონი". Null where it does not name it. */
export function inGrams(text: string, { name, grams }: OwnUnit): { count: number; text: string } | null {
  const words = name
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const count = `(?:(${Object.keys(COUNTED).join('|')}|\\d+(?:[.,]\\d+)?)\\s+)?`;
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])${count}${words}(?![\p{L}\p{N}])`, 'iu').exec(text);
  if (!found) return null;
  const said = found[1] ?? 'ერთი';
  const counted = COUNTED[said] ?? Number(said.replace(',', '.'));
  return {
    count: counted,
    text: text.slice(0, found.index) + `${roundTo1(counted * grams)} გრამი` + text.slice(found.index + found[0].length),
  };
}
