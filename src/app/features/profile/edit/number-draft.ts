import { readNumber } from '#domain/georgian/read-number.ts';
import { roundTo1 } from '#domain/rounding.ts';

/** Least, most and step of a figure; a whole step takes whole figures. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** A typed figure: its value, or why it is none. */
export type NumberReading =
  | { value: number; problem: null }
  | { value: null; problem: 'unreadable' | 'too-small' | 'too-large' };

/** Reads a typed figure within its bounds, rounded to their step. */
export function readBounded(text: string, { least, most, step }: Bounds): NumberReading {
  const typed = readNumber(text);
  if (typed === null) return { value: null, problem: 'unreadable' };
  const value = step === 1 ? Math.round(typed) : roundTo1(typed);
  if (value < least) return { value: null, problem: 'too-small' };
  if (value > most) return { value: null, problem: 'too-large' };
  return { value, problem: null };
}

/** The figure after a tap of minus or plus; undefined where the bound is reached. */
export function stepped(text: string, by: 1 | -1, { least, most, step }: Bounds): number | undefined {
  const typed = readNumber(text);
  if (typed === null) return undefined;
  const next = Math.min(most, Math.max(least, roundTo1(typed + by * step)));
  return next === typed ? undefined : next;
}
