import type { Gender } from '#domain/body/body.ts';
import { NUTRIENTS, type Nutrient } from '../nutrient.ts';
import { pregnancyOf, type Pregnancy } from '#domain/body/pregnancy.ts';
import { roundTo } from '#domain/rounding.ts';
import { REFERENCE_ROWS, type ByGroup, type ReferenceRow } from './reference-rows.ts';

/** Whom daily values are for; age in years, the day's goal in kcal (some values are per energy). */
export interface ReferencePerson {
  sex: Gender;
  age: number;
  pregnancy: Pregnancy;
  goalCalories: number;
}

/** A day's value in the units of `NUTRIENT_UNITS`; null: the source gives none for this person. */
export interface NutrientReference {
  target: number | null;
  /** The most that does no harm day after day from all sources together: of what counts added forms only there is none. */
  upper: number | null;
  /** How the target is meant; `at-most` too where there is an upper level alone. */
  kind: 'at-least' | 'at-most' | 'about';
  /** The source in words. */
  basis: string;
}

/** The youngest that the diary asks for; smaller children have values of their own that are not here. */
const YOUNGEST = 14;
const OLDER = 51;
const KCAL_PER_MJ = 239;
const KCAL_PER_GRAM_OF_FAT = 9;

/** What a day should hold for this person; a nutrient that the sources say nothing of is absent, as is everything below 14 years. */
export function dailyReference(person: ReferencePerson): Partial<Record<Nutrient, NutrientReference>> {
  const result: Partial<Record<Nutrient, NutrientReference>> = {};
  if (person.age < YOUNGEST) return result;
  for (const nutrient of NUTRIENTS) {
    const row = REFERENCE_ROWS[nutrient];
    const reference = row && referenceOf(row, person);
    if (reference && (reference.target !== null || reference.upper !== null)) result[nutrient] = reference;
  }
  return result;
}

function referenceOf(row: ReferenceRow, person: ReferencePerson): NutrientReference {
  const listed = valueFor(row.target, person);
  const target = listed === null ? null : roundTo(listed + perEnergy(row, person.goalCalories), 3);
  const upper = valueFor(row.upper, person);
  const basis = [target !== null && row.basis, upper !== null && row.upperBasis].filter(Boolean).join('; ');
  return { target, upper, kind: row.kind, basis };
}

function perEnergy({ perMegajoule = 0, shareOfEnergy = 0 }: ReferenceRow, kcal: number): number {
  return (perMegajoule * kcal) / KCAL_PER_MJ + (shareOfEnergy * kcal) / KCAL_PER_GRAM_OF_FAT;
}

function valueFor(values: ByGroup | undefined, person: ReferencePerson): number | null {
  const value = values?.[groupOf(person)] ?? null;
  return typeof value === 'object' ? (value?.[person.sex] ?? null) : value;
}

function groupOf({ sex, age, pregnancy }: ReferencePerson): keyof ByGroup {
  if (sex === 'female' && pregnancy !== 'no') return age < 25 && age >= 18 ? (`${pregnancy}To24` as const) : pregnancy;
  if (age < 15) return 'at14';
  if (age < 18) return 'to17';
  if (age < 25) return 'to24';
  return age < OLDER ? 'to50' : 'older';
}

/** A person as the profile tells one: a gender of `other` counts as a woman's, as for energy. Null without an age. */
export function referencePerson(
  profile: {
    gender?: string | null | undefined;
    age?: number | null | undefined;
    pregnancy?: Pregnancy | null | undefined;
  },
  goalCalories: number,
): ReferencePerson | null {
  const { gender, age } = profile;
  if (!age) return null;
  const sex = gender === 'male' ? 'male' : 'female';
  return { sex, age, pregnancy: pregnancyOf(profile), goalCalories };
}
