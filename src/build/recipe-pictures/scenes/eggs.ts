import { BOARDS } from '../bases/boards.ts';
import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import { blend } from '../drawing/colour.ts';
import { omelette as omeletteOn } from '../heroes/table.ts';
import { inset, spread } from '../layout.ts';
import { mixtureOf, named, those } from '../order.ts';
import { lay, shrunk } from '../piece.ts';
import { bun } from '../pieces/breads.ts';
import { eggHalf, friedEgg, scramble } from '../pieces/dairy.ts';
import { chopped } from '../pieces/herbs.ts';
import { seeds } from '../pieces/nuts.ts';
import { pool } from './liquids.ts';
import { corner, EVERYDAY_PLATES, servedOn, type Scene } from './scene.ts';

/** A folded omelette, its filling looking out. */
export const omelette: Scene = (order) =>
  servedOn(order, [...EVERYDAY_PLATES, PANS['iron-pan']], (surface) => {
    const filling = those(order, 'cheese', 'vegetable', 'meat', 'fish', 'pulse').filter(({ food, role }) => !/onion|garlic/.test(food) && role !== 'egg');
    return omeletteOn({ ...surface, cy: surface.cy - 2 }, order.chance, filling.slice(0, 3).map(({ piece }) => piece), those(order, 'herb')[0]?.piece ?? chopped()) + spread({ ...surface, cy: surface.cy + 66, rx: 96, ry: 12 }, mixtureOf(filling, 3), order.chance, { count: 6, scale: 0.8 });
  });

/** Eggs fried in a pan or in what they were broken into. */
export const fried: Scene = (order) =>
  servedOn(order, [PANS['iron-pan'], PANS['iron-pan'], PLATES['plate-terracotta'], PLATES['plate-blue']], (surface) => {
    const things = those(order, 'vegetable', 'meat', 'fish', 'cheese', 'pulse').filter(({ food }) => !/garlic/.test(food));
    const wet = named(order, /tomato/);
    const places = [[-0.42, -0.12], [0.44, -0.2], [0.06, 0.42]] as const;
    const eggs = Math.min(3, Math.max(2, Math.round((named(order, /egg/)?.grams ?? 110) / 55 / Math.max(1, order.recipe.servings))));
    return [
      wet ? pool(surface, blend([{ colour: '#c33d1c', weight: 2 }, ...things.map(({ colour }) => ({ colour, weight: 0.3 }))])) : '',
      spread(inset(surface, 0.9), mixtureOf(things, 4), order.chance, { count: 20 }),
      ...places.slice(0, eggs).map(([x, y]) => lay(friedEgg, surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { scale: 1.32, turn: order.chance.between(0, 60) })),
      spread(inset(surface, 0.8), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 2 }, { piece: seeds('#4a3527', 2.4), parts: 1 }], order.chance, { count: 9 }),
    ].join('');
  });

/** Scrambled eggs, heaped. */
export const scrambled: Scene = (order) =>
  servedOn(order, EVERYDAY_PLATES, (surface) => {
    const things = those(order, 'vegetable', 'meat', 'fish', 'cheese', 'bread').filter(({ food }) => !/garlic|onion/.test(food));
    return [
      spread(corner(surface, 0, 0.02, 0.76, 0.66), [{ piece: scramble, parts: 1 }], order.chance, { count: 26, height: 26, scale: 1.2 }),
      spread(corner(surface, 0, 0.04, 0.7, 0.56), mixtureOf(things, 3), order.chance, { count: 9, height: 24 }),
      spread(inset(surface, 0.6), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 10, height: 26 }),
    ].join('');
  });

/** Boiled eggs, halved, with what is eaten beside them. */
export const boiled: Scene = (order) =>
  servedOn(order, [...EVERYDAY_PLATES, BOARDS['board-round'], PLATES['plate-ochre']], (surface) => {
    const things = order.seen.filter(({ role, food }) => ['vegetable', 'bread', 'meat', 'fish', 'cheese', 'fruit', 'pulse'].includes(role) && !/garlic/.test(food));
    const filling = /stuffed/.test(order.id) ? those(order, 'cheese', 'fish', 'cream', 'nut')[0] : undefined;
    const beside = filling ? [] : things;
    const bread = things.find(({ role }) => role === 'bread');
    const places = bread || beside.length > 0 ? ([[-0.66, 0.1], [-0.2, -0.18], [-0.24, 0.46], [0.26, 0.3]] as const) : ([[-0.62, -0.1], [0.02, -0.34], [-0.2, 0.34], [0.56, 0.12], [0.3, 0.62]] as const);
    const shown = filling ? places.length : Math.max(2, Math.min(places.length, Math.round((2 * (named(order, /egg/)?.grams ?? 110)) / 55 / order.recipe.servings)));
    return [
      bread ? lay(bread.piece, surface.cx + surface.rx * 0.56, surface.cy - surface.ry * 0.3, order.chance, { turn: 12, scale: 1.15 }) : '',
      spread(corner(surface, 0.5, 0.0, 0.44, 0.6), mixtureOf(beside.filter((thing) => thing !== bread), 3), order.chance, { count: beside.length > 0 ? 8 : 0 }),
      ...places.slice(0, shown).map(([x, y]) => lay(eggHalf, surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { scale: 1.7, turn: order.chance.between(-25, 25) }) + (filling ? spread({ cx: surface.cx + x * surface.rx + 3, cy: surface.cy + y * surface.ry - 2, rx: 18, ry: 10 }, [{ piece: shrunk(filling.piece, 14), parts: 1 }], order.chance, { count: 5, height: 6 }) : '')),
      spread(inset(surface, 0.8), [{ piece: those(order, 'herb')[0]?.piece ?? seeds('#6a4a34', 2.4), parts: 1 }], order.chance, { count: 7 }),
    ].join('');
  });

/** Small risen things from a tin: muffins of egg or sweet ones. */
export const muffins: Scene = (order) =>
  servedOn(order, [PLATES['plate-cream'], PLATES['plate-rose'], BOARDS['board-round'], PLATES['plate-green'], BOARDS.linen], (surface) => {
    const specks = those(order, 'vegetable', 'fruit', 'nut', 'meat', 'cheese').filter(({ food }) => !/onion|flour/.test(food));
    const tint = named(order, /cocoa|chocolate|carrot|pumpkin|spinach/);
    const colour = tint ? blend([{ colour: '#cf8a3c', weight: 1 }, { colour: tint.colour, weight: 1 }]) : named(order, /egg/) && specks.some(({ role }) => role === 'vegetable') ? '#ecb945' : '#d2913f';
    return ([[-0.36, -0.46], [0.4, -0.46], [-0.66, 0.2], [0.02, 0.16], [0.7, 0.2]] as const)
      .map(([x, y]) => {
        const [px, py] = [surface.cx + x * surface.rx, surface.cy + y * surface.ry];
        return lay(bun(colour, 46), px, py, order.chance, { turn: 0 }) + spread({ cx: px, cy: py - 8, rx: 26, ry: 12 }, mixtureOf(specks, 3), order.chance, { count: 4, scale: 0.6, height: 5 });
      })
      .join('');
  });
