import { BOARDS } from '../bases/boards.ts';
import { BOWLS } from '../bases/bowls.ts';
import { CLAY } from '../bases/clay.ts';
import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import type { Colour } from '../drawing/colour.ts';
import { inset, spread } from '../layout.ts';
import { blob } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import { lay, shrunk, type Piece } from '../piece.ts';
import { mchadi as mchadiCake } from '../pieces/breads.ts';
import { cheeseSlice, dollop } from '../pieces/dairy.ts';
import { leafRoll } from '../pieces/dough.ts';
import { berry } from '../pieces/fruits.ts';
import { bean, rice } from '../pieces/grains.ts';
import { chopped, leafPair, longLeaf, springOnion, sprig } from '../pieces/herbs.ts';
import { BEEF, chunk, drumstick } from '../pieces/meats.ts';
import { walnut } from '../pieces/nuts.ts';
import { carrotSlice, eggplantSlice, lump, onionRing, strip, tomatoWedge } from '../pieces/vegetables.ts';
import { soup, stew } from '../scenes/fillings.ts';
import { drizzle, oilDrops, pool, puddle, steam } from '../scenes/liquids.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';
import { serve, type Dish } from './dish.ts';

/** ლობიო in its pot, მჭადი leaning on it. */
export const lobio = (colour: Colour = '#7d2f22', onTop: Piece = onionRing('#f3e6ef')): Dish => (chance) =>
  serve(CLAY.kotani, (surface) =>
    [
      pool(surface, '#8a4428'),
      spread(inset(surface, 0.82), [{ piece: bean(colour, 11), parts: 1 }], chance, { count: 46, height: 9 }),
      spread(inset(surface, 0.6), [{ piece: sprig(), parts: 2 }, { piece: shrunk(onTop, 19), parts: 1 }], chance, { count: 6, height: 9 }),
      steam(surface),
      lay(mchadiCake, 118, 312, chance, { turn: -6, scale: 1.05 }),
      lay(mchadiCake, 362, 316, chance, { turn: 8, scale: 0.95 }),
    ].join(''),
  );

/** ხარჩო: beef, rice, tomato and tkemali. */
export const kharcho = (meat: Colour = BEEF): Dish => (chance) =>
  serve(chance.pick([BOWLS['soup-plate-cream'], CLAY['clay-bowl'], BOWLS['bowl-cream']]), (surface) =>
    soup(surface, { broth: '#c2501f', floating: [{ piece: chunk(meat, 25), parts: 5 }, { piece: rice('#fbeed2'), parts: 6 }], herbs: sprig(), oil: true, count: 22 }, chance),
  );

/** ჩიხირთმა: chicken, egg and vinegar. */
export const chikhirtma = (meat: Colour = '#e9bd7c'): Dish => (chance) =>
  serve(chance.pick([BOWLS['soup-plate-blue'], BOWLS['bowl-blue'], BOWLS['bowl-charcoal']]), (surface) =>
    soup(surface, { broth: '#f3d888', floating: [{ piece: chunk(meat, 25), parts: 1 }], herbs: sprig(), oil: true, count: 7 }, chance),
  );

/** ბორში with sour cream. */
export const borscht: Dish = (chance) =>
  serve(BOWLS['bowl-cream'], (surface) =>
    soup(surface, { broth: '#9d1d33', floating: [{ piece: strip('#a92a4a', 16, 7), parts: 4 }, { piece: strip('#e9dfa9', 15, 6), parts: 3 }, { piece: carrotSlice, parts: 2 }, { piece: lump('#f0dca0', 13, 10), parts: 2 }], oil: true, count: 20 }, chance) +
    lay(dollop('#fff9ee', 36), surface.cx + 12, surface.cy - 4, chance, { turn: 0 }) + spread({ cx: surface.cx + 12, cy: surface.cy - 8, rx: 60, ry: 24 }, [{ piece: chopped('#4f8a3a'), parts: 1 }], chance, { count: 8 }),
  );

/** ჩაქაფული: lamb with tarragon and sour plums. */
export const chakapuli = (main: Piece = chunk('#93552f', 26)): Dish => (chance) =>
  serve(chance.pick([PANS['copper-pan'], CLAY.ketsi, CLAY['clay-bowl'], BOWLS['bowl-cream']]), (surface) =>
    stew(surface, { sauce: '#a8a44c', mixture: [{ piece: main, parts: 6 }, { piece: longLeaf('#5f9140'), parts: 9 }, { piece: berry('#a9bb4e', 12), parts: 5 }, { piece: springOnion(), parts: 4 }], count: 34, herbs: longLeaf('#71a34c') }, chance),
  );

