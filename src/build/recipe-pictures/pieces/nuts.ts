import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';

/** Half a walnut. */
export const walnut: Piece = {
  rx: 17,
  ry: 14,
  stands: true,
  draw: () =>
    path(
      'M0 -13C8 -18 20 -10 18 1C18 12 8 17 0 13C-8 17 -18 12 -18 1C-20 -10 -8 -18 0 -13Z',
      radial(['#e5b984', '#bd864b 60', '#8a5a2b']),
    ) + line('M0 -12V12M-5 -9Q-12 -8 -12 -2M-5 0Q-13 2 -10 8M5 -9Q12 -8 12 -2M5 0Q13 2 10 8', '#7a4a20', 2, 0.75),
};

/** An oval nut: hazelnut, almond, peanut. */
export const nut = (colour: Colour, rx = 10, ry = 8): Piece => ({
  rx,
  ry,
  stands: true,
  draw: (chance) =>
    at(
      0,
      0,
      path(
        `M${-rx} 0C${-rx} ${-ry * 1.3} ${rx * 0.5} ${-ry * 1.2} ${rx} 0C${rx * 0.5} ${ry * 1.2} ${-rx} ${ry * 1.3} ${-rx} 0Z`,
        radial([lighter(colour, 0.5), colour, darker(colour, 0.34)]),
      ) + line(`M${-rx * 0.5} ${ry * 0.2}L${rx * 0.5} 0`, darker(colour, 0.35), 1.2, 0.5),
      { turn: chance.between(0, 180) },
    ),
});

/** A bent nut: cashew. */
export const cashew: Piece = {
  rx: 13,
  ry: 9,
  draw: () => line('M-9 5Q0 -11 9 5', '#c79a5b', 11) + line('M-9 4.4Q0 -11 9 4.4', '#f1d9a8', 8),
};

/** A pinch of seeds. */
export const seeds = (colour: Colour, length = 4.4): Piece => ({
  rx: 5,
  ry: 4,
  draw: (chance) =>
    Array.from({ length: 3 }, () =>
      at(
        chance.between(-8, 8),
        chance.between(-6, 6),
        ellipse(0, 0, length, length * 0.55, radial([lighter(colour, 0.45), colour, darker(colour, 0.2)])),
        { turn: chance.between(0, 180) },
      ),
    ).join(''),
});

/** Chopped walnuts. */
export const nutCrumb: Piece = {
  rx: 8,
  ry: 6,
  stands: true,
  draw: (chance) =>
    path(`M-8 ${chance.between(-3, 3).toFixed(1)}L-2 -7L6 -4L8 3L0 7Z`, radial(['#ecc592', '#bf8a50', '#8c5c2e'])),
};
