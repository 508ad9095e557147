import { BOARDS } from '../bases/boards.ts';
import { BOWLS } from '../bases/bowls.ts';
import { GLASSES } from '../bases/glasses.ts';
import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import { blend, darker, lighter, type Colour } from '../drawing/colour.ts';
import { inset, spread } from '../layout.ts';
import { colourOfAll, mixtureOf, named, those, type Order } from '../order.ts';
import { linear, radial } from '../drawing/paint.ts';
import { lay, type Piece } from '../piece.ts';
import { dollop } from '../pieces/dairy.ts';
import { biscuit } from '../pieces/dough.ts';
import { wholeFruit } from '../pieces/fruits.ts';
import { leafPair } from '../pieces/herbs.ts';
import { nutCrumb, seeds } from '../pieces/nuts.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';
import { drizzle, steam } from './liquids.ts';
import { corner, servedOn, type Scene } from './scene.ts';

const SWEET_PLATES = [PLATES['plate-rose'], PLATES['plate-cream'], PLATES['plate-green'], PLATES['plate-white'], PLATES['plate-indigo'], BOARDS.linen, BOARDS.slate, PLATES['plate-speckled']] as const;

const doughOf = (order: Order): Colour => {
  const dark = named(order, /cocoa|chocolate/);
  return dark && dark.grams > 12 ? '#6d4023' : blend([{ colour: '#d39a4c', weight: 3 }, ...those(order, 'fruit', 'nut', 'grain').slice(0, 2).map(({ colour }) => ({ colour, weight: 1 }))]);
};

/** Biscuits or balls, heaped. */
export const biscuits: Scene = (order) =>
  servedOn(order, SWEET_PLATES, (surface) => {
    const colour = doughOf(order);
    const ball = /ball|truffle|bite/.test(order.id);
    const sweetBall: Piece = { rx: 27, ry: 25, stands: true, draw: (chance) => ellipse(0, 0, 27, 26, radial([lighter(colour, 0.4), `${colour} 55`, darker(colour, 0.42)])) + at(0, 0, spread({ cx: 0, cy: 0, rx: 17, ry: 16 }, [{ piece: those(order, 'nut')[0]?.food.includes('coconut') ? seeds('#fffaf0', 5) : nutCrumb, parts: 1 }], chance, { count: 7, scale: 0.55 })) };
    const places = [[-0.34, -0.5], [0.34, -0.52], [-0.66, -0.02], [0, -0.06], [0.66, -0.04], [-0.36, 0.46], [0.34, 0.46]] as const;
    return places.map(([x, y]) => lay(ball ? sweetBall : biscuit(colour, 38), surface.cx + x * surface.rx, surface.cy + y * surface.ry, order.chance, { turn: order.chance.between(-20, 20), scale: ball ? 1.45 : 1.18 })).join('') + spread(inset(surface, 0.86), mixtureOf(those(order, 'nut', 'fruit', 'sweet').filter(({ food }) => !/flour|sugar|honey/.test(food)), 2), order.chance, { count: 9, scale: 0.85 });
  });

/** Squares cut from a tin. */
export const bars: Scene = (order) =>
  servedOn(order, [...SWEET_PLATES, PANS['baking-tray']], (surface) => {
    const colour = doughOf(order);
    const specks = mixtureOf(those(order, 'nut', 'fruit', 'grain', 'sweet').filter(({ food }) => !/flour|sugar|honey/.test(food)), 4);
    return ([[-0.06, -0.56], [-0.56, -0.1], [0.5, -0.12], [-0.02, 0.3]] as const)
      .map(([x, y]) =>
        at(
          surface.cx + x * surface.rx,
          surface.cy + y * surface.ry,
          path('M-66 10L0 -26L66 10L0 46Z', '#3b1606', 0.22) + path('M-66 -6L0 30V52L-66 16Z', darker(colour, 0.2)) + path('M66 -6L0 30V52L66 16Z', darker(colour, 0.38)) + path('M-66 -6L0 -42L66 -6L0 30Z', linear([lighter(colour, 0.35), colour])) + (specks.length > 0 ? spread({ cx: 0, cy: -6, rx: 36, ry: 17 }, specks, order.chance, { count: 8, scale: 0.62 }) : ''),
          { scale: 1.05 },
        ),
      )
      .join('');
  });