/** ჩახოხბილი: chicken in tomatoes and onion. */
export const chakhokhbili: Dish = (chance) =>
  serve(chance.pick([PANS['copper-pan'], CLAY.ketsi, PANS['iron-pan']]), (surface) =>
    [
      pool(surface, '#c94b22'),
      ...[[-62, -16, -10], [58, -18, 14], [-30, 24, 4], [70, 24, -12], [2, -2, 0]].map(([x = 0, y = 0, turn = 0]) => lay(drumstick('#cb7f38'), surface.cx + x, surface.cy + y, chance, { turn, scale: 0.98 })),
      spread(inset(surface, 0.8), [{ piece: tomatoWedge, parts: 3 }, { piece: onionRing('#f7dcb4'), parts: 2 }, { piece: sprig(), parts: 4 }], chance, { count: 15 }),
      oilDrops(surface, '#e8702b', chance, 10),
    ].join(''),
  );

/** აჯაფსანდალი: aubergines, peppers and tomatoes stewed together. */
export const ajapsandali: Dish = (chance) =>
  serve(chance.pick([CLAY.ketsi, PLATES['plate-cream'], BOWLS['bowl-blue']]), (surface) =>
    stew(surface, { sauce: '#b8481f', mixture: [{ piece: eggplantSlice, parts: 5 }, { piece: strip('#d43a22', 22, 11), parts: 3 }, { piece: strip('#7ba13b', 20, 10), parts: 2 }, { piece: tomatoWedge, parts: 3 }, { piece: lump('#f0d388', 17, 13), parts: 2 }], count: 28, herbs: leafPair('#6a3d63'), scale: 1.05 }, chance),
  );

/** ჩაშუშული: veal stewed with onion and tomato. */
export const chashushuli = (main: Piece = chunk('#8a4020', 25)): Dish => (chance) =>
  serve(chance.pick([CLAY.ketsi, PANS['copper-pan'], CLAY['clay-bowl']]), (surface) =>
    stew(surface, { sauce: '#a9401d', mixture: [{ piece: main, parts: 7 }, { piece: onionRing('#f0d2ac'), parts: 2 }, { piece: tomatoWedge, parts: 3 }, { piece: strip('#5f8f38', 18, 8), parts: 1 }], count: 26, herbs: sprig() }, chance),
  );

/** ტოლმა: rolls in leaves under matsoni with garlic. */
export const tolma = (leaf = '#66793a', sauce = '#fffaf0'): Dish => (chance) =>
  serve(chance.pick([PLATES['platter-cream'], PLATES['platter-blue'], PLATES['platter-clay']]), ({ cx, cy }) =>
    [
      ...[[-92, -40], [0, -44], [92, -40], [-122, 4], [-36, 2], [52, 2], [130, 4], [-70, 44], [16, 46], [98, 42]].map(([x = 0, y = 0]) => lay(leafRoll(leaf), cx + x, cy + y, chance, { turn: chance.between(-8, 8), scale: 0.94 })),
      at(cx + 6, cy - 4, path(blob(chance, 66, 30, 0.13, 10), radial(['#ffffff', `${sauce} 60`, '#e4d6b8']))),
      spread({ cx: cx + 6, cy: cy - 4, rx: 56, ry: 24 }, [{ piece: chopped(), parts: 3 }, { piece: springOnion(), parts: 1 }], chance, { count: 8 }),
    ].join(''),
  );

/** ღომი with sulguni set into its middle. */
export const ghomi = (cheese = true): Dish => (chance) =>
  serve(chance.pick([PLATES['plate-terracotta'], PLATES['plate-indigo'], PLATES['plate-green'], PLATES['plate-charcoal']]), ({ cx, cy }) =>
    [
      ellipse(cx, cy + 16, 146, 84, '#3b1606', 0.22),
      at(cx, cy, path('M-142 10C-146 -40 -74 -78 0 -76S146 -40 142 10C138 62 70 86 0 86S-138 62 -142 10Z', radial(['#ffffff', '#fdf6e2 58', '#e2d1a6']))),
      line(`M${cx - 98} ${cy - 26}Q${cx - 50} ${cy - 58} ${cx + 10} ${cy - 58}M${cx - 110} ${cy + 24}Q${cx - 60} ${cy + 66} ${cx + 6} ${cy + 68}M${cx + 96} ${cy + 34}Q${cx + 118} ${cy + 10} ${cx + 112} ${cy - 14}`, '#d9c493', 4, 0.6),
      ...(cheese
        ? [
            ellipse(cx + 2, cy - 2, 62, 32, '#e9d6a3', 0.8),
            lay(cheeseSlice('#fbe7a8'), cx - 22, cy - 18, chance, { turn: -28, scale: 1.25 }),
            lay(cheeseSlice('#fdeeb8'), cx + 26, cy - 8, chance, { turn: 16, scale: 1.25 }),
            line(`M${cx - 40} ${cy + 12}q10 18 34 16M${cx + 40} ${cy + 18}q-4 14 -20 18`, '#fff3c4', 6, 0.9),
          ]
        : [line(`M${cx - 66} ${cy - 8}C${cx - 40} ${cy - 44} ${cx + 50} ${cy - 44} ${cx + 60} ${cy - 6}C${cx + 46} ${cy + 26} ${cx - 30} ${cy + 22} ${cx - 26} ${cy - 4}`, '#dcc894', 5, 0.7)]),
    ].join(''),
  );

