import { BOARDS } from '../bases/boards.ts';
import { CLAY } from '../bases/clay.ts';
import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import { blend, darker, lighter, roasted } from '../drawing/colour.ts';
import { enough, inset, spread, type Surface } from '../layout.ts';
import { blob } from '../drawing/outline.ts';
import { mixtureOf, named, those, type Order, type Visible } from '../order.ts';
import { radial } from '../drawing/paint.ts';
import { lay, shrunk, type Piece } from '../piece.ts';
import { lemonWedge } from '../pieces/fruits.ts';
import { brownSpot, gratedCheese } from '../pieces/dairy.ts';
import { fishFillet, wholeFish } from '../pieces/fish.ts';
import { chopped, sprig } from '../pieces/herbs.ts';
import { ball, cutlet, drumstick, fillet, steak } from '../pieces/meats.ts';
import { at, box, ellipse, path } from '../drawing/svg.ts';
import { heap } from './fillings.ts';
import { puddle } from './liquids.ts';
import { corner, EVERYDAY_PLATES, servedOn, type Scene } from './scene.ts';

/** The heap of rice, potatoes or vegetables that goes beside something. */
function side(surface: Surface, { colour, piece, role, food }: Visible, order: Order): string {
  if (/mash/.test(order.id) && /potato/.test(food)) return mash(surface, order);
  if (role === 'grain' && piece.rx < 15) return heap(surface, { under: colour, mixture: [{ piece, parts: 1 }], count: 52, height: 24, scale: 1.05 }, order.chance);
  const parts = [{ piece: shrunk(piece, 28), parts: 1 }];
  return spread(surface, parts, order.chance, { count: Math.min(26, enough(surface, parts, 1.1, 1.1)), height: 16, scale: 1.1 });
}

const mash = ({ cx, cy, rx, ry }: Surface, { chance }: Order): string =>
  ellipse(cx + 2, cy + 8, rx * 1.05, ry, '#3b1606', 0.2) + at(cx, cy - 6, path(blob(chance, rx, ry * 1.15, 0.05), radial(['#fff6cf', '#f7dd95 60', '#d9b45f']))) + ellipse(cx - 4, cy - 14, rx * 0.4, ry * 0.36, '#e0b64e', 0.7) + ellipse(cx - 8, cy - 16, rx * 0.24, ry * 0.2, '#fbe28c');

/** The piece that a plate is about. */
function mainPiece({ id }: Order, { food, role, colour, piece }: Visible): { piece: Piece; count: number; scale: number } {
  if (/meatball|teftel|balls/.test(id)) return { piece: ball(roasted(colour, 0.1), 22), count: 6, scale: 1.05 };
  if (/cutlet|burger|kotlet|abkhazura|kababi/.test(id)) return { piece: cutlet(role === 'fish' ? '#dba351' : roasted(colour, 0.16), 40, 25), count: 3, scale: 1.05 };
  if (/legs?|drumstick|wing|thigh/.test(`${id} ${food}`)) return { piece: drumstick(), count: 3, scale: 1.1 };
  if (role === 'fish' && /trout|carp|dorado|mackerel|bass|mullet/.test(food)) return { piece: wholeFish(), count: 1, scale: 1.06 };
  if (role === 'fish' && piece.rx > 60) return { piece: /salmon/.test(food) ? fishFillet() : fishFillet('#e3b063', true), count: 1, scale: 1.25 };
  if (/breast/.test(food)) return { piece: fillet(colour), count: 1, scale: 1.35 };
  if (/steak|chop|tenderloin|loin|neck/.test(`${id} ${food}`)) return { piece: steak(colour), count: 1, scale: 1.1 };
  return { piece, count: Math.round(3400 / (piece.rx * piece.ry * 1.7)) + 1, scale: 1.15 };
}

