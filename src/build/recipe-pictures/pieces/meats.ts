import { darker, lighter, roasted, type Colour } from '../drawing/colour.ts';
import { blob } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';

export const BEEF = '#853a19';
export const PORK = '#bb6a2c';
export const POULTRY = '#dc9a42';

/** A chunk of stewed or roasted meat: a lit top, a crust and the grain of its fibres. */
export const chunk = (colour: Colour, size = 22): Piece => ({
  rx: size,
  ry: size * 0.76,
  stands: true,
  draw: (chance) => {
    const d = blob(chance, size, size * 0.76, 0.13, 7);
    return (
      path(d, linear([roasted(colour, 0.35), `${colour} 45`, darker(colour, 0.42)])) +
      at(-size * 0.06, -size * 0.2, path(blob(chance, size * 0.74, size * 0.42, 0.1, 7), roasted(colour, 0.42), 0.8)) +
      line(
        `M${-size * 0.5} ${-size * 0.25}Q${-size * 0.1} ${-size * 0.4} ${size * 0.3} ${-size * 0.3}M${-size * 0.3} ${-size * 0.05}Q${size * 0.05} ${-size * 0.16} ${size * 0.45} ${-size * 0.1}`,
        darker(colour, 0.3),
        1.8,
        0.55,
      )
    );
  },
});

/** A grilled chunk with dark stripes: მწვადი. */
export const grilled = (colour: Colour, size = 27): Piece => ({
  rx: size,
  ry: size * 0.84,
  stands: true,
  draw: (chance) =>
    path(blob(chance, size, size * 0.86, 0.1, 7), linear([roasted(colour, 0.4), `${colour} 45`, darker(colour, 0.5)])) +
    ellipse(-size * 0.12, -size * 0.34, size * 0.56, size * 0.3, roasted(colour, 0.7), 0.6) +
    line(
      `M${-size * 0.6} ${-size * 0.1}L${-size * 0.05} ${-size * 0.62}M${-size * 0.45} ${size * 0.4}L${size * 0.45} ${-size * 0.5}M${size * 0.05} ${size * 0.5}L${size * 0.66} ${-size * 0.08}`,
      darker(colour, 0.62),
      3.6,
      0.6,
    ),
});

/** A meatball or a round cutlet. */
export const ball = (colour: Colour, r = 24): Piece => ({
  rx: r,
  ry: r * 0.86,
  stands: true,
  draw: (chance) =>
    path(blob(chance, r, r * 0.88, 0.04), radial([roasted(colour, 0.55), `${colour} 55`, darker(colour, 0.42)])) +
    ellipse(-r * 0.32, -r * 0.4, r * 0.26, r * 0.14, lighter(colour, 0.75), 0.6) +
    ellipse(r * 0.2, r * 0.1, r * 0.2, r * 0.1, darker(colour, 0.3), 0.35) +
    ellipse(-r * 0.1, r * 0.35, r * 0.16, r * 0.08, darker(colour, 0.3), 0.35),
});

/** A flat cutlet or fritter with a crust. */
export const cutlet = (colour: Colour, rx = 44, ry = 27): Piece => ({
  rx,
  ry,
  stands: true,
  draw: (chance) => {
    const spots = Array.from({ length: 6 }, () =>
      ellipse(
        chance.between(-rx * 0.6, rx * 0.6),
        chance.between(-ry * 0.55, ry * 0.3),
        chance.between(3, 7),
        chance.between(2, 3.6),
        darker(colour, 0.35),
        0.4,
      ),
    );
    return (
      at(0, 7, path(blob(chance, rx, ry, 0.03), darker(colour, 0.42))) +
      path(
        blob(chance, rx, ry, 0.04),
        radial([roasted(colour, 0.5), `${colour} 60`, darker(colour, 0.26)], [0.42, 0.36, 0.68]),
      ) +
      spots.join('') +
      line(`M${-rx * 0.6} ${-ry * 0.5}Q0 ${-ry * 0.95} ${rx * 0.55} ${-ry * 0.52}`, lighter(colour, 0.65), 3, 0.6)
    );
  },
});

