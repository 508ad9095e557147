import type { NameKind } from './search-entry.ts';
import { JOINED, type IndexedName } from './name-index.ts';
import type { Fit } from './word-index.ts';

/** How one typed word stands in a name. */
export interface Found {
  position: number;
  fit: Fit;
  typos: number;
  /** Letters of the name that it accounts for. */
  letters: number;
  /** The name has the very letters that were typed, not only their key. */
  literal: boolean;
}

// A better tier beats whatever may speak for a worse one; what is worth less than a tier decides inside it.
const TIER = 2_000;
const TIERS = { whole: 4, reordered: 3, start: 2, inside: 1 } as const;
const TYPO = 10 * TIER;
const LEFT_OUT = 100 * TIER;

const WORTH: Readonly<Record<NameKind, number>> = { name: 150, short: 140, synonym: 80, misspelling: 60, english: 50 };
const WORTH_OF_COVER = 400;
const WORTH_OF_SAME = 160;
const WORTH_OF_LITERAL = 100;

/**
 * How well a name answers a query, more is better; null when no word of the query is in it. `found` has one place a typed
 * word, null where that word is not in the name. Whole names come first, then those that begin so, then words inside;
 * typos and words left out come last.
 */
export function scoreName(name: IndexedName, found: readonly (Found | null)[]): number | null {
  const places = found.filter((place) => place !== null);
  if (places.length === 0) return null;
  const letters = places.reduce((sum, place) => sum + place.letters, 0);
  const typos = places.reduce((sum, place) => sum + place.typos, 0);
  const share = (holds: (place: Found) => boolean) => places.filter(holds).length / places.length;
  return (
    tierOf(name, places) * TIER -
    typos * TYPO -
    (found.length - places.length) * LEFT_OUT +
    WORTH[name.kind] +
    WORTH_OF_COVER * Math.min(1, letters / name.letters) +
    WORTH_OF_SAME * share(({ fit }) => fit === 'same') +
    WORTH_OF_LITERAL * share(({ literal }) => literal)
  );
}

function tierOf(name: IndexedName, places: readonly Found[]): number {
  const joined = places.length === 1 && places[0]?.position === JOINED;
  const inOrder = joined || places.every(({ position }, at) => position === at);
  const words = joined ? name.words : new Set(places.map(({ position }) => position)).size;
  const complete = words === name.words && places.every(({ fit }) => fit !== 'start');
  if (complete) return inOrder ? TIERS.whole : TIERS.reordered;
  // A Georgian name's last word says what it is: თეთრი ღვინო is wine, ღვინის ძმარი is not. So does no English first one: “White rice”.
  const isHead = places.every(
    ({ position, fit }, at) => position === name.words - places.length + at && fit === 'same',
  );
  return inOrder || isHead || name.kind === 'english' ? TIERS.start : TIERS.inside;
}
