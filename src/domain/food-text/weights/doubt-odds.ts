import type { Sign } from './doubt-signs.ts';

/**
 * Log odds that an item is wrong, by what is seen of it: a logistic regression over items of lines that the reader had not been tuned to. Written by
 * `test/bench/knowledge/fit-doubts.ts`; `none` is what every item begins with.
 */
export const DOUBT_ODDS: Readonly<Partial<Record<Sign | 'none', number>>> = {
  adjective: 0.40,
  alcohol: -0.17,
  'bare number': 1.05,
  dairy: 0.28,
  dish: 0.34,
  eggs: -0.19,
  'fast-food': 0.64,
  fraction: 1.01,
  'guessed name': -0.11,
  herb: 0.73,
  'in g': -0.27,
  'in glass': 0.10,
  'in l': -0.15,
  'in ml': 0.12,
  'in piece': -0.31,
  'in plate': 0.25,
  'in portion': 0.69,
  'in slice': 0.16,
  kind: -0.39,
  little: -0.41,
  much: 0.23,
  mushroom: 0.75,
  near: -0.51,
  'no number': 0.29,
  none: -4.45,
  'of another': 0.16,
  'other foods': 0.76,
  'other name': 0.75,
  prepared: 0.27,
  'same food': 2.30,
  sauce: 0.92,
  'says eat': 0.43,
  'several other foods': -0.30,
  'spare numbers': 1.56,
  sweet: 0.41,
  'text leaves out': 0.76,
  'text shares': 0.22,
  tiny: 1.66,
  'two measures': 0.35,
  'unread words': 1.39,
  vegetable: 0.35,
  'very much': 1.22,
  'very near': 0.92,
};
/** Above these odds an item is asked about. */
export const MOST_ODDS = -3.50;
