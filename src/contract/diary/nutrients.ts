import * as v from 'valibot';
import { MACRO_NAMES } from '#domain/nutrition/macro-coverage.ts';
import { NUTRIENTS, type Nutrient } from '#domain/nutrition/nutrient.ts';
import { roundTo } from '#domain/rounding.ts';
import { between } from '../primitives.ts';

/** The same value for every nutrient, each of which may be absent. */
export const eachNutrient = /* @__NO_SIDE_EFFECTS__ */ <Schema extends v.GenericSchema>(schema: Schema) =>
  v.entriesFromList(NUTRIENTS as readonly [Nutrient, ...Nutrient[]], v.exactOptional(schema));

/** The same for the macros as well. */
const eachShare = /* @__NO_SIDE_EFFECTS__ */ <Schema extends v.GenericSchema>(schema: Schema) => ({
  ...eachNutrient(schema),
  ...v.entriesFromList(MACRO_NAMES, v.exactOptional(schema)),
});

/** In the unit of the nutrient: 2 kg of dried kelp hold 10 g of iodine. Three decimals are kept. */
const MOST_OF_A_NUTRIENT = 10_000_000;
const NutrientAmount = v.pipe(
  between(0, MOST_OF_A_NUTRIENT),
  v.transform((amount) => roundTo(amount, 3)),
);
const Share = v.pipe(
  between(0, 1),
  v.transform((share) => roundTo(share, 3)),
);

/** Amounts in a whole dish by nutrient; what is not known is absent. A name that is no nutrient is refused. */
const NutrientsIn = v.strictObject(eachNutrient(NutrientAmount));
/** Share of the dish's weight for which a value is known; a value without one is known of the whole dish. A macro that is not known has the share 0. */
const CoverageIn = v.strictObject(eachShare(Share));
/** The same within their bounds, without names that this version does not know: as a file of a newer one may have them. */
export const NutrientsOfFile = v.object(eachNutrient(NutrientAmount));
const CoverageOfFile = v.object(eachShare(Share));
/** The same as they are told: a name that this version does not know yet is left out. */
export const NutrientsOut = v.object(eachNutrient(v.number()));
export const CoverageOut = v.object(eachShare(v.number()));

/** What is known of the nutrients of a dish. `{}`: nothing is. Absent: nobody says; an edit then keeps what is known while the foods are the same. */
export const dishNutrientsIn = {
  nutrients: v.exactOptional(NutrientsIn),
  nutrientCoverage: v.exactOptional(CoverageIn),
};
export const dishNutrientsOfFile = {
  nutrients: v.exactOptional(NutrientsOfFile),
  nutrientCoverage: v.exactOptional(CoverageOfFile),
};
export const dishNutrientsOut = {
  nutrients: v.exactOptional(NutrientsOut),
  nutrientCoverage: v.exactOptional(CoverageOut),
};
