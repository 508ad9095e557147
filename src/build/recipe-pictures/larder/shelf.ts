import type { Colour } from '../drawing/colour.ts';
import type { Piece } from '../piece.ts';

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
