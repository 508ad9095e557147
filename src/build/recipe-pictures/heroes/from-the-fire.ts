import { BOARDS } from '../bases/boards.ts';
import { CLAY } from '../bases/clay.ts';
import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Colour } from '../drawing/colour.ts';
import { inset, spread, type Surface } from '../layout.ts';
import { radial } from '../drawing/paint.ts';
import { lay, type Piece } from '../piece.ts';
import { flatbread } from '../pieces/breads.ts';
import { pomegranate } from '../pieces/fruits.ts';
import { chopped, sprig } from '../pieces/herbs.ts';
import { BEEF, chunk, drumstick, grilled, PORK, sausage } from '../pieces/meats.ts';
import { onionRing, potatoWedge, tomatoSlice } from '../pieces/vegetables.ts';
import { pool, puddle } from '../scenes/liquids.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';
import { serve, type Dish } from './dish.ts';

/** Onion rings, pomegranate and coriander: what lies on everything from the fire. */
const feastOn = (surface: Surface, chance: Chance, height = 10): string =>
  spread(inset(surface, 0.62), [{ piece: onionRing(), parts: 3 }], chance, { count: 4, height }) +
  spread(inset(surface, 0.74), [{ piece: pomegranate, parts: 2 }, { piece: sprig(), parts: 1 }], chance, { count: 15, height });

const skewer = (meat: Colour, between: Piece | undefined, chance: Chance): string => {
  const places = [-108, -64, -20, 24, 68, 108];
  return (
    line('M-176 4L172 4', '#3b1606', 6, 0.22) + line('M-182 -2L168 -2', '#8d8a86', 5) + line('M-182 -3L168 -3', '#dedbd5', 1.6) +
    places.map((x, index) => lay(between && index % 2 ? between : grilled(meat), x, -2, chance, { turn: between && index % 2 ? 0 : chance.between(-14, 14) })).join('')
  );
};

/** მწვადი: skewers on lavash, with onion and pomegranate. */
export const mtsvadi = (meat: Colour, between?: Piece): Dish => (chance) =>
  serve(chance.pick([BOARDS['board-long'], BOARDS.slate, PLATES['platter-cream']]), ({ cx, cy }) =>
    [
      lay(flatbread('#f0d5a0', 178, 84), cx + 6, cy + 6, chance, { turn: 0 }),
      at(cx + 2, cy - 44, skewer(meat, between, chance), { turn: -5 }),
      at(cx + 8, cy + 4, skewer(meat, between, chance), { turn: -2 }),
      at(cx + 6, cy + 54, skewer(meat, between, chance), { turn: 2 }),
      feastOn({ cx: cx + 6, cy: cy + 8, rx: 150, ry: 80 }, chance, 0),
    ].join(''),
  );

export const porkMtsvadi = mtsvadi(PORK);
export const beefMtsvadi = mtsvadi('#873a1a');
export const chickenMtsvadi = mtsvadi('#d3963f', { ...tomatoSlice, stands: true });

/** ოჯახური: meat and potatoes fried in one pan of clay. */
export const ojakhuri = (meat: Colour = PORK): Dish => (chance) =>
  serve(chance.pick([CLAY.ketsi, PANS['iron-pan'], CLAY.ketsi]), (surface) =>
    [
      puddle(inset(surface, 0.97), '#a9622a', chance),
      spread(inset(surface, 0.84), [{ piece: potatoWedge, parts: 5 }, { piece: chunk(meat, 25), parts: 5 }], chance, { count: 26, height: 16 }),
      feastOn(surface, chance, 16),
    ].join(''),
  );

/** შქმერული: a young chicken in garlic and milk. */
export const shkmeruli: Dish = (chance) =>
  serve(CLAY.ketsi, ({ cx, cy, rx, ry }) =>
    [
      pool({ cx, cy, rx, ry }, '#ecd29c'),
      ...[[-62, -40, -160], [66, -40, -14], [-2, -14, 8], [-70, 30, 166], [62, 34, 18]].map(([x = 0, y = 0, turn = 0]) => lay(drumstick(), cx + x, cy + y, chance, { turn, scale: 1.14 })),
      spread({ cx, cy, rx: rx * 0.8, ry: ry * 0.75 }, [{ piece: chopped('#4f8a3a'), parts: 3 }, { piece: garlicBit, parts: 2 }], chance, { count: 18 }),
      line(`M${cx - 130} ${cy + 40}Q${cx - 60} ${cy + 78} ${cx + 10} ${cy + 76}`, '#fffaf0', 5, 0.7),
    ].join(''),
  );

