import { BOARDS } from '../bases/boards.ts';
import { BOWLS } from '../bases/bowls.ts';
import { PLATES } from '../bases/plates.ts';
import type { Chance } from '../drawing/chance.ts';
import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { inset, spread, type Surface } from '../layout.ts';
import { blob, smooth, type Point } from '../drawing/outline.ts';
import { linear, radial } from '../drawing/paint.ts';
import { lay, shrunk, type Piece } from '../piece.ts';
import { butter } from '../pieces/dairy.ts';
import { khinkali as purse, pancake } from '../pieces/dough.ts';
import { berry, raspberry } from '../pieces/fruits.ts';
import { chopped, leafPair, sprig } from '../pieces/herbs.ts';
import { seeds, walnut } from '../pieces/nuts.ts';
import { cucumberSlice, onionRing, tomatoWedge } from '../pieces/vegetables.ts';
import { drizzle } from '../scenes/liquids.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';
import { serve, type Dish } from './dish.ts';

/** A khinkali bitten open: the dough, the broth and the filling. */
const bitten = (dough: Colour, filling: Colour): Piece => ({
  rx: 46,
  ry: 32,
  stands: true,
  draw: (chance) => path('M-50 -4C-52 34 52 34 50 -4C44 -20 -44 -20 -50 -4Z', linear([lighter(dough, 0.4), dough, darker(dough, 0.24)])) + ellipse(0, -4, 50, 17, lighter(dough, 0.5)) + ellipse(0, -3, 42, 13, '#d9a04e') + path(blob(chance, 27, 14, 0.1), radial([lighter(filling, 0.35), filling, darker(filling, 0.3)])) + ellipse(-18, 2, 7, 2.4, '#ffe6b0', 0.8) + ellipse(22, -7, 5, 2, '#ffe6b0', 0.8),
});

interface Khinkali {
  dough?: Colour;
  /** Colour of what is inside the open one. */
  filling?: Colour;
  topping?: Piece;
}

/** ხინკალი, peppered, one of them open. */
export const khinkali = ({ dough = '#f5e7cb', filling = '#8a4a28', topping = seeds('#4a3527', 2.6) }: Khinkali = {}): Dish => (chance) =>
  serve(chance.pick([PLATES['platter-blue'], PLATES['platter-cream'], PLATES['platter-clay'], PLATES['plate-indigo'], PLATES['plate-red'], PLATES['plate-green'], PLATES['plate-charcoal']]), ({ cx, cy }) =>
    [
      ...[[-62, -38], [46, -42], [-112, 10], [-8, 8]].map(([x = 0, y = 0]) => lay(purse(dough), cx + x, cy + y, chance, { turn: chance.between(-5, 5), scale: y < 0 ? 1.05 : 1.2 })),
      lay(bitten(dough, filling), cx + 92, cy + 32, chance, { turn: 4, scale: 1.12 }),
      spread({ cx, cy: cy + 12, rx: 150, ry: 50 }, [{ piece: topping, parts: 1 }], chance, { count: 16 }),
    ].join(''),
  );

/** ჩურჩხელა: two strings, one cut. */
export const churchkhela: Dish = (chance) =>
  serve(BOARDS['board-long'], ({ cx, cy }) => [at(cx - 10, cy - 40, candle('#7c2c2a', chance), { turn: -6 }), at(cx + 4, cy + 16, candle('#a9622c', chance), { turn: -3 }), ...[-104, -62, -20, 24, 68].map((x, index) => lay(coin(index % 2 ? '#a9622c' : '#7c2c2a'), cx + x, cy + 62 + (index % 2) * 6, chance, { turn: 0 }))].join(''));

/** A candle of nuts dipped in thickened grape juice, around the origin. */
function candle(colour: Colour, chance: Chance): string {
  const bumps = Array.from({ length: 9 }, (_, index) => -150 + index * 36);
  const upper = bumps.map((x, index): Point => [x, -21 - (index % 2) * 5 + chance.between(-2, 2)]);
  const lower = bumps.map((x, index): Point => [x, 21 + (index % 2) * 5 + chance.between(-2, 2)]).toReversed();
  return (
    line('M140 0L196 -6', '#cdb78d', 3) + at(2, 8, path(smooth([...upper, [152, 0], ...lower, [-168, 0]]), '#3b1606', 0.25)) +
    path(smooth([...upper, [152, 0], ...lower, [-168, 0]]), linear([lighter(colour, 0.4), `${colour} 48`, darker(colour, 0.42)])) +
    bumps.slice(0, -1).map((x) => line(`M${x + 18} -16Q${x + 23} 0 ${x + 18} 18`, darker(colour, 0.35), 2.4, 0.5)).join('') +
    line('M-140 -14Q-60 -22 0 -16T128 -14', '#ffe9d0', 4, 0.45)
  );
}

