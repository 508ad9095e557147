import { BOWLS } from '../bases/bowls.ts';
import { CLAY } from '../bases/clay.ts';
import { PLATES } from '../bases/plates.ts';
import type { Chance } from '../drawing/chance.ts';
import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { inset, spread } from '../layout.ts';
import { blob } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import { lay, type Piece } from '../piece.ts';
import { pomegranate } from '../pieces/fruits.ts';
import { chopped, lettuce, sprig } from '../pieces/herbs.ts';
import { chunk, fillet, POULTRY } from '../pieces/meats.ts';
import { nutCrumb, walnut } from '../pieces/nuts.ts';
import { drizzle, oilDrops, pool } from '../scenes/liquids.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';
import { serve, type Dish } from './dish.ts';

const PASTE = '#d8b283';

/** One strip of fried aubergine folded over walnut paste. */
const badrijaniRoll: Piece = {
  rx: 54,
  ry: 22,
  stands: true,
  draw: (chance) =>
    path('M-58 10C-62 -18 -30 -32 10 -28C44 -26 64 -12 60 10C40 26 -36 28 -58 10Z', linear(['#a0602f', '#7a4222', '#4a2236'])) +
    path('M-56 4C-40 -10 40 -12 60 4C58 22 30 30 0 30S-54 24 -56 4Z', radial([lighter(PASTE, 0.35), PASTE, darker(PASTE, 0.18)])) +
    path('M-60 10C-58 24 -30 36 4 36S58 26 61 8C64 30 40 44 2 44S-64 32 -60 10Z', linear(['#6a3a26', '#3a1b2b'])) +
    line('M-44 -10C-24 -22 20 -24 46 -12', '#c98a4f', 4, 0.7) +
    Array.from({ length: 4 }, () => ellipse(chance.between(-40, 40), chance.between(6, 20), 3, 2, darker(PASTE, 0.28), 0.7)).join(''),
};

/** ბადრიჯანი ნიგვზით. */
export const badrijani: Dish = (chance) =>
  serve(chance.pick([PLATES['platter-blue'], PLATES['platter-cream'], PLATES['platter-clay']]), ({ cx, cy }) =>
    [[-82, -44], [34, -46], [-112, 0], [0, -2], [112, -4], [-62, 42], [62, 40]]
      .map(([x = 0, y = 0]) => lay(badrijaniRoll, cx + x, cy + y, chance, { turn: 0, scale: 0.98 }) + seedsOn(cx + x, cy + y + 12, chance))
      .join('') + spread({ cx, cy, rx: 150, ry: 56 }, [{ piece: sprig(), parts: 1 }], chance, { count: 7 }),
  );

const seedsOn = (x: number, y: number, chance: Chance) => [-20, 0, 19].map((dx) => lay(pomegranate, x + dx + chance.between(-4, 4), y + chance.between(-5, 3), chance, { scale: 1.1 })).join('');

/** One ball of ფხალი with its mark of fingers and a pomegranate on top. */
const pkhaliBall = (colour: Colour, r = 50): Piece => ({
  rx: r,
  ry: r * 0.84,
  stands: true,
  draw: (chance) => {
    const flecks = Array.from({ length: 22 }, () => {
      const [angle, reach] = [chance.between(0, 6.28), Math.sqrt(chance.next()) * 0.84];
      return ellipse(Math.cos(angle) * r * reach, Math.sin(angle) * r * 0.8 * reach, chance.between(2, 4.4), chance.between(1.4, 2.6), chance.pick([lighter(colour, 0.34), darker(colour, 0.26), '#cfa36b']), 0.65);
    });
    return (
      path(blob(chance, r, r * 0.86, 0.03, 11), radial([lighter(colour, 0.34), `${colour} 55`, darker(colour, 0.42)])) + flecks.join('') + ellipse(0, -r * 0.42, r * 0.34, r * 0.17, darker(colour, 0.22), 0.6) +
      [[-9, -24], [8, -26], [0, -17], [-1, -31]].map(([x = 0, y = 0]) => at((x * r) / 50, (y * r) / 50, pomegranate.draw(chance), { scale: (r / 50) * 1.15 })).join('')
    );
  },
});

