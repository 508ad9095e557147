import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { ellipse, line, path } from '../drawing/svg.ts';

/** A whole fish, head to the left, fried or baked. */
export const wholeFish = (colour: Colour = '#c08a4a'): Piece => ({
  rx: 130,
  ry: 34,
  stands: true,
  draw: () =>
    path('M96 2L148 -36C144 -12 144 16 152 38Z', linear([lighter(colour, 0.1), darker(colour, 0.35)])) +
    path('M-30 -38C0 -62 40 -52 52 -34ZM-10 36C4 54 34 52 40 34Z', darker(colour, 0.3)) +
    path(
      'M-138 4C-112 -36 -50 -48 10 -40C60 -33 92 -16 108 2C90 22 54 38 8 42C-52 46 -114 36 -138 4Z',
      linear([darker(colour, 0.28), `${colour} 45`, `${lighter(colour, 0.55)} 88`, lighter(colour, 0.2)]),
    ) +
    path('M-138 4C-124 -16 -106 -28 -86 -35C-74 -10 -76 18 -88 34C-110 28 -128 18 -138 4Z', darker(colour, 0.2), 0.75) +
    ellipse(-110, -6, 7, 6.4, '#fdf3dc') +
    ellipse(-110, -6, 3.6, 3.6, '#241a16') +
    line('M-134 8Q-124 12 -118 10', darker(colour, 0.5), 2) +
    line('M-44 -26L-28 24M-12 -30L4 28M20 -28L34 24M52 -22L62 18', darker(colour, 0.5), 4, 0.55) +
    line('M-60 -34C-20 -44 30 -38 70 -22', lighter(colour, 0.7), 3, 0.55),
});

/** A fillet with a crust or, of salmon, with its layers. */
export const fishFillet = (colour: Colour = '#f08a5d', crust = false): Piece => ({
  rx: 74,
  ry: 32,
  stands: true,
  draw: () =>
    path(
      'M-78 8C-70 -24 -14 -36 38 -32C70 -30 86 -12 80 8C74 30 20 40 -28 38C-60 36 -80 28 -78 8Z',
      darker(colour, 0.42),
    ) +
    path(
      'M-78 0C-70 -31 -14 -42 38 -38C70 -36 86 -19 80 0C74 20 20 30 -28 28C-60 26 -80 18 -78 0Z',
      radial([lighter(colour, 0.5), `${colour} 60`, darker(colour, 0.14)], [0.42, 0.36, 0.7]),
    ) +
    (crust
      ? line(
          'M-52 -12l12 4M-20 -24l14 3M14 -8l14 5M40 -24l10 6M-28 10l14 3M30 14l12-4M-4 18l10 2',
          darker(colour, 0.4),
          4,
          0.5,
        )
      : line(
          'M-54 -20Q-40 0 -50 20M-28 -30Q-10 -2 -22 26M4 -34Q22 -4 10 28M36 -34Q52 -6 42 22',
          lighter(colour, 0.7),
          3.4,
          0.75,
        )),
});

/** A cooked shrimp. */
export const shrimp: Piece = {
  rx: 18,
  ry: 16,
  draw: () =>
    line('M13 -9A16 14 0 1 0 6 14', '#c9562f', 14) +
    line('M13 -9A16 14 0 1 0 6 14', '#f49a6c', 11) +
    line('M-2 -17l3 9M-13 -8l9 4M-15 6l9-3M-6 15l4-8', '#fbd0b0', 2.2, 0.9) +
    path('M6 8L20 8L12 20Z', '#e0693c'),
};

/** A flake of cooked or tinned fish. */
export const flake = (colour: Colour = '#dcae88'): Piece => ({
  rx: 18,
  ry: 11,
  stands: true,
  draw: () =>
    path('M-19 2C-14 -13 12 -15 20 -3C14 11 -12 14 -19 2Z', linear([lighter(colour, 0.45), darker(colour, 0.16)])) +
    line('M-10 -7Q-6 0 -10 7M0 -9Q5 0 1 9M9 -8Q13 -1 10 5', darker(colour, 0.24), 1.6, 0.6),
});

/** A rolled slice of smoked or raw salmon. */
export const rosette = (colour: Colour = '#f0825a'): Piece => ({
  rx: 20,
  ry: 17,
  draw: () =>
    ellipse(0, 0, 21, 18, darker(colour, 0.2)) +
    ellipse(0, 0, 18, 15, colour) +
    line('M-13 2C-12 -12 12 -12 12 2C12 10 -6 10 -6 2C-6 -4 5 -4 4 2', lighter(colour, 0.65), 3, 0.85),
});
