import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { frill } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, ellipse, line, path, ring } from '../drawing/svg.ts';

const GREEN = '#4f8a3a';

/** A pointed leaf along the x axis with its middle rib. */
const leaf = (length: number, width: number, colour: Colour): string =>
  path(
    `M${-length} 0C${-length * 0.4} ${-width * 1.2} ${length * 0.5} ${-width} ${length} 0C${length * 0.5} ${width} ${-length * 0.4} ${width * 1.2} ${-length} 0Z`,
    linear([lighter(colour, 0.28), colour, darker(colour, 0.25)]),
  ) + line(`M${-length * 0.85} 0L${length * 0.75} 0`, lighter(colour, 0.45), Math.max(1, width * 0.12), 0.7);

/** Coriander or parsley: three lobed leaves on a stem. */
export const sprig = (colour: Colour = GREEN): Piece => ({
  rx: 15,
  ry: 12,
  draw: () => {
    const lobe = path(frill(9, 8, 4, 0.3), radial([lighter(colour, 0.3), colour, darker(colour, 0.22)]));
    return (
      line('M-20 2L0 0', darker(colour, 0.1), 2.4) +
      at(-1, -8, lobe) +
      at(-1, 9, lobe) +
      at(10, 0, lobe, { scale: 1.15 })
    );
  },
});

/** Dill: fine threads. */
export const dill = (colour: Colour = '#5c9440'): Piece => ({
  rx: 13,
  ry: 8,
  draw: () =>
    line('M-18 0H12M-9 0L-2 -9M-9 0L-2 9M-3 0L5 -10M-3 0L5 10M3 0L11 -8M3 0L11 8M9 0L17 -4M9 0L17 4', colour, 2.2),
});

/** A bouquet of one kind of leaf: basil, mint, spinach, sorrel. */
export const leafPair = (colour: Colour): Piece => ({
  rx: 18,
  ry: 12,
  draw: () =>
    at(-7, -5, leaf(13, 8, darker(colour, 0.1)), { turn: -150 }) +
    at(7, -6, leaf(13, 8, colour), { turn: -35 }) +
    at(2, 6, leaf(14, 8, lighter(colour, 0.08)), { turn: 55 }),
});

/** A long narrow leaf: tarragon. */
export const longLeaf = (colour: Colour = '#6b9a48'): Piece => ({ rx: 18, ry: 5, draw: () => leaf(19, 5.5, colour) });

/** A leaf of spinach or beetroot. */
export const broadLeaf = (colour: Colour, rib: Colour = lighter(colour, 0.4)): Piece => ({
  rx: 26,
  ry: 15,
  draw: () =>
    path(
      'M-28 0C-20 -22 14 -22 30 0C14 22 -20 22 -28 0Z',
      radial([lighter(colour, 0.28), colour, darker(colour, 0.3)]),
    ) + line('M-34 1L22 0M-12 0L-2 -11M-12 0L-2 11M4 0L13 -8M4 0L13 8', rib, 1.8, 0.75),
});

/** Chopped green: a few flecks. */
export const chopped = (colour: Colour = GREEN): Piece => ({
  rx: 6,
  ry: 4,
  draw: (chance) =>
    Array.from({ length: 3 }, () =>
      at(
        chance.between(-6, 6),
        chance.between(-5, 5),
        ellipse(0, 0, 4.4, 2.3, chance.pick([colour, lighter(colour, 0.25), darker(colour, 0.18)])),
        { turn: chance.between(0, 180) },
      ),
    ).join(''),
});

/** Rings of spring onion. */
export const springOnion = (): Piece => ({
  rx: 7,
  ry: 6,
  draw: () =>
    ellipse(0, 0, 7, 6, '#dcebb6') + ring(0, 0, 6.4, 5.4, '#5f9a42', 2.6) + ring(0, 0, 2.6, 2.2, '#8fbd67', 1.4),
});

/** A frilled leaf of lettuce. */
export const lettuce = (colour: Colour = '#86b552'): Piece => ({
  rx: 30,
  ry: 22,
  draw: () =>
    path(
      frill(34, 26, 9, 0.16),
      radial([lighter(colour, 0.55), `${lighter(colour, 0.2)} 55`, darker(colour, 0.14)], [0.3, 0.5, 0.75]),
    ) + line('M-30 2C-14 -2 4 0 22 0M-12 0L4 -12M-12 0L4 12M4 0L16 -8M4 0L16 8', lighter(colour, 0.6), 2, 0.7),
});

/** A red-veined or bitter leaf of a small-leaved salad. */
export const rocket = (colour: Colour = '#4f8539'): Piece => ({
  rx: 22,
  ry: 8,
  draw: () =>
    path(
      'M-28 0L-8 -2C-12 -12 -2 -12 0 -5C2 -14 14 -13 14 -5C22 -12 32 -4 30 0C32 5 22 12 14 5C14 13 2 14 0 5C-2 12 -12 12 -8 2Z',
      linear([lighter(colour, 0.25), darker(colour, 0.12)]),
    ) + line('M-28 0H22', lighter(colour, 0.5), 1.6, 0.7),
});
