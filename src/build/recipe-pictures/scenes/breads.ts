import { BOARDS } from '../bases/boards.ts';
import { BOWLS } from '../bases/bowls.ts';
import { CLAY } from '../bases/clay.ts';
import { PLATES } from '../bases/plates.ts';
import { blend, type Colour } from '../drawing/colour.ts';
import { pancakes as pile } from '../heroes/table.ts';
import { blisters, roundPie } from '../heroes/round-pie.ts';
import { inset, spread } from '../layout.ts';
import { blob } from '../drawing/outline.ts';
import { mixtureOf, named, those, type Order } from '../order.ts';
import { lay } from '../piece.ts';
import { breadSlice, flatbread, mchadi, shoti, wrap } from '../pieces/breads.ts';
import { brownSpot, dollop } from '../pieces/dairy.ts';
import { crepe, leafRoll, rolled } from '../pieces/dough.ts';
import { chopped } from '../pieces/herbs.ts';
import { at, ellipse, path } from '../drawing/svg.ts';
import { corner, EVERYDAY_PLATES, servedOn, type Scene } from './scene.ts';

const BREADS: readonly (readonly [RegExp, Colour, Colour])[] = [
  [/rye|borodino/, '#b98a56', '#6d4424'],
  [/whole|bran|seed|multigrain/, '#d9b47c', '#8f5d2c'],
  [/./, '#f6e0b4', '#b87832'],
];

/** Slices of bread with what is on them. */
export const toast: Scene = (order) =>
  servedOn(order, [BOARDS['board-round'], BOARDS['board-long'], BOARDS.slate, BOARDS.linen, PLATES['plate-speckled'], PLATES['plate-blue'], PLATES['plate-green'], PLATES['plate-ochre']], (surface) => {
    const bread = those(order, 'bread')[0]?.food ?? 'white-bread';
    const [, crumb, crust] = BREADS.find(([pattern]) => pattern.test(bread)) ?? BREADS[2] ?? [/./, '#f6e0b4', '#b87832'];
    const spreadable = [...those(order, 'cream', 'sauce', 'sweet', 'cheese', 'fat', 'pulse'), ...those(order, 'vegetable', 'fruit').filter(({ food }) => /caviar|avocado|pate/.test(food))].find(({ role, food }) => role !== 'cheese' || /cottage|cream-cheese|nadughi|ricotta/.test(food));
    const things = those(order, 'fish', 'meat', 'egg', 'cheese', 'vegetable', 'fruit', 'nut', 'pulse').filter(({ food }) => !/garlic/.test(food));
    const flat = things.map((thing) => (thing.piece.rx > 60 ? { ...thing, piece: { ...thing.piece, draw: (chance: typeof order.chance) => at(0, 0, thing.piece.draw(chance), { scale: 0.5 }), rx: 34, ry: 16 } } : thing));
    return ([[-0.5, -0.1, -7], [0.5, 0.06, 6]] as const)
      .map(([x, y, turn]) => {
        const [px, py] = [surface.cx + x * surface.rx, surface.cy + y * surface.ry];
        return [
          lay(breadSlice(crumb, crust), px, py, order.chance, { turn, scale: 1.75 }),
          spreadable ? at(px, py - 8, path(blob(order.chance, 60, 44, 0.07, 11), spreadable.colour, 0.92), { turn }) : '',
          spread({ cx: px, cy: py - 6, rx: 46, ry: 34 }, mixtureOf(flat, 3), order.chance, { count: 6, height: 6, scale: 1.05, loose: 0.3 }),
          spread({ cx: px, cy: py - 6, rx: 44, ry: 30 }, [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 4 }),
        ].join('');
      })
      .join('');
  });