/** A main piece in front, what goes with it behind. */
export const plate: Scene = (order) =>
  servedOn(order, [...EVERYDAY_PLATES, PLATES['plate-ochre'], PLATES['plate-rose']], (surface) => {
    const [main] = those(order, 'meat', 'fish').concat(those(order, 'egg', 'cheese', 'pulse', 'vegetable'));
    if (!main) return '';
    const sides = those(order, 'grain', 'vegetable', 'pulse', 'bread', 'fruit').filter((thing) => thing !== main && !/onion|garlic|paste|pomegranate|bread|lavash/.test(thing.food));
    const [first, second] = [sides.find(({ role }) => role === 'grain') ?? sides[0], sides.filter(({ role }) => role !== 'grain').find((thing) => thing !== sides[0] || sides[0]?.role === 'grain')];
    const { piece, count, scale } = mainPiece(order, main);
    const sauce = those(order, 'sauce', 'cream')[0];
    const long = piece.rx > 100;
    if (!first && count > 2) return alone(order, surface);
    const front = long ? corner(surface, 0, 0.1, 0.1) : corner(surface, first ? 0.04 : 0, first ? 0.38 : 0.06, 0.62, 0.36);
    return [
      first ? side(corner(surface, second ? -0.46 : 0, -0.34, second ? 0.5 : 0.72, 0.5), first, order) : '',
      second ? side(corner(surface, 0.5, -0.3, 0.44, 0.44), second, order) : '',
      sauce ? puddle({ ...front, rx: front.rx * 1.15 + 8, ry: front.ry * 1.3 + 10 }, sauce.colour, order.chance) : '',
      count === 1 ? lay(piece, front.cx, front.cy, order.chance, { turn: long ? -3 : -6, scale: first ? scale : scale * (long ? 1 : 1.5) }) : spread(front, [{ piece, parts: 1 }], order.chance, { count, height: 6, scale, loose: 0.2 }),
      sides[2] ? spread(inset(surface, 0.8), [{ piece: sides[2].piece, parts: 1 }], order.chance, { count: 3, scale: 0.85 }) : '',
      named(order, /lemon/) ? lay(lemonWedge, surface.cx + surface.rx * 0.72, surface.cy + surface.ry * 0.5, order.chance, { turn: -14 }) : '',
      spread({ ...front, rx: front.rx + 24, ry: front.ry + 12 }, [{ piece: those(order, 'herb')[0]?.piece ?? sprig(), parts: 1 }, { piece: chopped(), parts: 1 }], order.chance, { count: 6 }),
    ].join('');
  });

/** A dish of one thing and what is strewn on it: it fills its plate. */
function alone(order: Order, surface: Surface): string {
  const things = mixtureOf(those(order, 'meat', 'fish', 'egg', 'cheese', 'pulse', 'vegetable', 'grain', 'fruit', 'nut').filter(({ food }) => !/garlic/.test(food)), 4);
  const sauce = those(order, 'sauce', 'cream')[0];
  const mound = { ...inset(surface, 0.84), cy: surface.cy + 4 };
  return [
    sauce ? puddle(inset(surface, 0.92), sauce.colour, order.chance) : ellipse(mound.cx + 2, mound.cy + 6, mound.rx * 0.98, mound.ry, '#3b1606', 0.16),
    spread(mound, things, order.chance, { count: enough(mound, things, 1.35, 1.25), height: 26, scale: 1.25 }),
    spread(inset(mound, 0.8), [{ piece: those(order, 'herb')[0]?.piece ?? sprig(), parts: 1 }], order.chance, { count: 6, height: 24 }),
  ].join('');
}

/** Many little fishes, fried. */
export const littleFishes: Scene = (order) =>
  servedOn(order, [PLATES['platter-blue'], PLATES['platter-cream']], (surface) => {
    const little = shrunk(wholeFish('#c08b45'), 62);
    return ([[-0.5, -0.6], [0.3, -0.62], [-0.2, -0.26], [0.56, -0.22], [-0.6, 0.08], [0.16, 0.12], [-0.3, 0.48], [0.5, 0.46]] as const).map(([x, y]) => lay(little, surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { turn: order.chance.between(-12, 12) })).join('') + lay(lemonWedge, surface.cx + surface.rx * 0.78, surface.cy + surface.ry * 0.5, order.chance, { turn: -14, scale: 1.2 }) + spread(inset(surface, 0.7), [{ piece: sprig(), parts: 1 }], order.chance, { count: 6 });
  });

/** A fish for itself, on a long platter. */
export const fish: Scene = (order) =>
  servedOn(order, [PLATES['platter-cream'], PLATES['platter-blue'], BOARDS.slate], (surface) => {
    const [main] = those(order, 'fish');
    const vegetables = those(order, 'vegetable', 'fruit', 'nut').filter(({ food }) => !/garlic/.test(food));
    const sauce = those(order, 'nut', 'sauce', 'cream')[0];
    const wet = /kindzmari|bazhe|sauce|marinade|tomato/.test(order.id);
    const piece = main && main.piece.rx > 100 ? wholeFish('#b97f42') : fishFillet(/salmon/.test(main?.food ?? '') ? '#f08a5d' : '#e0a955', !/salmon/.test(main?.food ?? ''));
    const whole = piece.rx > 100;
    return [
      wet && sauce ? puddle(inset(surface, 0.94), blend([{ colour: sauce.colour, weight: 2 }, { colour: '#e7c79a', weight: 1 }]), order.chance) : '',
      vegetables.length > 0 ? spread(inset(surface, 0.92), mixtureOf(vegetables, 3), order.chance, { count: 16 }) : '',
      whole ? lay(piece, surface.cx - 4, surface.cy - 4, order.chance, { turn: order.chance.between(-5, 3), scale: 1.12 }) : lay(piece, surface.cx - 52, surface.cy - 18, order.chance, { turn: -6, scale: 1.1 }) + lay(piece, surface.cx + 52, surface.cy + 20, order.chance, { turn: -4, scale: 1.1 }),
      lay(lemonWedge, surface.cx + surface.rx * 0.66, surface.cy + surface.ry * 0.62, order.chance, { turn: -10, scale: 1.1 }),
      spread(inset(surface, 0.72), [{ piece: those(order, 'herb')[0]?.piece ?? sprig(), parts: 1 }], order.chance, { count: 7 }),
    ].join('');
  });