const coin = (colour: Colour): Piece => ({ rx: 20, ry: 17, stands: true, draw: (chance) => ellipse(0, 3, 21, 18, darker(colour, 0.42)) + ellipse(0, 0, 21, 18, colour) + ellipse(0, 0, 16, 13.5, lighter(colour, 0.16)) + at(0, 0, walnut.draw(chance), { scale: 0.72 }) });

/** გოზინაყი: diamonds of walnuts in honey. */
export const gozinaki = (colour: Colour = '#c98632', crumb: Piece = walnut): Dish => (chance) =>
  serve(chance.pick([PLATES['plate-rose'], PLATES['plate-indigo'], PLATES['plate-cream'], PLATES['plate-green']]), ({ cx, cy }) => {
    const diamond = (x: number, y: number, scale: number) =>
      at(
        cx + x,
        cy + y,
        path('M-58 6L0 -24L58 6L0 38Z', '#3b1606', 0.22) + path('M-58 -6L0 26V38L-58 6Z', darker(colour, 0.25)) + path('M58 -6L0 26V38L58 6Z', darker(colour, 0.45)) + path('M-58 -6L0 -38L58 -6L0 26Z', linear([lighter(colour, 0.3), colour])) +
          spread({ cx: 0, cy: -6, rx: 30, ry: 14 }, [{ piece: crumb, parts: 1 }], chance, { count: 8, scale: 0.62 }) + line('M-52 -7L0 -35L20 -24', '#fff0c8', 3, 0.6),
        { scale },
      );
    return [diamond(-66, -36, 1.02), diamond(66, -38, 1.02), diamond(0, -6, 1.1), diamond(-74, 34, 1.1), diamond(74, 32, 1.1), diamond(0, 62, 1.05)].join('');
  });

/** ფელამუში: grape pudding turned out of its mould, with walnuts. */
export const pelamushi: Dish = (chance) =>
  serve(PLATES['plate-ochre'], ({ cx, cy }) =>
    [
      ellipse(cx + 4, cy + 30, 126, 58, '#3b1606', 0.24),
      path(`M${cx - 118} ${cy + 26}C${cx - 112} ${cy - 30} ${cx - 84} ${cy - 72} ${cx - 62} ${cy - 78}H${cx + 62}C${cx + 84} ${cy - 72} ${cx + 112} ${cy - 30} ${cx + 118} ${cy + 26}C${cx + 104} ${cy + 62} ${cx - 104} ${cy + 62} ${cx - 118} ${cy + 26}Z`, linear(['#4d1830', '#7c2b48', '#95405c', '#6c2340', '#3f1228'], 0)),
      ...[-78, -40, 0, 40, 78].map((x) => line(`M${cx + x} ${cy + 44 - Math.abs(x) * 0.1}Q${cx + x * 0.92} ${cy - 30} ${cx + x * 0.62} ${cy - 70}`, '#35101f', 3, 0.4)),
      ellipse(cx, cy - 78, 64, 24, radial(['#b05a78', '#7c2b48', '#5d1d36'])),
      line(`M${cx - 96} ${cy + 6}Q${cx - 86} ${cy - 36} ${cx - 66} ${cy - 58}`, '#e9a9bf', 6, 0.55),
      ...[[-26, -82], [20, -86], [0, -72]].map(([x = 0, y = 0]) => lay(walnut, cx + x, cy + y, chance, { scale: 1.05 })),
      spread({ cx, cy: cy + 52, rx: 120, ry: 20 }, [{ piece: walnut, parts: 1 }, { piece: berry('#5b2148', 9), parts: 1 }], chance, { count: 10, scale: 0.9 }),
    ].join(''),
  );

/** Tomatoes and cucumbers, the salad of every Georgian table. */
export const tomatoCucumber = (dressing?: Colour): Dish => (chance) =>
  serve(chance.pick([BOWLS['bowl-cream'], BOWLS['bowl-blue'], BOWLS['bowl-wood']]), (surface) =>
    [
      ellipse(surface.cx, surface.cy, surface.rx, surface.ry, '#d9694a'),
      spread(inset(surface, 0.84), [{ piece: tomatoWedge, parts: 6 }, { piece: cucumberSlice, parts: 6 }, { piece: onionRing('#d9a8c0'), parts: 2 }], chance, { count: 32, height: 30, scale: 1.12 }),
      dressing ? drizzle({ ...inset(surface, 0.7), cy: surface.cy - 20 }, dressing, 6) : '',
      spread(inset(surface, 0.62), [{ piece: leafPair('#6b3d66'), parts: 1 }, { piece: sprig(), parts: 2 }], chance, { count: 8, height: 30 }),
    ].join(''),
  );

