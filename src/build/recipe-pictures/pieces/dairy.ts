import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { blob } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, circleOf, ellipse, line, path } from '../drawing/svg.ts';

/** Half a boiled egg, yolk up. */
export const eggHalf: Piece = {
  rx: 26,
  ry: 21,
  draw: () =>
    path(
      'M-28 0C-28 -20 -8 -23 6 -21C22 -18 30 -9 30 0S22 18 6 21C-8 23 -28 20 -28 0Z',
      radial(['#ffffff', '#fdf6e8', '#e6d7b8'], [0.45, 0.4, 0.65]),
    ) +
    ellipse(2, 0, 14.5, 14, radial(['#ffd873', '#f4ae2a', '#d98a14'])) +
    ellipse(-3, -5, 4.4, 3, '#fff0b8', 0.8),
};

/** A fried egg with a lacy edge. */
export const friedEgg: Piece = {
  rx: 44,
  ry: 40,
  draw: (chance) =>
    path(blob(chance, 48, 44, 0.1, 8), '#e0b269') +
    path(blob(chance, 45, 41, 0.09, 8), radial(['#ffffff', '#fffaf0 70', '#f1e2c2'], [0.5, 0.45, 0.62])) +
    ellipse(0, 0, 18.5, 18, radial(['#ffdc72', '#f6ac24 60', '#dd8a12'])) +
    ellipse(-6, -6, 5.4, 3.8, '#fff4c6', 0.85),
};

/** A soft curd of scrambled egg. */
export const scramble: Piece = {
  rx: 22,
  ry: 16,
  stands: true,
  draw: (chance) =>
    path(blob(chance, 24, 17, 0.2, 8), radial(['#fff0a8', '#f7cf55 55', '#d99a24'])) +
    line('M-12 -3C-6 -9 4 -9 10 -4M-8 5C-2 1 6 2 12 6', '#fff6cb', 2.4, 0.7),
};

/** A crumb of fresh cheese or cottage cheese. */
export const curd = (colour: Colour = '#fffaf0'): Piece => ({
  rx: 11,
  ry: 9,
  stands: true,
  draw: (chance) => path(blob(chance, 12, 9.5, 0.2, 7), radial(['#ffffff', colour, darker(colour, 0.17)])),
});

/** A slice of pressed cheese with the marks of its basket: sulguni. */
export const cheeseSlice = (colour: Colour = '#fbf0cf'): Piece => ({
  rx: 30,
  ry: 18,
  stands: true,
  draw: () =>
    path('M-34 -6C-30 -20 30 -20 34 -6V6C30 20 -30 20 -34 6Z', linear([darker(colour, 0.14), darker(colour, 0.36)])) +
    ellipse(0, -6, 34, 13, radial([lighter(colour, 0.7), colour, darker(colour, 0.08)], [0.45, 0.45, 0.65])) +
    ellipse(-10, -7, 3, 1.3, darker(colour, 0.18)) +
    ellipse(8, -3, 4, 1.6, darker(colour, 0.18)) +
    ellipse(14, -9, 2.4, 1.1, darker(colour, 0.18)),
});

/** A wedge of yellow cheese with holes. */
export const cheeseWedge = (colour: Colour = '#f6cf6a'): Piece => ({
  rx: 32,
  ry: 18,
  stands: true,
  draw: () =>
    path('M-36 2L30 -16V6L-36 22Z', darker(colour, 0.14)) +
    path('M-36 2L8 -20L30 -16Z', lighter(colour, 0.4)) +
    path('M-36 2L30 -16V6L-36 22Z', linear([colour, darker(colour, 0.2)])) +
    ellipse(4, 1, 5, 4, darker(colour, 0.28)) +
    ellipse(20, -4, 3, 2.6, darker(colour, 0.28)) +
    ellipse(-14, 9, 3.4, 2.8, darker(colour, 0.28)),
});

/** A spoon of sour cream, matsoni or whipped cream. */
export const dollop = (colour: Colour = '#fffaf0', r = 26): Piece => ({
  rx: r,
  ry: r * 0.72,
  stands: true,
  draw: (chance) =>
    path(blob(chance, r, r * 0.7, 0.06), radial(['#ffffff', colour, darker(colour, 0.16)], [0.4, 0.3, 0.75])) +
    line(
      `M${-r * 0.5} ${r * 0.1}C${-r * 0.3} ${-r * 0.4} ${r * 0.4} ${-r * 0.4} ${r * 0.4} ${-r * 0.02}C${r * 0.4} ${r * 0.26} ${-r * 0.1} ${r * 0.26} ${-r * 0.1} 0`,
      darker(colour, 0.17),
      2.6,
      0.75,
    ),
});

/** A pat of melting butter. */
export const butter: Piece = {
  rx: 18,
  ry: 12,
  stands: true,
  draw: () =>
    ellipse(0, 7, 27, 12, '#f6c64f', 0.6) +
    path('M-18 -4L4 -12L20 -4L-2 5Z', '#fff0ae') +
    path('M-18 -4L-2 5V14L-18 5Z', '#f6d567') +
    path('M20 -4L-2 5V14L20 5Z', '#e3b543'),
};

/** Grated cheese. */
export const gratedCheese = (colour: Colour = '#f8e2a0'): Piece => ({
  rx: 9,
  ry: 6,
  draw: (chance) =>
    circleOf(3, (turn) =>
      at(
        chance.between(-5, 5),
        chance.between(-4, 4),
        line('M-8 0Q0 3 8 0', darker(colour, 0.15), 4) + line('M-8 -0.6Q0 2.4 8 -0.6', colour, 2.8),
        { turn: turn + chance.between(0, 60) },
      ),
    ),
});

/** A spot that the oven or the pan has browned. */
export const brownSpot = (colour: Colour = '#c47f2c'): Piece => ({
  rx: 0,
  ry: 0,
  draw: (chance) => path(blob(chance, chance.between(7, 14), chance.between(5, 9), 0.15), colour, 0.55),
});

/** A slice of pink meat of bacon or ham, folded. */
export const bacon = (colour: Colour = '#b8462f'): Piece => ({
  rx: 30,
  ry: 9,
  draw: () =>
    line('M-32 0Q-20 -12 -8 0T16 0T34 -2', darker(colour, 0.25), 15) +
    line('M-32 0Q-20 -12 -8 0T16 0T34 -2', colour, 12) +
    line('M-32 -2Q-20 -14 -8 -2T16 -2T34 -4', lighter(colour, 0.72), 3.4, 0.9) +
    line('M-31 4Q-20 -8 -8 4T16 4T33 2', lighter(colour, 0.5), 1.8, 0.8),
});