/** Lavash or a leaf rolled around something. */
export const wraps: Scene = (order) =>
  servedOn(order, [BOARDS['board-round'], BOARDS['board-long'], BOARDS.slate, PLATES['plate-green'], PLATES['plate-cream']], (surface) => {
    const filling = those(order, 'meat', 'fish', 'egg', 'vegetable', 'cheese', 'pulse').map(({ colour }) => colour);
    const dough = named(order, /lettuce|cabbage/) && !those(order, 'bread').length ? '#a5c66a' : '#edcf98';
    return ([[-0.56, -0.1], [0.04, -0.3], [0.6, 0.02], [-0.14, 0.42]] as const).map(([x, y]) => lay(wrap(filling.slice(0, 4), dough), surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { turn: order.chance.between(-14, 14), scale: 1.25 })).join('') + spread(corner(surface, 0, 0.66, 0.7, 0.12), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 5 });
  });

/** Small rolls of ham, cucumber, aubergine or leaves. */
export const rolls: Scene = (order) =>
  servedOn(order, [PLATES['platter-cream'], PLATES['platter-blue'], PLATES['platter-clay'], BOARDS.slate], (surface) => {
    const outside = those(order, 'meat', 'fish', 'vegetable', 'bread')[0];
    const inside = those(order, 'cheese', 'cream', 'nut', 'vegetable').find((thing) => thing !== outside);
    const leaf = named(order, /lettuce|cabbage|grape-leaf|beet-leaves/);
    const piece = leaf ? leafRoll('#8db551') : /ham|turkey|salmon/.test(outside?.food ?? '') ? rolled(outside?.colour, inside?.colour) : leafRoll(outside?.colour ?? '#66793a');
    return ([[-0.44, -0.5], [0.46, -0.52], [-0.66, 0.06], [0.24, 0.02], [-0.3, 0.6], [0.6, 0.54]] as const).map(([x, y]) => lay(piece, surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { turn: order.chance.between(-8, 8), scale: 1 })).join('') + spread(inset(surface, 0.8), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 8 });
  });

/** A pile of pancakes. */
export const pancakes: Scene = (order) =>
  servedOn(order, EVERYDAY_PLATES, (surface) => {
    const tint = named(order, /buckwheat|cocoa|spinach|zucchini|pumpkin|whole|oat/);
    const toppings = those(order, 'fruit', 'nut', 'fish', 'cheese').slice(0, 2);
    const syrup = named(order, /honey|syrup|jam/);
    return pile(surface, order.chance, { colour: tint ? blend([{ colour: '#dc9d42', weight: 2 }, { colour: tint.colour, weight: 1 }]) : '#dc9d42', ...(syrup ? { syrup: /jam/.test(syrup.food) ? syrup.colour : '#cf7f1c' } : {}), toppings: toppings.length > 0 ? toppings.map(({ piece }) => piece) : [dollop('#fffaf0', 30)] });
  });

/** Thin pancakes, folded or rolled. */
export const blini: Scene = (order) =>
  servedOn(order, EVERYDAY_PLATES, (surface) => {
    const colour = named(order, /buckwheat/) ? '#b98046' : '#e4b05c';
    const filled = those(order, 'cheese', 'meat', 'fish')[0];
    const top = those(order, 'fish', 'fruit', 'nut', 'sweet');
    const piece = filled && filled.role !== 'fish' ? rolled(colour, filled.colour) : crepe(colour);
    return [
      ...([[-0.1, -0.42], [-0.02, 0.04], [0.04, 0.48]] as const).map(([x, y], index) => lay(piece, surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { turn: -6 + index * 5, scale: 1.32 })),
      named(order, /matsoni|cream/) ? lay(dollop('#fffaf0', 32), surface.cx + 16, surface.cy + 4, order.chance, { turn: 0 }) : '',
      top.length > 0 ? spread(corner(surface, 0, 0.06, 0.5, 0.4), mixtureOf(top, 2), order.chance, { count: 7 }) : '',
    ].join('');
  });

