import * as v from 'valibot';
import type { ToldLabel } from '#domain/food/products/label-reading.ts';

// Whatever is no figure was not read; a model that leaves one out is believed all the same.
const read = v.fallback(v.nullable(v.number()), null);
const words = v.fallback(v.nullable(v.string()), null);

/** A nutrition table as a model reads it; null is what is not to be read there. */
export const LabelAnswer = v.object({
  name: words,
  brand: words,
  per: v.picklist(['100', 'portion']),
  portion_grams: read,
  kcal: read,
  kj: read,
  protein: read,
  carbs: read,
  fat: read,
  fibre: read,
  sugar: read,
  saturated: read,
  salt: read,
  sodium_mg: read,
});
export type LabelAnswer = v.InferOutput<typeof LabelAnswer>;

/** The answer in our own words. */
export const toldOf = ({ portion_grams, kcal, kj, protein, fat, sodium_mg, ...same }: LabelAnswer): ToldLabel => ({
  ...same,
  portionGrams: portion_grams,
  calories: kcal,
  kilojoules: kj,
  proteins: protein,
  fats: fat,
  sodiumMg: sodium_mg,
});
