import { REFERENCE_INTAKE, VITAMIN_NUTRIENT, VITAMINS } from '#domain/food/food.ts';
import type { Nutrient } from '../nutrient.ts';
import { dailyReference, type NutrientReference, type ReferencePerson } from './reference-values.ts';

/** Daily values, and whose they are: the person's own, or those that labels have for any adult. */
export interface References {
  of: 'person' | 'adult';
  values: Partial<Record<Nutrient, NutrientReference>>;
}

/** The values of a person; of labels for somebody whose age nobody knows (null), or for whom there are none. */
export function referenceFor(person: ReferencePerson | null): References {
  const own = person ? dailyReference(person) : {};
  if (Object.keys(own).length > 0) return { of: 'person', values: own };
  const values = VITAMINS.map((vitamin): [Nutrient, NutrientReference] => [
    VITAMIN_NUTRIENT[vitamin],
    { target: REFERENCE_INTAKE[vitamin], upper: null, kind: 'at-least', basis: '' },
  ]);
  return { of: 'adult', values: Object.fromEntries(values) };
}