/** ღომი under a sauce of walnuts. */
export const ghomiWithBazhe: Dish = (chance) =>
  ghomi(false)(chance) + puddle({ cx: 240, cy: 180, rx: 84, ry: 44 }, '#cfa468', chance) + drizzle({ cx: 240, cy: 180, rx: 70, ry: 34 }, '#b9701f', 3) + spread({ cx: 240, cy: 178, rx: 60, ry: 28 }, [{ piece: walnut, parts: 2 }, { piece: sprig(), parts: 1 }], chance, { count: 6 });

/** ელარჯი: ghomi drawn into strings with sulguni. */
export const elarji: Dish = () =>
  serve(CLAY['clay-bowl'], ({ cx, cy }) => {
    const strings = [-34, -20, -7, 7, 21, 35].map((x) => `M${cx + x * 1.9} ${cy - 12}Q${cx + x * 0.8} ${cy - 54} ${cx + x * 0.55 + 24} ${cy - 112}`).join('');
    return [
      ellipse(cx, cy, 152, 74, radial(['#fffdf2', '#fbf0cb 62', '#e0c98f'], [0.45, 0.38, 0.66])),
      line(`M${cx - 112} ${cy - 8}Q${cx - 60} ${cy + 38} ${cx} ${cy + 42}M${cx + 104} ${cy - 22}Q${cx + 96} ${cy + 24} ${cx + 48} ${cy + 38}M${cx - 92} ${cy - 34}Q${cx - 60} ${cy - 52} ${cx - 30} ${cy - 54}`, '#d9c083', 4, 0.6),
      path(`M${cx - 72} ${cy - 6}Q${cx - 8} ${cy - 54} ${cx + 2} ${cy - 112}L${cx + 48} ${cy - 112}Q${cx + 42} ${cy - 54} ${cx + 76} ${cy - 2}Q${cx} ${cy + 28} ${cx - 72} ${cy - 6}Z`, linear(['#fff7da', '#fbeec4', '#efdba2'])),
      line(strings, '#e6cf92', 2.6, 0.9),
      line(`M${cx + 40} ${cy - 120}L${cx + 176} 6`, '#8a5a2c', 13) + line(`M${cx + 42} ${cy - 124}L${cx + 176} 2`, '#c08a4e', 4, 0.8),
      path(`M${cx - 12} ${cy - 118}C${cx - 8} ${cy - 146} ${cx + 44} ${cy - 152} ${cx + 58} ${cy - 128}C${cx + 56} ${cy - 104} ${cx} ${cy - 96} ${cx - 12} ${cy - 118}Z`, linear(['#b57e43', '#7e5026'])),
      path(`M${cx - 8} ${cy - 116}Q${cx + 24} ${cy - 138} ${cx + 54} ${cy - 122}Q${cx + 40} ${cy - 100} ${cx - 8} ${cy - 116}Z`, '#fff4cf'),
    ].join('');
  });

/** მჭადი from the pan, with cheese. */
export const mchadi: Dish = (chance) =>
  serve(chance.pick([CLAY.ketsi, PLATES['plate-terracotta'], BOARDS['board-round'], PLATES['plate-indigo']]), ({ cx, cy }) =>
    [
      lay(mchadiCake, cx - 76, cy - 36, chance, { turn: -8, scale: 1.15 }),
      lay(mchadiCake, cx + 70, cy - 40, chance, { turn: 9, scale: 1.15 }),
      lay(mchadiCake, cx - 6, cy + 14, chance, { turn: -3, scale: 1.25 }),
      lay(cheeseSlice(), cx + 112, cy + 30, chance, { turn: -10, scale: 1.15 }),
      lay(cheeseSlice(), cx - 112, cy + 32, chance, { turn: 8, scale: 1.15 }),
      spread({ cx, cy: cy + 58, rx: 70, ry: 10 }, [{ piece: sprig(), parts: 1 }], chance, { count: 4 }),
    ].join(''),
  );
