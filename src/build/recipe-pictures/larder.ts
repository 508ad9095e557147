import type { Colour } from './colour.ts';
import type { Piece } from './piece.ts';
import { ANIMAL_FOODS } from './larder/animal-foods.ts';
import { FRUITS_AND_NUTS } from './larder/fruits-and-nuts.ts';
import { GRAINS_AND_SWEETS } from './larder/grains-and-sweets.ts';
import { VEGETABLES } from './larder/vegetables.ts';

/** What a food does in a dish. */
export type Role =
  | 'meat'
  | 'fish'
  | 'egg'
  | 'cheese'
  | 'cream'
  | 'grain'
  | 'flour'
  | 'bread'
  | 'vegetable'
  | 'herb'
  | 'pulse'
  | 'nut'
  | 'fruit'
  | 'sauce'
  | 'liquid'
  | 'sweet'
  | 'fat'
  | 'spice';

/** How a food looks in a dish: the piece that stands for it, and its colour where it melts into others. */
export interface Look {
  role: Role;
  colour: Colour;
  piece: Piece;
}

/** Foods by a pattern over their ids; the first that fits counts, so the narrower one stands before the wider. */
export type Shelf = readonly (readonly [pattern: RegExp, look: Look])[];

const SHELVES: Shelf = [...ANIMAL_FOODS, ...FRUITS_AND_NUTS, ...VEGETABLES, ...GRAINS_AND_SWEETS];

/** How a food looks; undefined for what is not seen in a dish, such as salt. */
export const lookOf = (food: string): Look | undefined => SHELVES.find(([pattern]) => pattern.test(food))?.[1];
