import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { frill } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, circleOf, ellipse, line, path } from '../drawing/svg.ts';

/** Seeds of a pomegranate. */
export const pomegranate: Piece = {
  rx: 7,
  ry: 6,
  stands: true,
  draw: () =>
    path('M-6 3C-7 -4 0 -8 5 -6C9 -2 6 6 0 6.5C-3 6.6 -5.6 5.6 -6 3Z', radial(['#f4687a', '#c01f3c 55', '#7d0d26'])) +
    ellipse(-1, -2.6, 2, 1.3, '#ffd9dd', 0.9),
};

/** A round berry: blueberry, currant, cherry, grape. */
export const berry = (colour: Colour, r = 10, crown = false): Piece => ({
  rx: r,
  ry: r,
  stands: true,
  draw: () =>
    ellipse(0, 0, r, r * 0.97, radial([lighter(colour, 0.5), `${colour} 52`, darker(colour, 0.4)])) +
    ellipse(-r * 0.34, -r * 0.38, r * 0.27, r * 0.18, '#ffffff', 0.75) +
    (crown ? at(r * 0.15, -r * 0.1, path(frill(r * 0.36, r * 0.26, 5, 0.4), darker(colour, 0.45))) : ''),
});

/** A raspberry or blackberry. */
export const raspberry = (colour: Colour = '#d33a5c'): Piece => ({
  rx: 13,
  ry: 13,
  stands: true,
  draw: () =>
    path('M-13 -5C-12 -16 12 -16 13 -5C13 8 5 15 0 16C-5 15 -13 8 -13 -5Z', darker(colour, 0.3)) +
    [
      [-8, -7],
      [0, -9],
      [8, -7],
      [-9, 0],
      [-3, -1],
      [4, -1],
      [10, 1],
      [-6, 6],
      [1, 6],
      [6, 7],
      [0, 12],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4.1, 3.8, radial([lighter(colour, 0.5), colour, darker(colour, 0.2)])))
      .join(''),
});

/** A strawberry cut in half. */
export const strawberry: Piece = {
  rx: 19,
  ry: 20,
  draw: () =>
    path('M0 23C-16 14 -24 -4 -18 -14C-12 -22 -4 -18 0 -16C4 -18 12 -22 18 -14C24 -4 16 14 0 23Z', '#c4202f') +
    path(
      'M0 18C-12 10 -18 -3 -14 -10C-9 -16 -4 -13 0 -11C4 -13 9 -16 14 -10C18 -3 12 10 0 18Z',
      radial(['#ffe3d6', '#f5867a 45', '#dd3a40'], [0.5, 0.4, 0.6]),
    ) +
    at(0, -17, path(frill(11, 6, 5, 0.5), '#4f8c3b')),
};

export const bananaSlice: Piece = {
  rx: 17,
  ry: 17,
  draw: () =>
    ellipse(0, 0, 17, 17, '#e5bf57') +
    ellipse(0, 0, 15, 15, radial(['#fffbe6', '#fbeeb9', '#f0d98a'])) +
    circleOf(3, (turn) => at(0, 0, ellipse(0, -5, 1.5, 3.2, '#a37f3c', 0.7), { turn })),
};

/** A round slice of citrus. */
export const citrus = (peel: Colour, flesh: Colour): Piece => ({
  rx: 23,
  ry: 23,
  draw: () =>
    ellipse(0, 0, 23, 23, peel) +
    ellipse(0, 0, 20, 20, '#fff6dc') +
    circleOf(8, (turn) =>
      at(0, 0, path('M0 -2.6C-6 -10 -6 -17 0 -18C6 -17 6 -10 0 -2.6Z', radial([lighter(flesh, 0.4), flesh])), { turn }),
    ),
});

export const lemonWedge: Piece = {
  rx: 24,
  ry: 12,
  stands: true,
  draw: () =>
    path('M-27 -6C-18 18 18 18 27 -6Z', '#e8b81f') +
    path('M-24 -6C-16 13 16 13 24 -6Z', '#fff3b4') +
    path('M-20 -5C-14 8 -3 9 -1 8V-5ZM20 -5C14 8 3 9 1 8V-5Z', '#f8dd5e'),
};

/** A wedge of apple, pear, peach or quince, the skin outside. */
export const fruitWedge = (skin: Colour, flesh: Colour): Piece => ({
  rx: 26,
  ry: 12,
  stands: true,
  draw: () =>
    path('M-29 -6C-20 22 20 22 29 -6C16 -16 -16 -16 -29 -6Z', linear([skin, darker(skin, 0.28)])) +
    path('M-29 -6C-16 -16 16 -16 29 -6C16 7 -16 7 -29 -6Z', radial([lighter(flesh, 0.5), flesh])) +
    ellipse(0, -5, 7, 2.6, darker(flesh, 0.22), 0.6),
});

