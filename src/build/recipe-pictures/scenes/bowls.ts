import { BOWLS } from '../bases/bowls.ts';
import { CLAY } from '../bases/clay.ts';
import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import { blend, lighter } from '../colour.ts';
import { inset, spread } from '../layout.ts';
import { colourOfAll, mixtureOf, named, those } from '../order.ts';
import { lay } from '../piece.ts';
import { crouton } from '../pieces/breads.ts';
import { dollop } from '../pieces/dairy.ts';
import { lettuce, sprig } from '../pieces/herbs.ts';
import { seeds } from '../pieces/nuts.ts';
import { ellipse } from '../svg.ts';
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
    const things = those(order, 'vegetable', 'meat', 'fish', 'cheese', 'egg', 'fruit', 'pulse', 'grain', 'nut', 'bread');
    const leafy = things.find(({ food }) => /lettuce|spinach|arugula|cabbage/.test(food));
    const flat = { ...inset(surface, 0.9), cy: surface.cy - 6 };
    return [
      ellipse(surface.cx, surface.cy, surface.rx * 0.98, surface.ry * 0.98, colourOfAll(things), 0.85),
      leafy ? spread(flat, [{ piece: /lettuce|cabbage/.test(leafy.food) ? lettuce() : leafy.piece, parts: 1 }], order.chance, { count: 16, height: 6 }) : '',
      spread(inset(surface, leafy ? 0.74 : 0.84), mixtureOf(things.filter((thing) => thing !== leafy), 6), order.chance, { count: 34, height: 28, scale: 1.1 }),
      named(order, /mayonnaise|matsoni|yogurt|sour-cream|tahini/) ? drizzle({ ...inset(surface, 0.66), cy: surface.cy - 20 }, '#fff8e6', 5) : '',
      spread(inset(surface, 0.6), [{ piece: those(order, 'herb')[0]?.piece ?? seeds('#7b9a4a', 4), parts: 1 }], order.chance, { count: 7, height: 28 }),
    ].join('');
  });

/** Porridge, curd or yoghurt in a bowl with what is on top. */
export const porridge: Scene = (order) =>
  servedOn(order, BREAKFAST_BOWLS, (surface) => {
    const mass = those(order, 'grain', 'cream', 'cheese', 'liquid', 'egg', 'pulse', 'flour').slice(0, 3);
    const [main] = mass;
    const tint = named(order, /cocoa|chocolate|spinach|pumpkin/) ?? named(order, /berr|cherry/);
    const colour = tint && /smoothie|chocolate|cocoa|pumpkin|mousse/.test(order.id) ? blend([{ colour: '#fff2dc', weight: 50 }, { colour: tint.colour, weight: 90 }]) : lighter(colourOfAll(mass), 0.25);
    const toppings = those(order, 'fruit', 'nut').concat(those(order, 'vegetable', 'meat').slice(0, 2), those(order, 'sweet').filter(({ food }) => /chocolate|churchkhela|jam/.test(food)));
    return porridgeIn(surface, { colour, toppings: mixtureOf(toppings, 4), count: 12, ...(main?.role === 'grain' || main?.role === 'cheese' ? { grain: main.piece } : {}), ...(named(order, /honey|syrup|jam|butter$/) ? { thread: named(order, /jam/)?.colour ?? '#dd9422' } : {}) }, order.chance);
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
    const [main] = those(order, 'grain', 'pulse', 'vegetable');
    const rest = those(order, 'meat', 'fish', 'vegetable', 'pulse', 'egg', 'nut', 'fruit', 'cheese').filter((thing) => thing !== main);
    if (!main) return '';
    const small = main.piece.rx < 15;
    const mound = { ...inset(surface, 0.86), cy: surface.cy + 4 };
    return [
      heap(mound, { under: main.colour, mixture: [{ piece: main.piece, parts: 1 }], count: small ? 110 : 34, height: 34, scale: small ? 1.15 : 1 }, order.chance),
      spread(inset(mound, 0.72), mixtureOf(rest, 4), order.chance, { count: 17, height: 36, scale: 1.05 }),
      named(order, /tomato-(sauce|paste)|bolognese/) && !rest.length ? pool(inset(mound, 0.4), '#b53a1e') : '',
      spread(inset(mound, 0.7), [{ piece: those(order, 'herb')[0]?.piece ?? sprig(), parts: 1 }], order.chance, { count: 6, height: 36 }),
    ].join('');
  });
