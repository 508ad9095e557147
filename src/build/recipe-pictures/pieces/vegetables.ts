import type { Chance } from '../drawing/chance.ts';
import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { blob, frill } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Piece } from '../piece.ts';
import { at, circleOf, ellipse, line, path, ring } from '../drawing/svg.ts';

/** A round slice: skin, flesh and what is in its middle. */
const slice = (r: number, skin: Colour, flesh: Colour, inside = ''): string =>
  ellipse(0, 0, r, r, skin) +
  ellipse(0, 0, r * 0.88, r * 0.88, radial([lighter(flesh, 0.35), flesh, darker(flesh, 0.08)])) +
  inside;

export const tomatoSlice: Piece = {
  rx: 25,
  ry: 25,
  draw: () => {
    const chamber = at(
      0,
      -12.5,
      path('M-8 4C-8 -6 -4 -9 0 -9S8 -6 8 4C4 8 -4 8 -8 4Z', '#c43a25') +
        ellipse(-3, -1, 2, 3, '#f3c267') +
        ellipse(3, 0, 2, 3, '#f3c267') +
        ellipse(0, 4, 1.8, 2.6, '#f3c267'),
    );
    return slice(
      25,
      '#b92c1c',
      '#e2553a',
      circleOf(5, (turn) => at(0, 0, chamber, { turn })) + ellipse(0, 0, 4, 4, '#f0957a'),
    );
  },
};

export const tomatoWedge: Piece = {
  rx: 22,
  ry: 13,
  stands: true,
  draw: () =>
    path('M-25 -6C-18 18 18 18 25 -6C14 -15 -14 -15 -25 -6Z', linear(['#e8583b', '#c3301d'])) +
    path('M-25 -6C-14 -15 14 -15 25 -6C14 1 -14 1 -25 -6Z', '#f0876a') +
    ellipse(-8, -6, 4, 2.4, '#f7cf86') +
    ellipse(6, -6.5, 4, 2.4, '#f7cf86') +
    line('M-16 6C-8 12 4 13 12 10', '#f79a7c', 3, 0.7),
};

export const cherryTomato: Piece = {
  rx: 14,
  ry: 14,
  stands: true,
  draw: () =>
    ellipse(0, 0, 14, 13.5, radial(['#ff8a62', '#df3f26 55', '#a92415'])) +
    ellipse(-5, -5, 3.4, 2.4, '#ffe3cf', 0.85) +
    at(2, -11, path(frill(6, 4, 5, 0.5), '#5a8d3c')),
};

export const cucumberSlice: Piece = {
  rx: 19,
  ry: 19,
  draw: () =>
    slice(
      19,
      '#3f7a35',
      '#d3e8a9',
      circleOf(6, (turn) => at(0, 0, ellipse(0, -8, 1.8, 4, '#f4f8d9'), { turn })) +
        ring(0, 0, 13, 13, '#b3d283', 1.5, 0.8),
    ),
};

export const zucchiniSlice: Piece = {
  rx: 20,
  ry: 20,
  draw: () =>
    slice(20, '#4c7a33', '#e7e0a0', ring(0, 0, 11, 11, '#d3c678', 2, 0.7) + ellipse(-4, 3, 7, 5, '#d9a955', 0.45)),
};

export const eggplantSlice: Piece = {
  rx: 24,
  ry: 20,
  draw: (chance) =>
    path(blob(chance, 25, 21, 0.04), '#4a2540') +
    path(blob(chance, 22, 18, 0.04), radial(['#dcae6a', '#b87a3d', '#8f5428'])) +
    circleOf(5, (turn) => at(0, 0, ellipse(0, -9, 1.6, 3, '#7c4622', 0.6), { turn })),
};

export const radishSlice: Piece = {
  rx: 14,
  ry: 14,
  draw: () =>
    slice(
      14,
      '#c22d52',
      '#fdf3ef',
      circleOf(8, (turn) => at(0, 0, line('M0 -3V-9', '#f2d7d9', 1.2), { turn })),
    ),
};

export const carrotSlice: Piece = {
  rx: 14,
  ry: 14,
  draw: () =>
    slice(
      14,
      '#d86a16',
      '#f08f2d',
      ellipse(0, 0, 5.5, 5.5, '#f6b052') + circleOf(6, (turn) => at(0, 0, line('M0 -5V-10', '#f6b052', 1.3), { turn })),
    ),
};

export const beetSlice: Piece = {
  rx: 20,
  ry: 20,
  draw: () =>
    slice(20, '#5e1130', '#93204c', ring(0, 0, 12, 12, '#b8406d', 2, 0.7) + ring(0, 0, 6, 6, '#b8406d', 1.6, 0.7)),
};

export const onionRing = (colour: Colour = '#f6efe4'): Piece => ({
  rx: 19,
  ry: 17,
  draw: () =>
    ring(0, 0, 18, 16, colour, 4.5) +
    ring(0, 0, 20, 18, darker(colour, 0.22), 1.2, 0.8) +
    ring(0, 0, 10, 8.6, colour, 3.4) +
    ring(0, 0, 11.6, 10.2, darker(colour, 0.2), 1, 0.7),
});

export const pepperRing = (colour: Colour): Piece => ({
  rx: 20,
  ry: 19,
  draw: () => ringOf(frill(20, 19, 4, 0.16), colour),
});

const ringOf = (d: string, colour: Colour) =>
  line(d, darker(colour, 0.2), 7.5) + line(d, colour, 5) + line(d, lighter(colour, 0.4), 1.4, 0.6);