export const kiwiSlice: Piece = {
  rx: 20,
  ry: 20,
  draw: () =>
    ellipse(0, 0, 20, 20, '#7b5a35') +
    ellipse(0, 0, 18, 18, radial(['#cfe07a 30', '#8fb936', '#6f9a26'], [0.5, 0.5, 0.55])) +
    circleOf(10, (turn) => at(0, 0, ellipse(0, -9, 1.3, 2.3, '#2c2a18'), { turn })) +
    ellipse(0, 0, 5, 4.6, '#f4f3cf'),
};

export const figHalf: Piece = {
  rx: 20,
  ry: 21,
  draw: () =>
    path('M0 -25C8 -20 22 -8 21 6C20 18 10 23 0 23S-20 18 -21 6C-22 -8 -8 -20 0 -25Z', '#5b2f54') +
    ellipse(0, 4, 16.5, 16, '#f6e3c5') +
    ellipse(0, 4, 13, 12.5, radial(['#e88a74', '#c14a55', '#8f2c44'])) +
    circleOf(7, (turn) => at(0, 4, ellipse(0, -7, 1, 2, '#f6d692'), { turn })),
};

/** Half an avocado with its stone, or a slice of one. */
export const avocado: Piece = {
  rx: 30,
  ry: 22,
  draw: () =>
    path('M-36 0C-34 -16 -8 -26 12 -23C32 -20 38 -8 38 0S32 20 12 23C-8 26 -34 16 -36 0Z', '#3d5a2a') +
    path(
      'M-31 0C-29 -12 -6 -21 12 -18C28 -16 33 -7 33 0S28 16 12 18C-6 21 -29 12 -31 0Z',
      radial(['#f5f0b0 20', '#d9e08a', '#9cbd55'], [0.6, 0.5, 0.6]),
    ) +
    ellipse(14, 0, 11.5, 11, radial(['#b67b46', '#7d4a24', '#55301a'])),
};

/** A wedge of melon or watermelon on its rind. */
export const melonWedge = (rind: Colour, flesh: Colour, seed?: Colour): Piece => ({
  rx: 46,
  ry: 26,
  stands: true,
  draw: () =>
    path('M-50 -12C-40 38 40 38 50 -12Z', rind) +
    path('M-45 -12C-36 30 36 30 45 -12Z', '#f6f0c9') +
    path('M-41 -12C-33 23 33 23 41 -12Z', linear([lighter(flesh, 0.18), flesh])) +
    (seed
      ? [
          [-22, -3],
          [-8, 4],
          [8, -2],
          [22, -4],
          [0, 12],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 3.2, seed))
          .join('')
      : ''),
});

/** A dried fruit: raisin, prune, apricot, date. */
export const driedFruit = (colour: Colour, rx = 10, ry = 7): Piece => ({
  rx,
  ry,
  stands: true,
  draw: () =>
    ellipse(0, 0, rx, ry, radial([lighter(colour, 0.45), `${colour} 55`, darker(colour, 0.4)])) +
    line(
      `M${-rx * 0.6} ${-ry * 0.1}Q0 ${-ry * 0.6} ${rx * 0.6} ${-ry * 0.1}M${-rx * 0.4} ${ry * 0.4}Q0 0 ${rx * 0.5} ${ry * 0.35}`,
      darker(colour, 0.4),
      1.4,
      0.6,
    ),
});

/** A whole round fruit: apple, peach, quince, persimmon. */
export const wholeFruit = (colour: Colour, blush: Colour, r = 36): Piece => ({
  rx: r,
  ry: r * 0.9,
  stands: true,
  draw: () =>
    path(
      `M0 ${-r * 0.8}C${r * 0.5} ${-r * 1.1} ${r} ${-r * 0.7} ${r} ${-r * 0.02}C${r} ${r * 0.6} ${r * 0.5} ${r * 0.92} 0 ${r * 0.86}C${-r * 0.5} ${r * 0.92} ${-r} ${r * 0.6} ${-r} ${-r * 0.02}C${-r} ${-r * 0.7} ${-r * 0.5} ${-r * 1.1} 0 ${-r * 0.8}Z`,
      radial([lighter(colour, 0.4), `${colour} 40`, `${blush} 80`, darker(blush, 0.3)]),
    ) +
    line(`M0 ${-r * 0.76}Q${r * 0.05} ${-r} ${r * 0.16} ${-r * 1.1}`, '#6e4a26', 4) +
    ellipse(-r * 0.36, -r * 0.4, r * 0.2, r * 0.13, '#ffffff', 0.6),
});
