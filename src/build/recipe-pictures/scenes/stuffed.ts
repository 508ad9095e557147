import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import { BOWLS } from '../bases/bowls.ts';
import { BOARDS } from '../bases/boards.ts';
import { CLAY } from '../bases/clay.ts';
import { blend, darker, lighter, type Colour } from '../drawing/colour.ts';
import { inset, spread } from '../layout.ts';
import { blob } from '../drawing/outline.ts';
import { mixtureOf, those, type Order } from '../order.ts';
import { linear, radial } from '../drawing/paint.ts';
import { lay, type Piece } from '../piece.ts';
import { butter, gratedCheese } from '../pieces/dairy.ts';
import { bananaSlice, wholeFruit } from '../pieces/fruits.ts';
import { popcorn } from '../pieces/grains.ts';
import { chopped, leafPair } from '../pieces/herbs.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';
import { puddle } from './liquids.ts';
import { board } from './plates.ts';
import { corner, EVERYDAY_PLATES, servedOn, type Scene } from './scene.ts';

/** Half of something hollowed out: a shell, and room for its filling. */
const boat = (skin: Colour, flesh: Colour, round: boolean): Piece => ({
  rx: round ? 44 : 66,
  ry: 30,
  stands: true,
  draw: (chance) => {
    const [rx, ry] = round ? [46, 32] : [70, 28];
    return path(`M${-rx} -4C${-rx} ${ry * 1.4} ${rx} ${ry * 1.4} ${rx} -4Z`, linear([skin, darker(skin, 0.4)])) + ellipse(0, -4, rx, ry * 0.72, lighter(skin, 0.16)) + ellipse(0, -4, rx * 0.88, ry * 0.56, flesh) + path(blob(chance, rx * 0.76, ry * 0.42, 0.05), darker(flesh, 0.2), 0.5) + line(`M${-rx * 0.86} ${ry * 0.3}Q0 ${ry * 1.15} ${rx * 0.7} ${ry * 0.42}`, lighter(skin, 0.5), 3, 0.4);
  },
});

const shellOf = ({ id }: Order): readonly [skin: Colour, flesh: Colour, round: boolean, hides: RegExp] => {
  if (/zucchini/.test(id)) return ['#5c8a3a', '#e3dd9a', false, /zucchini/];
  if (/eggplant/.test(id)) return ['#4a2540', '#c98f52', false, /eggplant/];
  if (/cucumber/.test(id)) return ['#4c8a3f', '#d3e8a9', false, /cucumber/];
  if (/avocado/.test(id)) return ['#3d5a2a', '#d9e08a', false, /avocado/];
  if (/lettuce/.test(id)) return ['#8ab957', '#cfe39a', false, /lettuce/];
  if (/potato/.test(id)) return ['#a9743a', '#f6dc8e', false, /potato/];
  if (/mushroom/.test(id)) return ['#b58455', '#e9d3ae', true, /mushroom/];
  if (/tomato/.test(id)) return ['#d13a24', '#f08a66', true, /^tomato|cherry-tomato/];
  if (/celery/.test(id)) return ['#9fbf62', '#dce8ae', false, /celery/];
  return ['#d9442a', '#f0835f', true, /pepper/];
};

/** A whole pepper standing, its filling on top. */
const pepper = (skin: Colour): Piece => ({
  rx: 46,
  ry: 44,
  stands: true,
  draw: () => path('M-46 -18C-54 24 -36 50 -18 46Q0 54 18 46C36 50 54 24 46 -18Z', linear([darker(skin, 0.22), lighter(skin, 0.3), skin, darker(skin, 0.12), darker(skin, 0.38)], 0)) + line('M-16 -4Q-22 24 -16 44M16 -4Q22 24 16 44', darker(skin, 0.4), 3, 0.5) + ellipse(0, -18, 46, 20, lighter(skin, 0.2)) + ellipse(0, -18, 38, 15, darker(skin, 0.4)) + ellipse(0, -24, 34, 16, '#b06a38') + line('M-34 2Q-36 22 -28 34', '#ffffff', 5, 0.4),
});

