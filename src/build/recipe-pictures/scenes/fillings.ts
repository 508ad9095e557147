import type { Chance } from '../drawing/chance.ts';
import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { inset, spread, type Part, type Surface } from '../layout.ts';
import { blob } from '../drawing/outline.ts';
import { radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, ellipse, path } from '../drawing/svg.ts';
import { drizzle, oilDrops, pool, swirl } from './liquids.ts';

interface Soup {
  broth: Colour;
  /** What swims on top. */
  floating: readonly Part[];
  herbs?: Piece;
  /** Colour of a swirl of cream. */
  cream?: Colour;
  oil?: true;
  count?: number;
}

/** Soup: the broth, what swims on it, green on top. */
export function soup(surface: Surface, { broth, floating, herbs, cream, oil, count = 12 }: Soup, chance: Chance): string {
  return [
    pool(surface, broth),
    oil ? oilDrops(surface, broth, chance) : '',
    cream ? swirl(surface, cream) : '',
    floating.length > 0 ? spread(inset(surface, 0.72), floating, chance, { count }) : '',
    herbs ? spread(inset(surface, 0.66), [{ piece: herbs, parts: 1 }], chance, { count: 7 }) : '',
  ].join('');
}

interface Stew {
  sauce: Colour;
  mixture: readonly Part[];
  herbs?: Piece;
  count?: number;
  height?: number;
  scale?: number;
}

/** A stew: lumps heaped in their sauce. */
export function stew(surface: Surface, { sauce, mixture, herbs, count = 16, height = 16, scale = 1 }: Stew, chance: Chance): string {
  return [
    pool(surface, sauce),
    spread(inset(surface, 0.76), mixture, chance, { count, height, scale }),
    oilDrops(inset(surface, 0.9), sauce, chance, 6),
    herbs ? spread(inset(surface, 0.6), [{ piece: herbs, parts: 1 }], chance, { count: 7, height: height * 1.2 }) : '',
  ].join('');
}

interface Heap {
  /** The mass under the pieces. */
  under: Colour;
  mixture: readonly Part[];
  count: number;
  height: number;
  scale?: number;
}

/** A heap of something: a mass with its shadow, all covered with pieces. */
export function heap(surface: Surface, { under, mixture, count, height, scale = 1 }: Heap, chance: Chance): string {
  const { cx, cy, rx, ry } = surface;
  const mound = `M${cx - rx} ${cy}C${cx - rx} ${cy - height * 1.5} ${cx - rx * 0.4} ${cy - ry * 0.7 - height} ${cx} ${cy - ry * 0.7 - height}S${cx + rx} ${cy - height * 1.5} ${cx + rx} ${cy}C${cx + rx} ${cy + ry * 1.25} ${cx - rx} ${cy + ry * 1.25} ${cx - rx} ${cy}Z`;
  return [
    ellipse(cx + 2, cy + 8, rx * 1.05, ry * 1.04, '#3b1606', 0.2),
    path(mound, radial([lighter(under, 0.15), `${under} 55`, darker(under, 0.3)], [0.42, 0.3, 0.72])),
    spread(inset(surface, 0.93), mixture, chance, { count, height, scale, loose: 0.6 }),
  ].join('');
}

interface Porridge {
  colour: Colour;
  toppings: readonly Part[];
  /** Honey, jam or butter let run over it. */
  thread?: Colour;
  /** Flecks in the mass. */
  grain?: Piece;
  count?: number;
}

/** Something soft in a bowl: porridge, curd, a smoothie's bowl; toppings lie on one side like a crescent. */
export function porridge(surface: Surface, { colour, toppings, thread, grain, count = 11 }: Porridge, chance: Chance): string {
  const { cx, cy, rx, ry } = surface;
  const soft = at(cx - rx * 0.1, cy - ry * 0.2, path(blob(chance, rx * 0.62, ry * 0.5, 0.12), lighter(colour, 0.5), 0.4));
  const side = { cx: cx + rx * 0.1, cy: cy + ry * 0.06, rx: rx * 0.62, ry: ry * 0.58 };
  return [
    ellipse(cx, cy, rx, ry, radial([lighter(colour, 0.4), `${colour} 70`, darker(colour, 0.16)], [0.45, 0.4, 0.65])),
    soft,
    grain ? spread(inset(surface, 0.9), [{ piece: grain, parts: 1 }], chance, { count: 34 }) : '',
    thread ? drizzle(inset(surface, 0.8), thread, 5) : '',
    toppings.length > 0 ? spread(side, toppings, chance, { count, height: 9, scale: 1.25 }) : swirl(inset(surface, 0.9), darker(colour, 0.12)),
  ].join('');
}