/** A steak or a fillet with the grill's marks. */
export const steak = (colour: Colour): Piece => ({
  rx: 62,
  ry: 36,
  stands: true,
  draw: () =>
    path(
      'M-66 6C-70 -30 -20 -44 22 -38C60 -34 76 -8 66 14C54 40 8 46 -26 40C-52 36 -64 26 -66 6Z',
      darker(colour, 0.5),
    ) +
    path(
      'M-66 -2C-70 -36 -20 -48 22 -43C60 -39 76 -14 66 7C54 32 8 38 -26 33C-52 29 -64 18 -66 -2Z',
      radial([roasted(colour, 0.5), `${colour} 60`, darker(colour, 0.3)], [0.42, 0.36, 0.68]),
    ) +
    line('M-48 2L-12 -36M-32 20L24 -38M-4 28L50 -26M26 28L62 -4', darker(colour, 0.6), 5, 0.55),
});

/** Slices of a cooked breast or roast, fanned. */
export const fillet = (colour: Colour, flesh: Colour = '#f6e3c4'): Piece => ({
  rx: 60,
  ry: 26,
  stands: true,
  draw: () =>
    [-44, -22, 0, 22, 44]
      .map((x, index) =>
        at(
          x,
          (index - 2) * 1.5,
          path('M-20 -16C-8 -28 14 -28 20 -14C24 4 16 24 2 26C-14 26 -24 4 -20 -16Z', darker(colour, 0.12)) +
            path(
              'M-15 -13C-6 -22 11 -22 16 -11C19 4 12 19 2 21C-10 21 -18 4 -15 -13Z',
              radial([lighter(flesh, 0.5), flesh, darker(flesh, 0.16)]),
            ),
          { turn: 16 },
        ),
      )
      .join(''),
});

/** A roasted drumstick. */
export const drumstick = (colour: Colour = '#c4742a'): Piece => ({
  rx: 46,
  ry: 24,
  stands: true,
  draw: () =>
    line('M28 2L66 20', '#a8834e', 13) +
    line('M28 1L66 18', '#f3e2bf', 9) +
    ellipse(70, 14, 8, 7, '#fbf0d8') +
    ellipse(66, 24, 7, 6, '#ead4a8') +
    path(
      'M-50 -4C-52 -38 -6 -40 12 -24C28 -12 38 -4 42 6C40 18 24 18 8 22C-14 34 -48 28 -50 -4Z',
      radial([roasted(colour, 0.75), `${colour} 55`, darker(colour, 0.5)]),
    ) +
    path('M-38 8C-20 24 4 20 24 12C14 22 -24 34 -38 8Z', darker(colour, 0.45), 0.45) +
    ellipse(-24, -16, 14, 6, '#ffe3b0', 0.6) +
    ellipse(4, -12, 8, 4, darker(colour, 0.4), 0.35) +
    ellipse(-30, 4, 7, 4, darker(colour, 0.4), 0.3),
});

/** A browned sausage: კუპატი. */
export const sausage = (colour: Colour = '#9c4a26'): Piece => ({
  rx: 50,
  ry: 14,
  draw: () =>
    line('M-46 10Q0 -22 46 10', darker(colour, 0.45), 31) +
    line('M-46 8Q0 -24 46 8', colour, 27) +
    line('M-44 0Q0 -30 40 0', lighter(colour, 0.5), 5, 0.55) +
    line('M-26 -8l8 18M-4 -14l6 20M18 -12l6 20', darker(colour, 0.55), 3, 0.55),
});

/** A round slice of sausage or salami. */
export const sausageSlice = (colour: Colour = '#c9664a'): Piece => ({
  rx: 16,
  ry: 16,
  draw: () =>
    ellipse(0, 0, 16, 16, darker(colour, 0.28)) +
    ellipse(0, 0, 14, 14, radial([lighter(colour, 0.3), colour])) +
    [
      [-5, -4],
      [5, -6],
      [3, 5],
      [-6, 6],
      [0, 0],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 2, 1.6, '#f9d9c2', 0.85))
      .join(''),
});

/** Crumbs of fried mince. */
export const mince = (colour: Colour = '#8a4c2a'): Piece => ({
  rx: 10,
  ry: 8,
  stands: true,
  draw: (chance) => path(blob(chance, 11, 8.5, 0.2, 7), radial([lighter(colour, 0.35), colour, darker(colour, 0.35)])),
});
