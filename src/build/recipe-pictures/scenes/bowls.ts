import { BOWLS } from '../bases/bowls.ts';
import { CLAY } from '../bases/clay.ts';
import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import { blend, darker, lighter } from '../drawing/colour.ts';
import { enough, inset, spread } from '../layout.ts';
import { blob } from '../drawing/outline.ts';
import { colourOfAll, mixtureOf, named, those } from '../order.ts';
import { radial } from '../drawing/paint.ts';
import { lay } from '../piece.ts';
import { crouton } from '../pieces/breads.ts';
import { butter, dollop } from '../pieces/dairy.ts';
import { chopped, lettuce, sprig } from '../pieces/herbs.ts';
import { seeds } from '../pieces/nuts.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';
import { heap, porridge as porridgeIn, soup as soupIn, stew as stewIn } from './fillings.ts';
import { drizzle, pool, swirl } from './liquids.ts';
import { corner, EVERYDAY_PLATES, servedOn, type Scene } from './scene.ts';

const SOUP_BASES = [BOWLS['soup-plate-cream'], BOWLS['soup-plate-blue'], BOWLS['soup-plate-red'], BOWLS['soup-plate-sage'], BOWLS['bowl-cream'], BOWLS['bowl-blue'], BOWLS['bowl-ochre'], BOWLS['bowl-charcoal'], CLAY['clay-bowl']] as const;
const BREAKFAST_BOWLS = [BOWLS['bowl-cream'], BOWLS['bowl-blue'], BOWLS['bowl-green'], BOWLS['bowl-ochre'], BOWLS['bowl-rose'], BOWLS['bowl-wood'], BOWLS['bowl-charcoal']] as const;

/** A soup with something swimming in it; what colours most colours the broth. */
export const soup: Scene = (order) =>
  servedOn(order, SOUP_BASES, (surface) => {
    const broth = blend([{ colour: '#e6b85c', weight: 320 }, ...those(order, 'sauce', 'cream', 'liquid', 'vegetable', 'pulse', 'herb').map(({ colour, grams, role, food }) => ({ colour, weight: grams * (/tomato|beet|sauce|paste/.test(food) ? 4 : role === 'cream' || role === 'liquid' ? 1.4 : 0.5) }))]);
    const swimming = those(order, 'meat', 'fish', 'vegetable', 'pulse', 'grain', 'egg', 'cheese');
    return soupIn(surface, { broth, floating: mixtureOf(swimming, 5), herbs: those(order, 'herb')[0]?.piece ?? sprig(), oil: true, count: 22 }, order.chance) + (named(order, /sour-cream|matsoni/) && !those(order, 'liquid').length ? lay(dollop('#fffaf0', 30), surface.cx + 20, surface.cy - 6, order.chance, { turn: 0 }) : '');
  });

/** A soup that was puréed: one colour, a swirl of cream, a few pieces of what it is made of. */
export const creamSoup: Scene = (order) =>
  servedOn(order, SOUP_BASES, (surface) => {
    const main = those(order, 'vegetable', 'pulse', 'fish', 'fruit');
    const colour = lighter(colourOfAll(main.slice(0, 2)), 0.06);
    const top = [...main.filter(({ food }) => !/onion|potato|lentil/.test(food)).slice(0, 1), ...those(order, 'nut').slice(0, 1)];
    return [
      pool(surface, colour),
      swirl(surface, '#fff8e8'),
      spread(corner(surface, 0.16, 0.02, 0.4, 0.34), [...mixtureOf(top, 2), { piece: crouton, parts: 0.7 }], order.chance, { count: 9, height: 8 }),
      spread(inset(surface, 0.6), [{ piece: those(order, 'herb')[0]?.piece ?? seeds('#5b7a3a', 4), parts: 1 }], order.chance, { count: 6 }),
    ].join('');
  });

/** A salad, heaped. */
export const salad: Scene = (order) =>
  servedOn(order, [BOWLS['bowl-cream'], BOWLS['bowl-wood'], BOWLS['bowl-blue'], BOWLS['bowl-green'], BOWLS['bowl-charcoal'], PLATES['plate-cream'], PLATES['plate-blue'], PLATES['plate-indigo'], PLATES['plate-speckled'], PLATES['plate-terracotta']], (surface) => {
    const things = those(order, 'vegetable', 'meat', 'fish', 'cheese', 'egg', 'fruit', 'pulse', 'grain', 'nut', 'bread').map((thing) => (thing.role === 'bread' ? { ...thing, piece: crouton } : thing));
    const leafy = things.find(({ food }) => /lettuce|spinach|arugula/.test(food));
    const deep = surface.cy < 180;
    const mound = deep ? inset(surface, 0.9) : { ...inset(surface, 0.82), cy: surface.cy + 4 };
    const mixture = mixtureOf(things.filter((thing) => thing !== leafy), 6);
    const under = darker(colourOfAll(leafy ? [leafy] : things), 0.12);
    const dressed = named(order, /mayonnaise|matsoni|yogurt|sour-cream|tahini/);
    return [
      deep ? ellipse(surface.cx, surface.cy, surface.rx, surface.ry, under) : ellipse(mound.cx + 2, mound.cy + 8, mound.rx * 1.04, mound.ry * 1.02, '#3b1606', 0.2) + ellipse(mound.cx, mound.cy - 6, mound.rx * 0.92, mound.ry * 0.9, under),
      leafy ? spread({ ...mound, cy: mound.cy - 2 }, [{ piece: /lettuce/.test(leafy.food) ? lettuce() : leafy.piece, parts: 1 }], order.chance, { count: 18, height: 12, scale: 1.05 }) : '',
      mixture.length > 0 ? spread(inset(mound, leafy ? 0.74 : 0.9), mixture, order.chance, { count: enough(mound, mixture, leafy ? 0.95 : 1.7, 1.1), height: 34, scale: 1.1 }) : '',
      dressed ? drizzle({ ...inset(mound, 0.66), cy: mound.cy - 24 }, '#fff8e6', 5) : '',
      spread(inset(mound, 0.62), [{ piece: those(order, 'herb')[0]?.piece ?? seeds('#7b9a4a', 4), parts: 1 }], order.chance, { count: 7, height: 34 }),
    ].join('');
  });

