import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { blob } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, ellipse, line, path, ring } from '../drawing/svg.ts';

/** ხინკალი: a pleated purse with its stalk. */
export const khinkali = (dough: Colour = '#f5e7cb'): Piece => ({
  rx: 48,
  ry: 34,
  stands: true,
  draw: () => {
    const pleats = [-38, -27, -16, -5, 6, 17, 28, 38]
      .map((x) => `M${x * 0.22} -34Q${x * 0.75} -22 ${x} ${6 - Math.abs(x) * 0.12}`)
      .join('');
    return (
      path(
        'M-52 8C-54 -14 -22 -24 -9 -36H9C22 -24 54 -14 52 8C50 32 24 42 0 42S-50 32 -52 8Z',
        radial([lighter(dough, 0.75), `${dough} 55`, darker(dough, 0.24)], [0.42, 0.35, 0.68]),
      ) +
      line(pleats, darker(dough, 0.3), 2.6, 0.65) +
      line('M-34 22Q0 40 34 22', darker(dough, 0.16), 3, 0.5) +
      path(
        'M-9 -34C-12 -46 -14 -52 -10 -55Q0 -60 10 -55C14 -52 12 -46 9 -34Q0 -30 -9 -34Z',
        linear([lighter(dough, 0.5), darker(dough, 0.1), darker(dough, 0.2)], 0),
      ) +
      line('M-4 -36L-5 -52M3 -36L4 -53', darker(dough, 0.28), 2, 0.6) +
      ellipse(0, -55, 9, 3.4, lighter(dough, 0.4))
    );
  },
});

/** A small boiled dumpling, folded in a half-moon and pinched. */
export const dumpling = (dough: Colour = '#f3e2c0'): Piece => ({
  rx: 28,
  ry: 18,
  stands: true,
  draw: () =>
    path(
      'M-30 8C-28 -22 28 -22 30 8C20 20 -20 20 -30 8Z',
      radial([lighter(dough, 0.7), `${dough} 55`, darker(dough, 0.24)]),
    ) + line('M-30 8C-20 18 20 18 30 8M-20 13l3-6M-8 16l2-7M5 16l0-7M17 13l-2-6', darker(dough, 0.28), 2.2, 0.65),
});

/** A roll in a leaf of cabbage or vine. */
export const leafRoll = (colour: Colour): Piece => ({
  rx: 44,
  ry: 20,
  stands: true,
  draw: () =>
    path(
      'M-46 4C-48 -18 -34 -24 -20 -24H22C38 -24 48 -16 46 4C46 20 34 24 20 24H-22C-38 24 -46 18 -46 4Z',
      linear([lighter(colour, 0.35), `${colour} 45`, darker(colour, 0.38)]),
    ) +
    line(
      'M-40 -8Q0 -22 40 -12M-36 4Q0 -10 42 -2M-6 -23Q6 0 -2 23M-26 -22Q-14 0 -24 22M16 -23Q28 0 20 22',
      lighter(colour, 0.5),
      1.8,
      0.55,
    ) +
    ellipse(-41, 2, 6, 13, darker(colour, 0.22)),
});

/** A pancake of a pile, seen from the side and above. */
export const pancake = (colour: Colour = '#d99a45', rx = 104, ry = 54): Piece => ({
  rx,
  ry,
  stands: true,
  draw: (chance) =>
    at(0, 9, path(blob(chance, rx, ry, 0.012), darker(colour, 0.34))) +
    at(0, 5, path(blob(chance, rx, ry, 0.012), lighter(colour, 0.62))) +
    path(
      blob(chance, rx, ry, 0.015),
      radial(
        [colour, `${lighter(colour, 0.14)} 66`, `${darker(colour, 0.1)} 84`, lighter(colour, 0.4)],
        [0.5, 0.5, 0.52],
      ),
    ) +
    ring(0, 0, rx * 0.93, ry * 0.9, lighter(colour, 0.6), 3, 0.6),
});

/** A thin pancake folded in four or rolled. */
export const crepe = (colour: Colour = '#e6b663'): Piece => ({
  rx: 70,
  ry: 34,
  stands: true,
  draw: (chance) =>
    path('M-78 20C-50 -34 46 -46 80 -14C86 6 40 36 -78 20Z', darker(colour, 0.3)) +
    path(
      'M-78 14C-50 -40 46 -52 80 -20C86 -2 40 30 -78 14Z',
      radial([lighter(colour, 0.5), colour, darker(colour, 0.1)]),
    ) +
    Array.from({ length: 8 }, () =>
      ellipse(
        chance.between(-40, 60),
        chance.between(-26, 8),
        chance.between(4, 9),
        chance.between(3, 5),
        '#b06c27',
        0.42,
      ),
    ).join('') +
    line('M-74 12C-30 -14 30 -26 78 -18', darker(colour, 0.3), 2.4, 0.6),
});

/** A rolled thin pancake, from the side. */
export const rolled = (colour: Colour = '#e2ad57', filling: Colour = '#fdf4e0'): Piece => ({
  rx: 66,
  ry: 19,
  stands: true,
  draw: (chance) =>
    path(
      'M-66 -20H60C76 -18 76 20 60 22H-66C-80 20 -80 -18 -66 -20Z',
      linear([lighter(colour, 0.45), `${colour} 45`, darker(colour, 0.34)]),
    ) +
    Array.from({ length: 6 }, () =>
      ellipse(
        chance.between(-50, 40),
        chance.between(-12, 8),
        chance.between(4, 10),
        chance.between(3, 5),
        '#a8662a',
        0.42,
      ),
    ).join('') +
    ellipse(62, 1, 11, 20, lighter(colour, 0.3)) +
    ellipse(62, 1, 8, 15, filling) +
    line('M56 -6Q64 -12 67 0Q66 10 59 8', darker(colour, 0.2), 2.4),
});

/** A biscuit or a small baked round. */
export const biscuit = (colour: Colour = '#d8a157', r = 26): Piece => ({
  rx: r,
  ry: r * 0.8,
  stands: true,
  draw: (chance) =>
    at(0, 5, path(blob(chance, r, r * 0.76, 0.03), darker(colour, 0.35))) +
    path(blob(chance, r, r * 0.76, 0.04), radial([lighter(colour, 0.5), `${colour} 62`, darker(colour, 0.2)])) +
    line(
      `M${-r * 0.4} ${-r * 0.1}l${r * 0.3} ${r * 0.1}M${r * 0.1} ${-r * 0.3}l${r * 0.2} ${r * 0.2}M${-r * 0.1} ${r * 0.25}l${r * 0.3} 0`,
      darker(colour, 0.3),
      2,
      0.5,
    ),
});
