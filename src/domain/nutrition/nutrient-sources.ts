import type { Nutrient } from './nutrient.ts';
import { contributors, knownShare, type NutrientEntry } from './day-nutrition.ts';

/** A logged dish by its title. */
export type NamedEntry = NutrientEntry & { title: string };

/** Where a nutrient came from, in its unit; the same dish on many days counts as one. */
export interface NutrientSourceList {
  /** Most first; shares, 0 to 1, are of what all dishes gave. */
  given: { title: string; amount: number; share: number }[];
  /** Titles of dishes of which it is not known at all, in the order of their logging. */
  unknown: string[];
}

/** The dishes that gave a nutrient, and those that say nothing of it. */
export function nutrientSources(entries: readonly NamedEntry[], nutrient: Nutrient): NutrientSourceList {
  const given = new Map<string, { title: string; amount: number; share: number }>();
  for (const {
    entry: { title },
    amount,
    share,
  } of contributors(entries, nutrient)) {
    const before = given.get(title);
    given.set(title, { title, amount: (before?.amount ?? 0) + amount, share: (before?.share ?? 0) + share });
  }
  const unknown = entries.filter((entry) => knownShare(entry, nutrient) === 0).map(({ title }) => title);
  return {
    given: [...given.values()].toSorted((one, other) => other.amount - one.amount),
    unknown: [...new Set(unknown)],
  };
}
