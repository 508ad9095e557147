import { NUTRIENTS, type Nutrient, type Nutrients } from './nutrient.ts';
import type { NutrientCoverage } from '../recipes/cook-recipe.ts';
import { roundTo } from '../rounding.ts';
import { dailyReference, type NutrientReference, type ReferencePerson } from './reference/reference-values.ts';

/** What is known of a dish: kcal and amounts of the whole of it. */
export interface NutrientEntry {
  calories: number;
  nutrients?: Nutrients | undefined;
  /** Share of the dish's weight, 0 to 1, for which a value is known; a value without one is known of the whole dish. */
  nutrientCoverage?: NutrientCoverage | undefined;
}

/** What a day, or a usual day of many, held of one nutrient. */
export interface NutrientDay extends NutrientReference {
  /** Of the entries that tell it, in the unit of `NUTRIENT_UNITS`. */
  amount: number;
  /** Share of the energy, 0 to 1, that comes from what is known. */
  coverage: number;
}
/** What no entry tells is absent, never 0. */
export type DayNutrition = Partial<Record<Nutrient, NutrientDay>>;

/** The least of µg and mg that anybody sees, and that two stores tell alike. */
const DIGITS = 3;
const NO_REFERENCE: NutrientReference = { target: null, upper: null, kind: 'at-least', basis: '' };

/** What a day's entries hold, beside what is meant for this person; without one (null) there are no targets. */
export const dayNutrition = (entries: readonly NutrientEntry[], person: ReferencePerson | null): DayNutrition =>
  nutritionOf(entries, 1, person);

/** The mean of the days that have an entry; the others are not known, so they do not count. Coverage is of all their energy together. */
export function periodNutrition(
  days: readonly (readonly NutrientEntry[])[],
  person: ReferencePerson | null,
): DayNutrition {
  const logged = days.filter((entries) => entries.length > 0);
  return nutritionOf(logged.flat(), logged.length, person);
}

function nutritionOf(entries: readonly NutrientEntry[], days: number, person: ReferencePerson | null): DayNutrition {
  const references = person ? dailyReference(person) : {};
  const result: DayNutrition = {};
  for (const nutrient of NUTRIENTS) {
    if (!entries.some((entry) => entry.nutrients?.[nutrient] !== undefined)) continue;
    const amount = entries.reduce((sum, entry) => sum + (entry.nutrients?.[nutrient] ?? 0), 0) / days;
    result[nutrient] = {
      amount: roundTo(amount, DIGITS),
      coverage: roundTo(coverageOf(entries, nutrient), DIGITS),
      ...(references[nutrient] ?? NO_REFERENCE),
    };
  }
  return result;
}

/** Weighed by energy; where there is none to weigh by, as of water and tea, every entry counts the same. */
function coverageOf(entries: readonly NutrientEntry[], nutrient: Nutrient): number {
  const weightOf = entries.some(({ calories }) => calories > 0) ? ({ calories }: NutrientEntry) => calories : () => 1;
  let known = 0;
  let all = 0;
  for (const entry of entries) {
    const weight = weightOf(entry);
    all += weight;
    known += weight * knownShare(entry, nutrient);
  }
  return Math.min(1, Math.max(0, known / all));
}

/** Share of a dish, 0 to 1, for which a nutrient is known. */
export const knownShare = ({ nutrients, nutrientCoverage }: NutrientEntry, nutrient: Nutrient): number =>
  nutrients?.[nutrient] === undefined ? 0 : (nutrientCoverage?.[nutrient] ?? 1);

/** What one dish gave of a nutrient, and its share, 0 to 1, of what all dishes gave. */
export interface Contribution<Entry extends NutrientEntry> {
  entry: Entry;
  amount: number;
  share: number;
}

/** The dishes that gave a nutrient, most first; those that gave none, or of which nothing is known, are not among them. */
export function contributors<Entry extends NutrientEntry>(
  entries: readonly Entry[],
  nutrient: Nutrient,
): Contribution<Entry>[] {
  const given = entries.flatMap((entry) => {
    const amount = entry.nutrients?.[nutrient] ?? 0;
    return amount > 0 ? [{ entry, amount }] : [];
  });
  const sum = given.reduce((total, { amount }) => total + amount, 0);
  return given
    .map((each) => ({ ...each, share: each.amount / sum }))
    .toSorted((one, other) => other.amount - one.amount);
}