/** A whole bread, plain or filled. */
export const bread: Scene = (order) =>
  servedOn(order, [BOARDS['board-round'], BOARDS.linen, PLATES['plate-terracotta'], CLAY.ketsi, PLATES['plate-ochre'], PLATES['plate-speckled']], (surface) => {
    const baked = those(order, 'bread')[0];
    if (baked && !/shoti|puri/.test(baked.food)) return ([[-0.5, -0.34], [0.5, -0.36], [0, 0.24]] as const).map(([x, y]) => lay(baked.piece, surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { turn: order.chance.between(-12, 12), scale: 1.3 })).join('') + spread(inset(surface, 0.9), mixtureOf(those(order, 'vegetable', 'cheese', 'herb'), 3), order.chance, { count: 7 });
    const filling = order.seen.find(({ role, food }) => ['cheese', 'pulse', 'meat', 'vegetable'].includes(role) && !/onion/.test(food));
    if (/shoti|tonis/.test(order.id) || baked) return lay(shoti, surface.cx, surface.cy - 30, order.chance, { turn: -4 }) + lay(shoti, surface.cx + 6, surface.cy + 42, order.chance, { turn: 3, scale: 0.95 }) + spread(corner(surface, 0, 0.34, 0.56, 0.4), mixtureOf(those(order, 'cheese', 'vegetable', 'herb'), 3), order.chance, { count: those(order, 'cheese', 'vegetable', 'herb').length > 0 ? 8 : 0, scale: 1.1 });
    if (named(order, /corn-flour/)) return ([[-0.5, -0.4], [0.48, -0.42], [-0.02, 0.3]] as const).map(([x, y]) => lay(mchadi, surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { turn: order.chance.between(-9, 9), scale: 1.2 })).join('') + chips(order, surface);
    return at(surface.cx - 6, surface.cy - 16, roundPie({ crust: order.chance.pick(['#dd9b40', '#d8913c', '#e2a44c']), filling: filling?.colour ?? '#f6dfae', top: blisters('#a8632a'), strings: filling?.role === 'cheese' }));
  });

const chips = (order: Order, surface: { cx: number; cy: number; rx: number; ry: number }) => spread(inset(surface, 0.8), mixtureOf(those(order, 'cheese', 'herb', 'pulse'), 2), order.chance, { count: 6 });

/** A flat bread from the oven with all kinds of things on it. */
export const pizza: Scene = (order) =>
  servedOn(order, [BOARDS['board-round'], BOARDS.slate, PLATES['plate-terracotta']], (surface) => {
    const { cx, cy } = surface;
    return [
      lay(flatbread('#e3b060', 168, 108), cx, cy + 4, order.chance, { turn: 0 }),
      ellipse(cx, cy, 146, 90, named(order, /tomato/) ? '#c8431f' : '#f5dfa0'),
      at(cx, cy, path(blob(order.chance, 138, 82, 0.06, 13), '#fbe6a6', 0.9)),
      spread({ cx, cy, rx: 118, ry: 68 }, mixtureOf(those(order, 'vegetable', 'meat', 'fish', 'egg'), 4), order.chance, { count: 17 }),
      spread({ cx, cy, rx: 128, ry: 76 }, [{ piece: brownSpot('#c4752a'), parts: 1 }, { piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 14 }),
    ].join('');
  });

/** A spread in a bowl with what is dipped into it. */
export const dip: Scene = (order) =>
  servedOn(order, [BOWLS['bowl-cream'], BOWLS['bowl-blue'], BOWLS['bowl-wood'], BOWLS['bowl-ochre'], BOWLS['bowl-charcoal']], (surface) => {
    const mass = those(order, 'pulse', 'sauce', 'cream', 'cheese', 'fruit')[0];
    const sticks = those(order, 'vegetable', 'bread', 'nut').filter(({ food }) => !/onion|garlic/.test(food));
    const colour = mass?.colour ?? '#e6cb95';
    return [
      ellipse(surface.cx, surface.cy, surface.rx, surface.ry, colour),
      lay(dollop(colour, 96), surface.cx - 8, surface.cy - 2, order.chance, { turn: 0 }),
      spread(corner(surface, 0.52, -0.2, 0.4, 0.5), mixtureOf(sticks, 3), order.chance, { count: 12, height: 20, scale: 1.15 }),
      spread(inset(surface, 0.5), [{ piece: those(order, 'herb')[0]?.piece ?? chopped('#a3562a'), parts: 1 }], order.chance, { count: 7 }),
    ].join('');
  });