/** Cutlets, fritters, syrniki: a few of one kind with a sauce. */
export const cutlets: Scene = (order) =>
  servedOn(order, [...EVERYDAY_PLATES, PLATES['plate-terracotta']], (surface) => {
    const tint = those(order, 'vegetable', 'meat', 'fish', 'pulse').find(({ food }) => !/onion|garlic/.test(food));
    const sweet = /syrnik|oladi|pancake/.test(order.id) && those(order, 'cheese', 'cream', 'liquid').length > 0;
    const colour = sweet || !tint ? '#dda04a' : blend([{ colour: '#d3913f', weight: 3 }, { colour: tint.colour, weight: 2 }]);
    const cake = cutlet(colour, 48, 29);
    const spots = [[-0.5, -0.42], [0.46, -0.46], [-0.72, 0.18], [-0.02, 0.06], [0.68, 0.14], [-0.34, 0.6], [0.36, 0.6]] as const;
    const sauce = those(order, 'cream', 'sauce')[0];
    const fruit = those(order, 'fruit')[0];
    return [
      ...spots.map(([x, y]) => lay(cake, surface.cx + x * surface.rx * 0.86, surface.cy + y * surface.ry * 0.86, order.chance, { turn: order.chance.between(-9, 9), scale: 1.02 })),
      sauce ? at(surface.cx + 10, surface.cy - 4, path(blob(order.chance, 44, 22, 0.1), radial([lighter(sauce.colour, 0.6), sauce.colour, darker(sauce.colour, 0.14)]))) : '',
      fruit ? spread(corner(surface, 0.06, 0, 0.5, 0.42), [{ piece: fruit.piece, parts: 1 }], order.chance, { count: 7 }) : spread(inset(surface, 0.6), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 8 }),
    ].join('');
  });

/** What was baked under a crust in one dish. */
export const bake: Scene = (order) =>
  servedOn(order, [PANS['baking-dish'], CLAY.ketsi, PANS['iron-pan'], PANS['baking-dish']], (surface) => {
    const wide = surface.rx > 170;
    const things = those(order, 'vegetable', 'meat', 'fish', 'pulse', 'egg', 'fruit');
    const crust = blend([{ colour: '#e9b552', weight: 3 }, ...things.slice(0, 1).map(({ colour }) => ({ colour, weight: 1 }))]);
    const top = radial([lighter(crust, 0.45), `${crust} 60`, darker(crust, 0.24)], [0.45, 0.4, 0.66]);
    return [
      wide ? box(surface.cx - 180, surface.cy - 76, 360, 154, 22, top) : ellipse(surface.cx, surface.cy, surface.rx, surface.ry, top),
      spread(inset(surface, 0.92), mixtureOf(things, 3), order.chance, { count: 26, scale: 1.1 }),
      spread(inset(surface, 0.94), [{ piece: gratedCheese('#fbe49a'), parts: 3 }, { piece: brownSpot('#b9691f'), parts: 2 }], order.chance, { count: 34 }),
      spread(inset(surface, 0.74), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 7 }),
    ].join('');
  });

/** A few things side by side on a board: a plate of cheese, a bite with a glass. */
export const board: Scene = (order) =>
  servedOn(order, [BOARDS['board-round'], BOARDS['board-long'], BOARDS.slate, PLATES['plate-speckled'], PLATES['plate-green']], (surface) => {
    const things = order.seen.filter(({ role }) => !['fat', 'spice', 'flour', 'liquid', 'cream', 'sauce'].includes(role));
    const places = things.length > 2 ? ([[-0.5, -0.34], [0.5, -0.36], [-0.06, 0.4], [0.66, 0.4], [-0.66, 0.42]] as const) : ([[-0.46, -0.06], [0.5, 0]] as const);
    return places
      .slice(0, Math.max(1, things.length))
      .map(([x, y], index) => {
        const thing = things[index];
        if (!thing) return '';
        const room = thing.piece.rx * thing.piece.ry;
        return spread(corner(surface, things.length === 1 ? 0 : x, y, things.length > 2 ? 0.4 : 0.46, things.length > 2 ? 0.32 : 0.56), [{ piece: shrunk(thing.piece, 34), parts: 1 }], order.chance, { count: Math.min(12, Math.max(2, Math.round(3800 / room))), height: 8, scale: 1.4, loose: 0.25 });
      })
      .join('');
  });
