import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { blob } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { ellipse, line, path } from '../drawing/svg.ts';

export const CRUST = '#cf8f42';

/** A slice of a loaf, lying. `crumb` is its inside. */
export const breadSlice = (crumb: Colour = '#f6e0b4', crust: Colour = '#b87832'): Piece => ({
  rx: 46,
  ry: 36,
  stands: true,
  draw: () =>
    path('M-46 34C-54 8 -56 -34 -28 -36C-10 -46 14 -46 30 -36C56 -34 54 8 46 34Q0 44 -46 34Z', darker(crust, 0.2)) +
    path('M-46 28C-54 2 -56 -39 -28 -41C-10 -51 14 -51 30 -41C56 -39 54 2 46 28Q0 38 -46 28Z', crust) +
    path(
      'M-40 23C-47 0 -48 -33 -26 -35C-10 -43 12 -43 27 -35C48 -33 47 0 40 23Q0 31 -40 23Z',
      radial([lighter(crumb, 0.5), crumb, darker(crumb, 0.12)]),
    ),
});

/** შოთი: the long bread of the tone, pointed at both ends. */
export const shoti: Piece = {
  rx: 140,
  ry: 34,
  stands: true,
  draw: () =>
    path(
      'M-168 34C-120 -22 -60 -46 10 -44C84 -42 140 -20 172 -52C160 0 112 44 20 48C-60 52 -120 40 -168 34Z',
      linear(['#eebb68', '#d79443', '#a9652a']),
    ) +
    path(
      'M-120 20C-80 -14 -40 -28 10 -28C60 -28 104 -14 128 -18C104 12 60 30 12 32C-40 34 -88 28 -120 20Z',
      radial(['#f9dc9c', '#eab765', '#d1913f']),
    ) +
    ellipse(6, 2, 13, 7, '#8d5322', 0.55) +
    line('M-60 -8l20 24M60 -12l14 26M-20 -18l8 18', '#a9692c', 3.4, 0.45),
};

/** მჭადი: an oval cake of maize flour with a cracked crust. */
export const mchadi: Piece = {
  rx: 52,
  ry: 30,
  stands: true,
  draw: () =>
    path('M-56 6C-56 -22 -30 -34 0 -34S56 -22 56 6C56 28 30 38 0 38S-56 28 -56 6Z', '#a8671d') +
    path(
      'M-56 -2C-56 -28 -30 -40 0 -40S56 -28 56 -2C56 18 30 28 0 28S-56 18 -56 -2Z',
      radial(['#fbe08a', '#efbb4a 60', '#cc8a26'], [0.42, 0.36, 0.68]),
    ) +
    line('M-30 -12l16 8l-6 12M8 -22l10 12l-4 10M26 2l10 6M-8 16l12-4', '#b4731e', 2.6, 0.7),
};

/** A flat round bread with blisters: ლავაში, tortilla. */
export const flatbread = (colour: Colour = '#edcd93', rx = 60, ry = 40): Piece => ({
  rx,
  ry,
  stands: true,
  draw: (chance) =>
    path(blob(chance, rx, ry, 0.04), linear([lighter(colour, 0.4), darker(colour, 0.12)])) +
    Array.from({ length: 7 }, () =>
      ellipse(
        chance.between(-rx * 0.6, rx * 0.6),
        chance.between(-ry * 0.6, ry * 0.6),
        chance.between(4, 9),
        chance.between(3, 5),
        '#a8682c',
        0.4,
      ),
    ).join(''),
});

/** A wrap cut across: lavash around what it holds. */
export const wrap = (filling: readonly Colour[], dough: Colour = '#edcf98'): Piece => ({
  rx: 40,
  ry: 30,
  stands: true,
  draw: (chance) => {
    const inside = filling.flatMap((colour, index) =>
      Array.from({ length: 3 }, () =>
        ellipse(
          chance.between(-18, 18),
          -22 + chance.between(-9, 9),
          9,
          6.4,
          index % 2 ? darker(colour, 0.06) : lighter(colour, 0.08),
        ),
      ),
    );
    return (
      path(
        'M-34 -22L-28 40Q0 54 28 40L34 -22Z',
        linear([darker(dough, 0.1), lighter(dough, 0.4), dough, darker(dough, 0.26)], 0),
      ) +
      line('M-14 -2L-12 26M12 8L13 34', '#a8682c', 5, 0.4) +
      ellipse(0, -22, 34, 21, lighter(dough, 0.4)) +
      ellipse(0, -22, 28, 16, darker(dough, 0.42)) +
      inside.join('')
    );
  },
});

/** A crisp cube of toast. */
export const crouton: Piece = {
  rx: 10,
  ry: 9,
  stands: true,
  draw: () =>
    path('M-10 -6L2 -11L12 -4L0 2Z', '#f3cf8c') +
    path('M-10 -6L0 2V12L-10 4Z', '#d79b4c') +
    path('M12 -4L0 2V12L12 5Z', '#b87933'),
};

/** A round bun with a glazed top. */
export const bun = (colour: Colour = '#cf8a3c', r = 44): Piece => ({
  rx: r,
  ry: r * 0.74,
  stands: true,
  draw: () =>
    ellipse(0, r * 0.22, r, r * 0.62, darker(colour, 0.4)) +
    path(
      `M${-r} ${r * 0.2}C${-r} ${-r * 0.95} ${r} ${-r * 0.95} ${r} ${r * 0.2}C${r * 0.6} ${r * 0.56} ${-r * 0.6} ${r * 0.56} ${-r} ${r * 0.2}Z`,
      radial([lighter(colour, 0.55), `${colour} 60`, darker(colour, 0.3)], [0.42, 0.3, 0.72]),
    ) +
    ellipse(-r * 0.28, -r * 0.3, r * 0.24, r * 0.12, '#fff3d2', 0.65),
});
