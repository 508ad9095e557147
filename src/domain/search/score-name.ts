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
}

// A better tier beats whatever may speak for a worse one; what is worth less than a tier decides inside it.
const TIER = 1_000;
const TIERS = { wholeName: 6, whole: 5, wholeReordered: 4, start: 3, inside: 2, } as const;
const TYPO = 10 * TIER;
const LEFT_OUT = 100 * TIER;

const WORTH: Readonly<Record<NameKind, number>> = { name: 150, short: 140, synonym: 80, misspelling: 60, english: 50 };
const WORTH_OF_COVER = 250;
const WORTH_OF_SAME = 20;

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
  const same = places.filter(({ fit }) => fit === 'same').length / places.length;
  return (
    tierOf(name, places) * TIER - typos * TYPO - (found.length - places.length) * LEFT_OUT +
    WORTH[name.kind] + WORTH_OF_COVER * Math.min(1, letters / name.letters) + WORTH_OF_SAME * same
  );
}

function tierOf(name: IndexedName, places: readonly Found[]): number {
  const joined = places.length === 1 && places[0]?.position === JOINED;
  const inOrder = joined || places.every(({ position }, at) => position === at);
  const words = joined ? name.words : new Set(places.map(({ position }) => position)).size;
  const complete = words === name.words && places.every(({ fit }) => fit !== 'start');
  if (complete && inOrder) return name.kind === 'name' || name.kind === 'short' ? TIERS.wholeName : TIERS.whole;
  if (complete) return TIERS.wholeReordered;
  return inOrder ? TIERS.start : TIERS.inside;
}
