import type { Sign } from './doubt-signs.ts';

/**
 * Log odds that an item is wrong, by what is seen of it: a logistic regression over items of lines that the reader had not been tuned to. Written by
 * `test/bench/knowledge/fit-doubts.ts`; `none` is what every item begins with.
 */
export const DOUBT_ODDS: Readonly<Partial<Record<Sign | 'none', number>>> = {
  adjective: 0.39,
  alcohol: -0.17,
  'bare number': 1.06,
  dairy: 0.28,
  dish: 0.34,
  eggs: -0.2,
  'fast-food': 0.63,
  fraction: 1.01,
  'guessed name': -0.12,
  herb: 0.73,
  'in g': -0.27,
  'in l': -0.14,
  'in ml': 0.11,
  'in piece': -0.33,
  'in plate': 0.25,
  'in portion': 0.7,
  'in slice': 0.16,
  kind: -0.37,
  little: -0.4,
  much: 0.32,
  mushroom: 0.75,
  near: -0.52,
  'no number': 0.28,
  none: -4.38,
  'of another': 0.15,
  'other foods': 0.73,
  'other name': 0.73,
  prepared: 0.26,
  'same food': 2.29,
  sauce: 0.92,
  'several other foods': -0.31,
  'spare numbers': 1.56,
  sweet: 0.44,
  'text leaves out': 0.81,
  'text shares': 0.21,
  tiny: 1.68,
  'two measures': 0.36,
  'unread words': 1.38,
  vegetable: 0.36,
  'very much': 1.23,
  'very near': 0.91,
};
/** Above these odds an item is asked about. */
export const MOST_ODDS = -3.17;
