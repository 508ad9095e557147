import type { ShoppingLine } from '#device/food/shopping/shopping-of.ts';
import type { ShoppingMemory } from '#device/food/shopping/shopping-memory.ts';
import { FOOD_GROUPS } from '#domain/food/food.ts';
import type { Bought } from '#domain/plan/whole-packages.ts';
import { formatGrams, formatKg, formatMl, formatNumber } from '#app/format/number.ts';
import { shopping } from '#app/text/food/mealplan.ts';
import { units } from '#app/text/units.ts';

/** What is on one shelf. */
export interface Shelf {
  name: string;
  lines: readonly ShoppingLine[];
}

const GRAMS_OF_KG = 1000;

/** The list by shelves, in the order of a walk through the shop. */
export const shelvesOf = (lines: readonly ShoppingLine[]): Shelf[] =>
  FOOD_GROUPS.flatMap((group) => {
    const own = lines.filter((line) => line.group === group);
    return own.length > 0 ? [{ name: shopping.groups[group], lines: own }] : [];
  });

/** How much to buy: whole packages where it is sold so, 6 ცალი of eggs, 1,2 კგ, 350 გ; of fruit and vegetables the pieces too, since nobody weighs an onion. */
export function amountLabel({ group, grams, packages, pieceGrams, density }: ShoppingLine): string {
  if (packages) return packagesLabel(packages, density);
  const weight = weightLabel(grams);
  if (pieceGrams === null || pieceGrams <= 0) return weight;
  const pieces = shopping.pieces(formatNumber(Math.max(1, Math.ceil(grams / pieceGrams))));
  if (group === 'eggs') return pieces;
  return group === 'fruit' || group === 'vegetable' ? `${weight} (${pieces})` : weight;
}

/** 350 გ, 1,2 კგ */
export const weightLabel = (grams: number): string =>
  grams >= GRAMS_OF_KG ? formatKg(grams / GRAMS_OF_KG) : formatGrams(grams);

const TEN_ML = 10;
const ML_OF_L = 1000;

/** 200 მლ, 1 ლ, to ten ml. */
function volumeLabel(exact: number): string {
  const ml = Math.round(exact / TEN_ML) * TEN_ML;
  return ml >= ML_OF_L ? `${formatNumber(ml / ML_OF_L, { decimals: 1 })}\u00a0${units.litre}` : formatMl(ml);
}

/** What is poured is told by what the bottle holds. */
function packagesLabel({ unit, count, grams }: Bought, density: number | null): string {
  const size = unit === 'bottle' && density !== null ? volumeLabel(grams / density) : weightLabel(grams);
  return shopping.packages(formatNumber(count), shopping.packageUnits[unit], size, count === 1);
}

/** The list as text for a message; what is bought already, or at home, is left out. */
export function listText(lines: readonly ShoppingLine[], ticked: ReadonlySet<string>, title: string): string {
  const open = lines.filter(({ foodId, grams }) => grams > 0 && !ticked.has(foodId));
  const shelves = shelvesOf(open).map(({ name, lines: own }) =>
    [name, ...own.map((line) => `• ${line.name}: ${amountLabel(line)}`)].join('\n'),
  );
  return [title, ...shelves].join('\n\n');
}

/** The marks of this week's list; those of another week count for nothing. Absent: all days, nothing bought. */
export const marksOf = (memory: ShoppingMemory | null, planId: string): ShoppingMemory =>
  memory?.planId === planId ? memory : { planId, days: [1, 2, 3, 4, 5, 6, 7], ticked: [] };

/** The list with `one` added, or taken away where it was; numbers and ids in a steady order. */
export const toggled = <Value extends string | number>(list: readonly Value[], one: Value): Value[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one].toSorted((a, b) => (a < b ? -1 : 1));