/** Porridge, curd or yoghurt in a bowl with what is on top. */
export const porridge: Scene = (order) =>
  servedOn(order, BREAKFAST_BOWLS, (surface) => {
    const mass = those(order, 'grain', 'cream', 'cheese', 'liquid', 'egg', 'pulse', 'flour').slice(0, 3);
    const tint = named(order, /cocoa|chocolate|spinach|pumpkin/) ?? named(order, /berr|cherry/);
    const colour = tint && /smoothie|chocolate|cocoa|pumpkin|mousse/.test(order.id) ? blend([{ colour: '#fff2dc', weight: 50 }, { colour: tint.colour, weight: 90 }]) : lighter(colourOfAll(mass), 0.25);
    const herbs = those(order, 'herb').slice(0, 1);
    const visible = mass.find(({ role, food }) => role === 'grain' || (role === 'cheese' && !/cream/.test(food)));
    const toppings = those(order, 'fruit', 'nut').concat(herbs, those(order, 'vegetable', 'meat').slice(0, 2), those(order, 'sweet').filter(({ food }) => /chocolate|churchkhela|jam/.test(food)));
    return porridgeIn(surface, { colour, toppings: mixtureOf(toppings, 4), count: 12, ...(visible ? { grain: visible.piece } : {}), ...(named(order, /honey|syrup|jam|butter$/) ? { thread: named(order, /jam/)?.colour ?? '#dd9422' } : {}) }, order.chance);
  });

/** A stew in the pot it was made in. */
export const stew: Scene = (order) =>
  servedOn(order, [CLAY.ketsi, PANS['copper-pan'], PANS['iron-pan'], CLAY['clay-bowl'], BOWLS['bowl-charcoal'], BOWLS['soup-plate-red']], (surface) => {
    const things = those(order, 'meat', 'fish', 'vegetable', 'pulse', 'egg', 'cheese', 'fruit', 'nut', 'grain');
    const sauce = blend([{ colour: '#b06a2c', weight: 90 }, ...those(order, 'sauce', 'cream', 'vegetable', 'nut').map(({ colour, grams, food }) => ({ colour, weight: grams * (/tomato|tkemali|paste|cream|walnut|matsoni/.test(food) ? 2 : 0.3) }))]);
    return stewIn(surface, { sauce, mixture: mixtureOf(things, 5), herbs: those(order, 'herb')[0]?.piece ?? sprig(), count: 28 }, order.chance);
  });

/** Grains, pasta or beans heaped, with what is mixed into them. */
export const heaped: Scene = (order) =>
  servedOn(order, [...EVERYDAY_PLATES, PLATES['plate-terracotta'], BOWLS['soup-plate-sage'], PANS['iron-pan']], (surface) => {
    const main = those(order, 'grain')[0] ?? those(order, 'pulse', 'vegetable')[0];
    if (!main) return '';
    const small = main.piece.rx < 15;
    const mound = { ...inset(surface, 0.9), cy: surface.cy + 6 };
    const rest = mixtureOf(those(order, 'meat', 'fish', 'vegetable', 'pulse', 'egg', 'nut', 'fruit', 'cheese').filter((thing) => thing !== main && !/garlic/.test(thing.food)), 4);
    return [
      heap(mound, { under: main.colour, mixture: [{ piece: main.piece, parts: 1 }], count: small ? 120 : 34, height: 38, scale: small ? 1.15 : 1.05 }, order.chance),
      rest.length > 0 ? spread(inset(mound, 0.7), rest, order.chance, { count: Math.min(20, enough(inset(mound, 0.7), rest, 0.55)), height: 40, scale: 1.05 }) : '',
      spread(inset(mound, 0.7), [{ piece: those(order, 'herb')[0]?.piece ?? (rest.length > 0 ? sprig() : butter), parts: 1 }], order.chance, { count: rest.length > 0 || those(order, 'herb').length > 0 ? 6 : 1, height: 40 }),
    ].join('');
  });

/** Potatoes mashed. */
export const mashed: Scene = (order) =>
  servedOn(order, [BOWLS['bowl-blue'], BOWLS['bowl-charcoal'], CLAY['clay-bowl'], BOWLS['bowl-green']], ({ cx, cy, rx, ry }) =>
    [
      at(cx, cy - 14, path(blob(order.chance, rx * 0.98, ry * 1.1, 0.03, 13), radial(['#fff8d8', '#f9e2a0 60', '#d9b45f']))),
      line(`M${cx - rx * 0.7} ${cy - 10}C${cx - rx * 0.5} ${cy - 60} ${cx + rx * 0.5} ${cy - 64} ${cx + rx * 0.62} ${cy - 22}C${cx + rx * 0.5} ${cy + 16} ${cx - rx * 0.3} ${cy + 12} ${cx - rx * 0.26} ${cy - 18}C${cx - rx * 0.1} ${cy - 42} ${cx + rx * 0.22} ${cy - 40} ${cx + rx * 0.22} ${cy - 22}`, '#d8b45c', 5, 0.7),
      lay(butter, cx + 6, cy - 26, order.chance, { turn: 0, scale: 1.25 }),
      spread({ cx, cy: cy - 16, rx: rx * 0.62, ry: ry * 0.6 }, [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 8 }),
    ].join(''),
  );
