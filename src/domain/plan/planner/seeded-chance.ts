/** A source of chance: the next number from 0 to below 1. */
export type Chance = () => number;

/** 32 bits of a text, so that any seed starts elsewhere: FNV-1a. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Chance that is the same for the same seed on every machine, as it counts in 32-bit integers only: mulberry32 by Tommy Ettinger (public domain). */
export function seededChance(seed: number | string): Chance {
  let state = hashOf(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
