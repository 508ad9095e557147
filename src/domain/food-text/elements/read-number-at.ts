import { numberOfWord } from '#domain/georgian/number-words.ts';
import type { Token } from './tokens.ts';

/** A number in a text: `length` tokens of it; of a range its middle. */
export interface ReadNumber {
  value: number;
  range: boolean;
  /** Written with a comma or point: 0,5. */
  decimal: boolean;
  length: number;
}

interface Part {
  value: number;
  open: boolean;
  spelled: boolean;
  decimal: boolean;
  about: boolean;
}

const DASHES = new Set(['-', '–', '—']);
const AND = 'da';
const OR = 'an';

/**
 * The number that begins at a token: digits, words, their sums (ორას ორმოცდაათი, 1 ½, ორი და ნახევარი), parts of it
 * (სამი მეოთხედი) and ranges (2-3, ორი-სამი, 2 ან 3).
 */
export function readNumberAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = readSum(tokens, at);
  if (!first) return undefined;
  const bridge = tokens[at + first.length];
  const bridged =
    bridge && ((bridge.kind === 'mark' && DASHES.has(bridge.key)) || (bridge.kind === 'word' && bridge.key === OR));
  const second = readSum(tokens, at + first.length + (bridged ? 1 : 0));
  if (
    second &&
    second.value > first.value &&
    second.value <= first.value * 5 &&
    first.value >= 0.5 &&
    (bridged || (first.spelled && second.spelled))
  ) {
    return {
      value: (first.value + second.value) / 2,
      range: true,
      decimal: false,
      length: first.length + second.length + (bridged ? 1 : 0),
    };
  }
  return { value: first.value, range: first.about, decimal: first.decimal, length: first.length };
}

function readSum(tokens: readonly Token[], at: number): (Part & { length: number }) | undefined {
  const first = partAt(tokens[at]);
  if (!first) return undefined;
  const next = partAt(tokens[at + 1]);
  if (next && first.open && next.spelled && next.value < 100)
    return { ...first, value: first.value + next.value, length: 2 };
  if (next && next.value < 1 && Number.isInteger(first.value) && first.value > 0) {
    // „სამი მეოთხედი" counts quarters; „ერთ ნახევარი" and „1 ½" add.
    const counted = first.spelled && next.value < 0.5 && first.value * next.value < 1 && first.value > 1;
    return { ...first, value: counted ? first.value * next.value : first.value + next.value, length: 2 };
  }
  const and = tokens[at + 1];
  const half = and?.kind === 'word' && and.key === AND ? partAt(tokens[at + 2]) : undefined;
  if (half && half.value < 1 && Number.isInteger(first.value))
    return { ...first, value: first.value + half.value, length: 3 };
  return { ...first, length: 1 };
}

function partAt(token: Token | undefined): Part | undefined {
  if (token?.kind === 'number')
    return { value: token.value, open: false, spelled: false, decimal: token.decimal, about: false };
  const word = token?.kind === 'word' ? numberOfWord(token.key) : null;
  return word ? { ...word, spelled: true, decimal: false } : undefined;
}
