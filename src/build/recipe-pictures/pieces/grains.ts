import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, ellipse, line, path, ring } from '../drawing/svg.ts';

/** A pinch of long grains. */
export const rice = (colour: Colour = '#fdf6e3'): Piece => ({
  rx: 9,
  ry: 6,
  draw: (chance) =>
    Array.from({ length: 4 }, () =>
      at(
        chance.between(-8, 8),
        chance.between(-6, 6),
        ellipse(0, 0, 7.4, 2.9, linear([lighter(colour, 0.5), darker(colour, 0.14)])),
        { turn: chance.between(0, 180) },
      ),
    ).join(''),
});

/** A pinch of round grains: buckwheat, bulgur, millet, lentils. */
export const grain = (colour: Colour, r = 4.4): Piece => ({
  rx: r * 2,
  ry: r * 1.5,
  draw: (chance) =>
    Array.from({ length: 4 }, () =>
      ellipse(
        chance.between(-7, 7),
        chance.between(-6, 6),
        r,
        r * 0.86,
        radial([
          lighter(colour, 0.5),
          chance.pick([colour, darker(colour, 0.12), lighter(colour, 0.12)]),
          darker(colour, 0.32),
        ]),
      ),
    ).join(''),
});

/** A bean with its spot of light. */
export const bean = (colour: Colour, length = 12): Piece => ({
  rx: length,
  ry: length * 0.6,
  stands: true,
  draw: (chance) =>
    at(
      0,
      0,
      path(
        `M${-length} 0C${-length} ${-length * 0.86} ${length} ${-length * 0.86} ${length} 0C${length} ${length * 0.72} ${length * 0.4} ${length * 0.5} 0 ${length * 0.44}C${-length * 0.4} ${length * 0.5} ${-length} ${length * 0.72} ${-length} 0Z`,
        radial([lighter(colour, 0.42), `${colour} 55`, darker(colour, 0.36)]),
      ) + ellipse(-length * 0.3, -length * 0.3, length * 0.28, length * 0.13, '#fff3e0', 0.7),
      { turn: chance.between(-70, 70) },
    ),
});

/** A chickpea or a pea. */
export const pea = (colour: Colour, r = 8): Piece => ({
  rx: r,
  ry: r,
  stands: true,
  draw: () =>
    ellipse(0, 0, r, r * 0.95, radial([lighter(colour, 0.5), `${colour} 55`, darker(colour, 0.34)])) +
    ellipse(-r * 0.3, -r * 0.35, r * 0.25, r * 0.17, '#fffbe8', 0.8),
});

/** A green bean's pod. */
export const pod: Piece = {
  rx: 28,
  ry: 5,
  draw: (chance) => {
    const d = `M-30 0Q0 ${chance.between(-10, 10).toFixed(1)} 30 0`;
    return line(d, '#3f6d2c', 9.5) + line(d, '#6b9b45', 7) + line(d, '#a3c878', 1.8, 0.8);
  },
};

/** Rolled oats or granola. */
export const flakes = (colour: Colour = '#d9ac6b'): Piece => ({
  rx: 9,
  ry: 7,
  draw: (chance) =>
    Array.from({ length: 3 }, () =>
      at(
        chance.between(-7, 7),
        chance.between(-5, 5),
        ellipse(0, 0, 6.6, 4.8, radial([lighter(colour, 0.5), colour, darker(colour, 0.2)])) +
          line('M-3 0H3', darker(colour, 0.3), 1.1, 0.7),
        { turn: chance.between(0, 180) },
      ),
    ).join(''),
});

/** A nest of noodles or spaghetti. */
export const noodles = (colour: Colour = '#f0cf84'): Piece => ({
  rx: 30,
  ry: 24,
  draw: (chance) =>
    [26, 20, 14, 8]
      .map((r) => {
        const [x, y] = [chance.between(-4, 4), chance.between(-4, 4)];
        return (
          ring(x, y, r, r * 0.86, darker(colour, 0.24), 6) +
          ring(x, y - 0.8, r, r * 0.86, colour, 4.2) +
          ring(x, y - 1.4, r, r * 0.86, lighter(colour, 0.55), 1, 0.7)
        );
      })
      .join(''),
});

/** A short tube of pasta. */
export const penne = (colour: Colour = '#efcb7d'): Piece => ({
  rx: 20,
  ry: 8,
  draw: () =>
    path('M-22 -7L18 -8L24 7L-16 8Z', linear([lighter(colour, 0.4), colour, darker(colour, 0.26)])) +
    ellipse(21, 0, 4, 7.6, darker(colour, 0.42)) +
    line('M-16 -2H16M-14 3H18', darker(colour, 0.2), 1.2, 0.6),
});

/** A bent tube: macaroni. */
export const macaroni = (colour: Colour = '#f2c567'): Piece => ({
  rx: 14,
  ry: 10,
  draw: () =>
    line('M-11 6A12 12 0 0 1 11 6', darker(colour, 0.26), 11) +
    line('M-11 6A12 12 0 0 1 11 6', colour, 8.4) +
    line('M-10 2A11 10 0 0 1 8 0', lighter(colour, 0.6), 2, 0.8) +
    ellipse(11, 7, 4.6, 3.2, darker(colour, 0.45)),
});

/** A burst kernel of popcorn. */
export const popcorn: Piece = {
  rx: 15,
  ry: 13,
  stands: true,
  draw: () =>
    [
      [-7, 2, 8],
      [7, 3, 8],
      [0, -6, 9],
      [-3, 7, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.9, radial(['#ffffff', '#fdf2cf 60', '#dcb766'])))
      .join('') + ellipse(2, 3, 3, 2.2, '#c98a2e'),
};