/** A slice of cake on a plate. */
export const cake: Scene = (order) =>
  servedOn(order, SWEET_PLATES, (surface) => {
    const colour = doughOf(order);
    const cream = those(order, 'cream', 'cheese')[0]?.colour ?? '#fff3d6';
    const [x, y] = [surface.cx, surface.cy];
    const top = mixtureOf(those(order, 'fruit', 'nut', 'sweet').filter(({ food }) => !/sugar|honey|flour/.test(food)), 2);
    return [
      ellipse(x + 6, y + 42, 138, 46, '#3b1606', 0.24),
      path(`M${x - 128} ${y - 16}L${x + 112} ${y - 58}V${y + 18}L${x - 128} ${y + 62}Z`, linear([lighter(colour, 0.25), darker(colour, 0.12)])),
      ...[0.28, 0.6].map((part) => path(`M${x - 128} ${y - 16 + 78 * part}L${x + 112} ${y - 58 + 76 * part}V${y - 46 + 76 * part}L${x - 128} ${y - 4 + 78 * part}Z`, cream)),
      path(`M${x - 128} ${y - 16}L${x + 20} ${y - 92}Q${x + 96} ${y - 88} ${x + 112} ${y - 58}Z`, radial([lighter(colour, 0.5), lighter(colour, 0.15), colour])),
      path(`M${x + 112} ${y - 58}Q${x + 104} ${y - 76} ${x + 84} ${y - 84}V${y - 84}L${x + 112} ${y - 58}Z`, darker(colour, 0.2)),
      top.length > 0 ? spread({ cx: x + 16, cy: y - 58, rx: 66, ry: 16 }, top, order.chance, { count: 9, height: 4 }) : '',
      spread(corner(surface, 0.2, 0.8, 0.5, 0.1), [{ piece: leafPair('#5a9a44'), parts: 1 }], order.chance, { count: 2 }),
    ].join('');
  });

/** Cream, mousse, yoghurt, ice: in a dessert glass. */
export const coupe: Scene = (order) => {
  const mass = those(order, 'cream', 'cheese', 'liquid', 'fruit', 'sweet', 'nut').slice(0, 3);
  const tint = named(order, /cocoa|chocolate/) ?? (/ice-cream|sorbet|smoothie/.test(order.id) ? those(order, 'fruit')[0] : undefined);
  const colour = tint ? blend([{ colour: '#fff3dc', weight: 2 }, { colour: tint.colour, weight: 3 }]) : lighter(colourOfAll(mass), 0.3);
  const scoop: Piece = { ...dollop(colour, 62) };
  return servedOn(order, [BOWLS.coupe], (surface) => {
    const top = mixtureOf(those(order, 'fruit', 'nut', 'sweet').filter(({ food }) => !/sugar|banana-frozen/.test(food)), 3);
    return [
      path('M112 168C120 226 172 262 214 268H266C308 262 360 226 368 168C320 204 160 204 112 168Z', lighter(colour, 0.2), 0.9),
      ellipse(surface.cx, surface.cy, surface.rx, surface.ry, darker(colour, 0.08)),
      lay(scoop, surface.cx - 52, surface.cy - 14, order.chance, { turn: 0 }) + lay(scoop, surface.cx + 54, surface.cy - 16, order.chance, { turn: 0 }) + lay(scoop, surface.cx, surface.cy - 40, order.chance, { turn: 0, scale: 1.05 }),
      named(order, /honey|syrup/) ? drizzle({ ...surface, cy: surface.cy - 34, rx: 84, ry: 40 }, '#d98d1e', 5) : '',
      top.length > 0 ? spread({ ...surface, cy: surface.cy - 20, rx: 92, ry: 36 }, top, order.chance, { count: 13, height: 26 }) : '',
      lay(leafPair('#5a9a44'), surface.cx + 8, surface.cy - 84, order.chance, { turn: 10 }),
    ].join('');
  });
};

/** Fruit baked whole with something in its middle. */
export const bakedFruit: Scene = (order) =>
  servedOn(order, [PANS['baking-dish'], PLATES['plate-cream'], PLATES['plate-green'], PLATES['plate-blue'], PLATES['plate-indigo'], PLATES['plate-ochre'], PLATES['plate-rose'], PLATES['plate-speckled']], (surface) => {
    const pear = named(order, /pear/);
    const skin: readonly [Colour, Colour] = pear ? ['#d9c25a', '#c08a35'] : named(order, /quince/) ? ['#e9bf4b', '#c7822a'] : named(order, /pumpkin/) ? ['#ee9433', '#c8641c'] : ['#e6a23c', '#bb3f28'];
    const top = mixtureOf(those(order, 'nut', 'cheese', 'fruit').filter(({ food }) => !/apple|pear|quince|pumpkin/.test(food)), 2);
    return ([[-0.5, -0.06], [0.5, -0.1], [0, 0.28]] as const)
      .map(([x, y]) => {
        const [px, py] = [surface.cx + x * surface.rx, surface.cy + y * surface.ry];
        return lay(wholeFruit(skin[0], skin[1], 54), px, py, order.chance, { turn: 0 }) + ellipse(px, py - 36, 26, 12, '#7a4420') + (top.length > 0 ? spread({ cx: px, cy: py - 38, rx: 17, ry: 7 }, top, order.chance, { count: 5, scale: 0.8, height: 8 }) : '') + line(`M${px - 20} ${py - 26}q-4 20 -8 30M${px + 16} ${py - 26}q6 16 4 34`, '#c9761a', 5, 0.7);
      })
      .join('');
  });