/** A strip of pepper, carrot or cabbage, bent. */
export const strip = (colour: Colour, length = 22, width = 7): Piece => ({
  rx: length * 0.9,
  ry: width * 0.8,
  draw: (chance) => {
    const bend = chance.between(-9, 9);
    const d = `M${-length} 0Q0 ${bend} ${length} 0`;
    return (
      line(d, darker(colour, 0.24), width) +
      line(d, colour, width - 1.6) +
      line(d, lighter(colour, 0.45), width * 0.22, 0.7)
    );
  },
});

/** A cube of something, seen from a corner above. */
export const cube = (colour: Colour, side = 13): Piece => ({
  rx: side * 0.95,
  ry: side * 0.8,
  stands: true,
  draw: () => {
    const [w, h] = [side, side * 0.56];
    return (
      path(`M${-w} ${-h * 0.5}L0 ${h * 0.5}V${h * 0.5 + side}L${-w} ${side - h * 0.5}Z`, colour) +
      path(`M${w} ${-h * 0.5}L0 ${h * 0.5}V${h * 0.5 + side}L${w} ${side - h * 0.5}Z`, darker(colour, 0.2)) +
      path(`M0 ${-h * 1.5}L${w} ${-h * 0.5}L0 ${h * 0.5}L${-w} ${-h * 0.5}Z`, lighter(colour, 0.32))
    );
  },
});

/** A lump with soft edges: boiled potato, pumpkin, stewed vegetables. */
export const lump = (colour: Colour, rx = 18, ry = 14, wobble = 0.1): Piece => ({
  rx,
  ry,
  stands: true,
  draw: (chance) =>
    path(blob(chance, rx, ry, wobble), radial([lighter(colour, 0.38), `${colour} 58`, darker(colour, 0.3)])) +
    ellipse(-rx * 0.3, -ry * 0.42, rx * 0.3, ry * 0.17, lighter(colour, 0.75), 0.55),
});

/** A fried or baked potato wedge with a brown edge. */
export const potatoWedge: Piece = {
  rx: 25,
  ry: 11,
  stands: true,
  draw: () =>
    path('M-28 2C-22 -12 18 -15 28 -2C22 12 -16 15 -28 2Z', linear(['#f6d480', '#e0a13f', '#b06e25'])) +
    path('M-24 1C-18 -8 16 -11 25 -3C12 2 -12 4 -24 1Z', '#fae6a8') +
    line('M-20 7C-8 10 8 9 18 5', '#8d521b', 2.2, 0.5),
};

export const mushroomSlice: Piece = {
  rx: 20,
  ry: 16,
  draw: () =>
    path(
      'M-22 2C-22 -20 22 -20 22 2C18 7 10 6 6 4L5 18C2 21 -2 21 -5 18L-6 4C-10 6 -18 7 -22 2Z',
      linear(['#c99a68', '#f4e6cd', '#dcbf96']),
    ) +
    path('M-16 0C-12 -10 12 -10 16 0C10 4 -10 4 -16 0Z', '#a87a4e', 0.75) +
    line('M-22 2C-22 -20 22 -20 22 2', '#8e6038', 2, 0.8),
};

export const mushroomCap: Piece = {
  rx: 20,
  ry: 16,
  stands: true,
  draw: () =>
    path('M-6 4h12l3 15q-9 6-18 0z', '#efdcbb') +
    path('M-23 5C-23 -23 23 -23 23 5C16 11 -16 11 -23 5Z', radial(['#d9a876', '#b27f4e', '#80512a'])) +
    ellipse(-8, -8, 6, 3.4, '#f5dcb9', 0.7),
};

/** A floret of broccoli or cauliflower. */
export const floret = (colour: Colour, stem: Colour = '#bcd08b'): Piece => ({
  rx: 21,
  ry: 18,
  stands: true,
  draw: (chance) => path('M-7 4L-5 20Q0 24 5 20L7 4Z', linear([stem, darker(stem, 0.2)])) + buds(chance, colour),
});

const buds = (chance: Chance, colour: Colour) =>
  [
    [-13, 0, 10],
    [13, 0, 10],
    [-7, -10, 10],
    [8, -10, 10],
    [0, -3, 12],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      at(
        x,
        y,
        path(
          frill(r + 1.5, r, 7, chance.between(0.1, 0.16)),
          radial([lighter(colour, 0.4), `${colour} 60`, darker(colour, 0.28)]),
        ),
      ),
    )
    .join('');

export const cornKernels: Piece = {
  rx: 8,
  ry: 7,
  draw: () =>
    ellipse(-3, 0, 5.4, 4.6, radial(['#ffe78a', '#f1b92d', '#c98a15'])) +
    ellipse(5, 3, 5, 4.4, radial(['#ffe78a', '#f1b92d', '#c98a15'])),
};

export const olive = (colour: Colour = '#3c2f33'): Piece => ({
  rx: 11,
  ry: 9,
  stands: true,
  draw: () =>
    ellipse(0, 0, 11, 9, radial([lighter(colour, 0.45), colour, darker(colour, 0.3)])) +
    ellipse(4, -1, 3.4, 3, '#c8412c'),
});

export const asparagus: Piece = {
  rx: 40,
  ry: 5,
  draw: () =>
    line('M-44 0H34', '#5f8d3f', 9) +
    line('M-44 -2H34', '#9cc06c', 2.6, 0.8) +
    path('M28 -6C42 -7 50 -2 52 0C50 2 42 7 28 6Z', '#4d7433') +
    line('M-20 -3l5 3M0 3l5-3M18 -3l5 3', '#42662c', 1.8),
};
