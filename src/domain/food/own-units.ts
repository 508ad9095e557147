import { FOOD_UNITS, type FoodUnit } from './food.ts';
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

/** A weight as so many of one's own unit, where it is that to the half; the one with the smallest count of them. Null of any other weight. */
export function countedIn(grams: number, units: readonly OwnUnit[]): { unit: OwnUnit; count: number } | null {
  const [best = null] = units
    .map((unit) => ({ unit, count: Math.round((grams / unit.grams) * 2) / 2 }))
    .filter(({ unit, count }) => count > 0 && Math.abs(count * unit.grams - grams) < 0.1)
    .toSorted((one, other) => one.count - other.count);
  return best;
}

interface LoggedPart {
  amount?: number | undefined;
  unit?: string | undefined;
  grams?: number | undefined;
}

/** How a dish of one food was said in a unit of one's own, and what one of it weighs; null where it was not, or weighs something else by now. */
export function saidInOwnUnit(dish: {
  amount: number | null;
  unit: string | null;
  ingredients: readonly LoggedPart[];
}): (OwnUnit & { count: number }) | null {
  const [part, ...others] = dish.ingredients;
  if (!part?.unit || !part.amount || !part.grams || others.length > 0) return null;
  const { unit: name, amount: count, grams } = part;
  if (FOOD_UNITS.some((unit) => unit === name) || dish.unit !== 'g' || dish.amount === null) return null;
  return Math.abs(dish.amount - grams) < 0.1 ? { name, count, grams: grams / count } : null;
}

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