const garlicBit: Piece = { rx: 6, ry: 4, draw: () => ellipse(0, 0, 6.5, 4, '#fff8e4') + ellipse(1, 1, 3.6, 2, '#ecd9ab') };

/** კუჭმაჭი: giblets fried dark, with pomegranate. */
export const kuchmachi: Dish = (chance) =>
  serve(CLAY.ketsi, (surface) =>
    [
      puddle(inset(surface, 0.97), '#6e3519', chance),
      spread(inset(surface, 0.84), [{ piece: chunk(BEEF, 18), parts: 3 }, { piece: chunk('#5d2612', 16), parts: 3 }, { piece: chunk('#a2552a', 15), parts: 2 }], chance, { count: 38, height: 18 }),
      feastOn(surface, chance, 18),
    ].join(''),
  );

/** კუპატი: sausages from the pan. */
export const kupati: Dish = (chance) =>
  serve(CLAY.ketsi, ({ cx, cy, rx, ry }) =>
    [
      puddle({ cx, cy, rx: rx * 0.97, ry: ry * 0.95 }, '#d19a4e', chance),
      lay(sausage('#b4562a'), cx - 8, cy - 36, chance, { turn: -4, scale: 2.05 }),
      lay(sausage('#a64a24'), cx + 6, cy + 14, chance, { turn: 3, scale: 2.15 }),
      lay(sausage('#b25529'), cx - 4, cy + 62, chance, { turn: -2, scale: 1.9 }),
      spread({ cx, cy: cy + 8, rx: rx * 0.86, ry: ry * 0.8 }, [{ piece: pomegranate, parts: 2 }, { piece: sprig(), parts: 1 }], chance, { count: 14 }),
    ].join(''),
  );

/** ქაბაბი: minced meat off the skewer, on lavash, with onion and barberry. */
export const kababi: Dish = (chance) =>
  serve(BOARDS['board-long'], ({ cx, cy }) =>
    [
      lay(flatbread('#f0d5a0', 178, 84), cx + 6, cy + 6, chance, { turn: 0 }),
      ...[-44, 6, 54].map((y, index) => at(cx + 4, cy + y, line('M-112 5L116 5', '#3b1606', 42, 0.2) + line('M-112 0L116 0', '#5f2a12', 42) + line('M-112 -2L116 -2', '#84401d', 36) + line('M-108 -11L110 -11', '#c9794a', 7, 0.55) + line('M-84 -16l10 30M-44 -18l10 34M-4 -18l10 34M36 -18l10 34M76 -16l10 30', '#4a1d0b', 5, 0.5), { turn: -4 + index * 3 })),
      feastOn({ cx: cx + 6, cy: cy + 8, rx: 150, ry: 80 }, chance, 0),
    ].join(''),
  );

/** ტაბაკა: a young chicken pressed flat and fried, with garlic. */
export const tabaka: Dish = (chance) =>
  serve(PLATES['plate-cream'], ({ cx, cy }) => {
    const half = path('M0 -78C-34 -92 -84 -70 -96 -30C-108 8 -78 44 -34 50C-14 52 -4 46 0 40Z', radial(['#f6c672', '#d9882c 55', '#93501a'])) + path('M-90 -34C-126 -44 -136 -14 -112 4C-100 10 -90 4 -84 -4Z', radial(['#e9a94f', '#b9691f'])) + line('M-72 -34L-22 20M-46 -58L-8 -14M-80 0L-44 40', '#6b3410', 6, 0.5) + ellipse(-50, -42, 20, 9, '#ffe2a8', 0.5);
    return [
      ellipse(cx + 4, cy + 22, 138, 74, '#3b1606', 0.22),
      lay(drumstick('#c9782a'), cx - 66, cy + 48, chance, { turn: 152, scale: 1.15 }),
      lay(drumstick('#c9782a'), cx + 66, cy + 48, chance, { turn: 28, scale: 1.15 }),
      at(cx, cy - 2, half),
      `<g transform="translate(${cx} ${cy - 2}) scale(-1 1)">${half}</g>`,
      line(`M${cx} ${cy - 78}Q${cx - 3} ${cy - 20} ${cx} ${cy + 38}`, '#8a4a18', 4, 0.6),
      spread({ cx, cy: cy + 4, rx: 118, ry: 62 }, [{ piece: garlicBit, parts: 2 }, { piece: sprig(), parts: 1 }, { piece: pomegranate, parts: 1 }], chance, { count: 14 }),
    ].join('');
  });