/** ფხალი: three kinds on one plate. */
export const pkhali = (colours: readonly [Colour, Colour, Colour]): Dish => (chance) =>
  serve(chance.pick([PLATES['plate-cream'], PLATES['plate-blue'], PLATES['plate-charcoal'], PLATES['plate-speckled'], PLATES['plate-indigo'], PLATES['plate-ochre'], PLATES['plate-red'], PLATES['plate-rose'], PLATES['plate-terracotta']]), ({ cx, cy }) =>
    [
      lay(lettuce(), cx - 116, cy + 12, chance, { turn: 200, scale: 1.3 }),
      lay(lettuce(), cx + 116, cy + 14, chance, { turn: -20, scale: 1.3 }),
      lay(pkhaliBall(colours[0]), cx, cy - 40, chance, { turn: 0, scale: 1.06 }),
      lay(pkhaliBall(colours[1]), cx - 66, cy + 20, chance, { turn: 0, scale: 1.16 }),
      lay(pkhaliBall(colours[2]), cx + 66, cy + 22, chance, { turn: 0, scale: 1.16 }),
      spread({ cx, cy: cy + 62, rx: 110, ry: 16 }, [{ piece: pomegranate, parts: 2 }, { piece: nutCrumb, parts: 1 }], chance, { count: 9 }),
    ].join(''),
  );

/** საცივი: pieces of turkey or chicken under a sauce of walnuts. */
export const satsivi = (under: Piece = cloaked): Dish => (chance) =>
  serve(chance.pick([CLAY['clay-bowl'], BOWLS['bowl-blue'], BOWLS['bowl-green'], BOWLS['bowl-charcoal']]), (surface) =>
    [
      pool(surface, '#dfbf8e'),
      spread(inset(surface, 0.62), [{ piece: under, parts: 1 }], chance, { count: 7, height: 14 }),
      drizzle(inset(surface, 0.7), '#d2842b', 3.4),
      oilDrops(inset(surface, 0.9), '#d2842b', chance, 12),
      spread(inset(surface, 0.6), [{ piece: pomegranate, parts: 3 }, { piece: chopped(), parts: 1 }], chance, { count: 12, height: 12 }),
      lay(walnut, surface.cx - 10, surface.cy - 6, chance, { turn: 8, scale: 1.2 }),
    ].join(''),
  );

/** A piece of bird under a thick sauce. */
const cloaked: Piece = { rx: 36, ry: 22, stands: true, draw: (chance) => path(blob(chance, 38, 25, 0.08), radial(['#f2dcb4', '#dfbf8e 60', '#b28a56'])) + line('M-22 -10Q-4 -20 18 -12', '#fff1d6', 4, 0.7) };

/** ბაჟე over slices of breast. */
export const bazhe: Dish = (chance) =>
  serve(PLATES['plate-charcoal'], ({ cx, cy }) =>
    [
      lay(fillet(POULTRY), cx, cy - 18, chance, { turn: 0, scale: 2 }),
      at(cx, cy + 14, path(blob(chance, 124, 44, 0.09, 11), radial(['#f4e1ba', '#dfc08f 65', '#c19a62']))),
      drizzle({ cx, cy: cy + 12, rx: 100, ry: 30 }, '#c9781f', 3),
      spread({ cx, cy: cy + 8, rx: 92, ry: 34 }, [{ piece: pomegranate, parts: 2 }, { piece: sprig(), parts: 1 }, { piece: walnut, parts: 1 }], chance, { count: 12 }),
    ].join(''),
  );

/** ხარჩო of Megrelia: beef in a thick walnut sauce. */
export const megrelianKharcho: Dish = (chance) =>
  serve(BOWLS['bowl-charcoal'], (surface) =>
    [
      pool(surface, '#a85a2b'),
      spread(inset(surface, 0.68), [{ piece: chunk('#74391d', 27), parts: 1 }], chance, { count: 9, height: 14 }),
      oilDrops(surface, '#d9832f', chance, 16),
      spread(inset(surface, 0.62), [{ piece: sprig(), parts: 1 }], chance, { count: 6, height: 12 }),
    ].join(''),
  );