/** A folded omelette and what lies on it. */
export const omelette = (surface: Surface, chance: Chance, filling: readonly Piece[], herbs: Piece = chopped()): string => {
  const { cx, cy } = surface;
  return [
    ellipse(cx + 2, cy + 20, 132, 60, '#3b1606', 0.22),
    at(cx, cy + 4, path('M-134 -6C-130 -70 -40 -84 30 -78C100 -72 140 -42 134 -6C124 40 60 60 -4 60S-128 40 -134 -6Z', '#c98f2e')),
    at(cx, cy, path('M-134 -10C-130 -74 -40 -88 30 -82C100 -76 140 -46 134 -10C124 34 60 52 -4 52S-128 34 -134 -10Z', radial(['#fff0a6', '#f8d15c 55', '#e0a431'], [0.42, 0.36, 0.66]))),
    filling.length > 0 ? at(cx, cy, path('M-118 18C-60 44 60 44 116 18C110 44 60 60 -2 60S-112 42 -118 18Z', '#a86f1f')) + spread({ cx, cy: cy + 36, rx: 96, ry: 9 }, filling.map((piece) => ({ piece, parts: 1 })), chance, { count: 12, scale: 0.85 }) : '',
    at(cx - 10, cy - 26, path(blob(chance, 40, 15, 0.2), '#c98a2a', 0.4)) + at(cx + 58, cy - 8, path(blob(chance, 24, 9, 0.2), '#c98a2a', 0.4)) + at(cx - 74, cy, path(blob(chance, 18, 8, 0.2), '#c98a2a', 0.4)),
    line(`M${cx - 104} ${cy - 38}Q${cx - 50} ${cy - 70} ${cx + 24} ${cy - 68}`, '#fffbe0', 5, 0.7),
    spread({ cx, cy: cy - 20, rx: 92, ry: 36 }, [{ piece: herbs, parts: 1 }], chance, { count: 11 }),
  ].join('');
};

/** A pile of pancakes with what runs down it. */
export const pancakes = (surface: Surface, chance: Chance, { colour = '#d9983f', syrup, toppings = [raspberry(), butter] }: { colour?: Colour; syrup?: Colour; toppings?: readonly Piece[] } = {}): string => {
  const { cx, cy } = surface;
  const levels = [50, 32, 14, -4, -22];
  const runs = syrup
    ? path(`M${cx - 62} ${cy - 30}C${cx - 60} ${cy - 54} ${cx + 56} ${cy - 56} ${cx + 62} ${cy - 30}C${cx + 62} ${cy + 4} ${cx + 50} ${cy + 20} ${cx + 46} ${cy + 4}C${cx + 44} ${cy - 8} ${cx + 24} ${cy - 4} ${cx + 20} ${cy + 22}C${cx + 16} ${cy + 44} ${cx - 2} ${cy + 42} ${cx - 4} ${cy + 18}C${cx - 8} ${cy - 4} ${cx - 34} ${cy - 2} ${cx - 38} ${cy + 8}C${cx - 46} ${cy + 20} ${cx - 62} ${cy} ${cx - 62} ${cy - 30}Z`, linear([lighter(syrup, 0.25), syrup, darker(syrup, 0.12)]), 0.92) + line(`M${cx - 40} ${cy - 38}Q${cx - 10} ${cy - 48} ${cx + 26} ${cy - 44}`, '#fff6df', 4, 0.6)
    : '';
  return [
    ellipse(cx + 2, cy + 64, 134, 58, '#3b1606', 0.24),
    ...levels.map((y, index) => at(cx + (index % 2 ? 3 : -3), cy + y, pancake(colour, 122 - index, 62).draw(chance))),
    runs,
    spread({ cx, cy: cy - 30, rx: 46, ry: 19 }, toppings.map((piece) => ({ piece: shrunk(piece, 36), parts: 1 })), chance, { count: toppings.length > 1 || toppings.some(({ rx }) => rx < 30) ? 6 : 1, height: 8, scale: 1.1 }),
  ].join('');
};