/** Vegetables filled with something. */
export const stuffed: Scene = (order) =>
  servedOn(order, [...EVERYDAY_PLATES, PANS['baking-dish'], CLAY.ketsi], (surface) => {
    const [skin, flesh, round, hides] = shellOf(order);
    const filling = order.seen.filter(({ role, food }) => ['meat', 'fish', 'cheese', 'grain', 'egg', 'pulse', 'nut', 'vegetable'].includes(role) && !hides.test(food) && !/onion/.test(food)).map((thing) => (thing.piece.rx > 40 ? { ...thing, piece: gratedCheese('#fbe49a') } : thing));
    const places = round ? ([[-0.4, -0.44], [0.42, -0.46], [-0.6, 0.32], [0.02, 0.24], [0.64, 0.34]] as const) : ([[-0.06, -0.5], [0.08, 0.02], [-0.04, 0.54]] as const);
    const sauce = those(order, 'sauce', 'cream')[0];
    if (/pepper/.test(order.id)) {
      const skins = ['#d9442a', '#e9a52c', '#7ba13b', '#d9442a'] as const;
      return ([[-0.44, -0.34], [0.42, -0.36], [-0.04, 0.3]] as const).map(([x, y], index) => { const [px, py] = [surface.cx + x * surface.rx, surface.cy + y * surface.ry]; return lay(pepper(skins[index] ?? skins[0]), px, py, order.chance, { turn: 0, scale: 1.1 }) + spread({ cx: px, cy: py - 28, rx: 26, ry: 9 }, mixtureOf(filling, 3), order.chance, { count: 12, scale: 0.72, height: 12 }); }).join('') + spread(inset(surface, 0.84), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 7 });
    }
    return [
      sauce ? puddle(inset(surface, 0.9), blend([{ colour: sauce.colour, weight: 1 }]), order.chance) : '',
      ...places.map(([x, y]) => {
        const [px, py] = [surface.cx + x * surface.rx * 0.92, surface.cy + y * surface.ry * 0.92];
        return lay(boat(skin, flesh, round), px, py, order.chance, { turn: round ? 0 : -4, scale: round ? 1.05 : 1.4 }) + spread({ cx: px, cy: py - 8, rx: round ? 26 : 66, ry: 11 }, mixtureOf(filling, 4), order.chance, { count: round ? 11 : 17, scale: 0.95, height: 11 });
      }),
      spread(inset(surface, 0.8), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 8 }),
    ].join('');
  });

const ORCHARD: readonly (readonly [food: RegExp, skin: Colour, blush: Colour])[] = [
  [/green-apple|pear/, '#cfd06a', '#9aa03a'],
  [/(?<!pine)apple/, '#e8a03c', '#bf2f26'],
  [/quince/, '#eec94f', '#c98f2a'],
  [/peach|nectarine|apricot/, '#f6bd62', '#dd5f34'],
  [/persimmon/, '#f2852a', '#cf4f12'],
  [/orange|mandarin/, '#f7a02c', '#dd7412'],
  [/plum/, '#7d3a6a', '#43163c'],
  [/grapefruit/, '#f5b04a', '#dd6a3c'],
];

/** One fruit: two of it whole and a few pieces. */
export const fruit: Scene = (order) => {
  const things = those(order, 'fruit');
  const [main] = things;
  const kind = ORCHARD.find(([food]) => food.test(main?.food ?? ''));
  if (those(order, 'cheese')[0]) return board(order);
  if (!main || !kind || things.length > 1) return handful(order);
  const [, skin, blush] = kind;
  return servedOn(order, [PLATES['plate-cream'], PLATES['plate-indigo'], BOARDS['board-round'], PLATES['plate-green'], PLATES['plate-blue'], PLATES['plate-rose'], BOARDS.slate], (surface) => {
    const whole = wholeFruit(skin, blush, 58);
    return lay(whole, surface.cx - 62, surface.cy - 26, order.chance, { turn: -4 }) + lay(whole, surface.cx + 58, surface.cy - 34, order.chance, { turn: 6, scale: 0.94 }) + ([[-0.44, 0.56], [0.02, 0.34], [0.48, 0.5], [0.06, 0.82]] as const).map(([x, y]) => lay(main.piece, surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { scale: 1.55, turn: main.piece.stands ? order.chance.between(-22, 22) : order.chance.between(0, 90) })).join('') + spread(inset(surface, 0.86), mixtureOf(those(order, 'nut', 'cheese'), 2), order.chance, { count: those(order, 'nut', 'cheese').length > 0 ? 9 : 0, scale: 1.1 }) + lay(leafPair('#5a9a44'), surface.cx - 30, surface.cy - 78, order.chance, { turn: 20 });
  });
};

