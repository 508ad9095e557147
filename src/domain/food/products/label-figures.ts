import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import { roundTo, roundTo1 } from '#domain/rounding.ts';
import type { ProductFigures } from './product.ts';

/** What a label counts for: 100 g (or ml), or a portion of so many. */
export type LabelBasis = { per: '100' } | { per: 'portion'; grams: number };

/** A label's figures as they are per 100 g. */
export function per100Of(figures: ProductFigures, basis: LabelBasis): ProductFigures {
  const { calories, proteins, carbs, fats } = figures;
  const scale = factorOf(basis);
  const of = (figure: number | null) => (figure === null ? null : roundTo1(figure * scale));
  return { calories: of(calories), proteins: of(proteins), carbs: of(carbs), fats: of(fats) };
}

/** The same of nutrients, each in its own unit. */
export function nutrientsPer100Of(nutrients: Nutrients, basis: LabelBasis): Nutrients {
  const scale = factorOf(basis);
  return Object.fromEntries(Object.entries(nutrients).map(([name, amount]) => [name, roundTo(amount * scale, 3)]));
}

const factorOf = (basis: LabelBasis): number => (basis.per === '100' ? 1 : 100 / basis.grams);