/** Something to drink, with a piece of what it is made of beside it. */
export const drink: Scene = (order) => {
  const hot = /tea|coffee|cocoa|hot|warm/.test(order.id);
  const solids = those(order, 'fruit', 'vegetable', 'herb', 'nut');
  const green = solids.find(({ food }) => /spinach|kale|nettle|cucumber|celery|parsley/.test(food));
  const colours = [...solids.map(({ colour, grams, food, role }) => ({ colour: green && role === 'fruit' ? '#dfe08a' : colour, weight: grams * (/berr|cherry|beet|pumpkin|spinach|carrot|mango/.test(food) ? 3 : 1) })), ...those(order, 'cream', 'liquid', 'cheese').map(({ colour, grams, food }) => ({ colour, weight: grams * (/coffee|tea/.test(food) ? 6 : 0.3) })), ...those(order, 'sweet').map(({ colour, grams, food }) => ({ colour, weight: grams * (/cocoa|chocolate/.test(food) ? 9 : 1) }))];
  const colour = /compote|lemonade/.test(order.id) ? lighter(blend(colours), 0.1) : blend(colours);
  const tea = /tea|compote/.test(order.id) && !solids.some(({ role }) => role === 'vegetable');
  // White in clear glass is lost on a light table.
  const pale = !solids.some(({ role }) => role === 'fruit' || role === 'vegetable');
  const vessel = hot || pale ? order.chance.pick([GLASSES['mug-ochre'], GLASSES['mug-blue'], GLASSES['mug-green'], GLASSES['mug-clay'], ...(hot ? [GLASSES.cup] : [])]) : /smoothie|shake|milkshake/.test(order.id) ? order.chance.pick([GLASSES['tall-glass'], GLASSES.tumbler, GLASSES.jar]) : order.chance.pick([GLASSES.tumbler, GLASSES.jar]);
  const base = vessel(tea && hot ? '#b8631d' : colour);
  const { surface } = base;
  const beside = solids.filter(({ role }) => role !== 'herb').slice(0, 2);
  return [
    base.behind,
    beside[0] ? spread({ cx: surface.cx, cy: surface.cy - 4, rx: surface.rx * 0.6, ry: surface.ry * 0.5 }, mixtureOf(beside, 2), order.chance, { count: 3, scale: 0.72 }) : spread({ ...surface, rx: surface.rx * 0.5, ry: surface.ry * 0.5 }, [{ piece: dollop('#fffaf0', 14), parts: 1 }], order.chance, { count: hot || pale ? 0 : 2 }),
    pale ? spread({ ...surface, rx: surface.rx * 0.6, ry: surface.ry * 0.6 }, mixtureOf(those(order, 'grain', 'sweet', 'nut', 'spice').filter(({ food }) => !/salt|sugar|tea|coffee/.test(food)), 2), order.chance, { count: those(order, 'grain', 'sweet', 'nut', 'spice').some(({ food }) => !/salt|sugar|tea|coffee/.test(food)) ? 6 : 0, scale: 0.8 }) : '',
    base.front,
    hot ? steam(surface) : '',
    ...([[92, 292, 1.35], [394, 300, 1.45], [126, 324, 1.1]] as const).map(([x, y, scale], index) => {
      const thing = beside[index % Math.max(1, beside.length)];
      return thing ? lay(thing.piece, x, y, order.chance, { scale: (scale * 30) / Math.max(18, thing.piece.rx) }) : '';
    }),
    those(order, 'herb')[0] || /smoothie|lemonade|compote/.test(order.id) ? lay(leafPair('#5a9a44'), surface.cx + surface.rx * 0.3, surface.cy - 8, order.chance, { turn: 10, scale: 1.2 }) : '',
  ].join('');
};