/** Bananas, whole and sliced. */
export const bananas: Scene = (order) =>
  servedOn(order, [PLATES['plate-indigo'], BOARDS['board-round'], PLATES['plate-green'], BOARDS.slate], ({ cx, cy }) => {
    const banana = line('M-120 -34Q-40 58 112 8', '#8a6a1c', 50) + line('M-120 -34Q-40 58 112 8', '#e9b92f', 46) + line('M-116 -42Q-40 40 106 -2', '#fbe07a', 16, 0.9) + line('M-84 2Q-20 58 96 26', '#c28f1c', 5, 0.6) + line('M-128 -44l-14 -16', '#7a6a2a', 13) + line('M122 6l8 -2', '#5b4420', 12);
    return at(cx, cy + 34, line('M-120 -34Q-40 58 112 8', '#3b1606', 48, 0.2)) + at(cx - 6, cy - 34, banana, { turn: 6 }) + at(cx + 4, cy + 16, banana, { turn: -4 }) + [-70, -28, 16, 60].map((x) => lay(bananaSlice, cx + x, cy + 84 - Math.abs(x) * 0.14, order.chance, { scale: 1.3 })).join('') + spread({ cx, cy: cy + 60, rx: 120, ry: 24 }, mixtureOf(those(order, 'nut', 'sweet'), 2), order.chance, { count: those(order, 'nut', 'sweet').length > 0 ? 7 : 0 });
  });

/** Cobs of maize with butter. */
export const corncobs: Scene = (order) =>
  servedOn(order, [PLATES['plate-indigo'], BOARDS['board-round'], PLATES['plate-green']], ({ cx, cy }) => {
    const kernels = [-22, -8, 6, 20].map((y, row) => Array.from({ length: 13 }, (_, index) => ellipse(-96 + index * 15 + (row % 2) * 7, y, 8.4, 7.6, radial(['#fff0a0', '#f6c536 60', '#d0951c']))).join('')).join('');
    const cob = path('M-118 0C-112 -40 70 -44 118 -4C72 40 -112 40 -118 0Z', '#d29a22') + kernels + path('M-104 -26C-150 -40 -172 -20 -178 4C-150 10 -120 10 -100 22C-112 6 -112 -10 -104 -26Z', linear(['#a9c66a', '#5f8a3a']));
    return [[0, -46, -7], [8, 8, 2], [0, 60, 8]].map(([x = 0, y = 0, turn = 0]) => at(cx + x + 2, cy + y + 10, ellipse(0, 0, 116, 30, '#3b1606', 0.22)) + at(cx + x + 14, cy + y, cob, { turn, scale: 0.96 })).join('') + lay(butter, cx + 8, cy - 48, order.chance, { turn: 0 });
  });

/** One or two things in a bowl or on a board: fruit, nuts, seeds, sticks. */
export const handful: Scene = (order) => {
  const things = order.seen.filter(({ role }) => !['fat', 'spice', 'flour', 'liquid', 'sauce'].includes(role)).map((thing) => (/popcorn/.test(order.id) ? { ...thing, piece: popcorn, colour: '#f6e3b0' } : thing));
  const small = (things[0]?.piece.rx ?? 20) < 21;
  const bases = small ? ([BOWLS['bowl-wood'], BOWLS['bowl-cream'], BOWLS['bowl-blue'], BOWLS['bowl-ochre'], BOWLS['bowl-green'], BOWLS['bowl-rose'], BOWLS['bowl-charcoal']] as const) : ([PLATES['plate-cream'], BOARDS['board-round'], PLATES['plate-indigo'], PLATES['plate-green'], PLATES['plate-speckled'], BOARDS.slate, PLATES['plate-rose'], PLATES['plate-blue']] as const);
  return servedOn(order, bases, (surface) => {
    const room = things[0] ? things[0].piece.rx * things[0].piece.ry : 300;
    const count = Math.min(84, Math.max(5, Math.round((surface.rx * surface.ry * (small ? 2.4 : 1.9)) / (room * 2))));
    return (small ? ellipse(surface.cx, surface.cy, surface.rx, surface.ry, radial([things[0]?.colour ?? '#c8955a', darker(things[0]?.colour ?? '#8a5a2b', 0.35)])) : '') + spread(small ? inset(surface, 0.86) : corner(surface, 0, 0, 0.74, 0.7), mixtureOf(things, 3), order.chance, { count, height: small ? 36 : 16, scale: small ? 1.5 : 1.6, loose: 0.35 }) + spread(inset(surface, 0.6), mixtureOf(those(order, 'herb'), 1), order.chance, { count: those(order, 'herb').length > 0 ? 4 : 0 });
  });
};
