import { PORK } from '../pieces/meats.ts';
import { nut, seeds, walnut } from '../pieces/nuts.ts';
import { chopped } from '../pieces/herbs.ts';
import { mushroomCap } from '../pieces/vegetables.ts';
import { CRUST } from '../pieces/breads.ts';
import { named, those, type Order } from '../order.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Dish } from './dish.ts';
import { beefMtsvadi, chickenMtsvadi, kababi, kuchmachi, kupati, mtsvadi, ojakhuri, porkMtsvadi, shkmeruli, tabaka } from './from-the-fire.ts';
import { achma, acharuli, guruli, imeruli, kartofiliani, kubdari, lobiani, megruli, penovani, pkhlovani, toneKhachapuri } from './khachapuri.ts';
import { ajapsandali, borscht, chakapuli, chakhokhbili, chashushuli, chikhirtma, elarji, ghomi, ghomiWithBazhe, kharcho, lobio, mchadi, tolma } from './pots.ts';
import { churchkhela, gozinaki, khinkali, pelamushi, tomatoCucumber } from './table.ts';
import { badrijani, bazhe, megrelianKharcho, pkhali, satsivi } from './walnut-dishes.ts';

const drawn = (dish: Dish): Scene => ({ chance }) => dish(chance);
const meatOf = (order: Order, other: string) => those(order, 'meat')[0]?.colour ?? other;

const PKHALI_COLOURS = { green: '#4d7a35', red: '#8a1f45', pale: '#b9b56a', brown: '#a66b3a', orange: '#d9762a', olive: '#76803a', deep: '#3c6133', fresh: '#5f8f3c' } as const;

/** ფხალი of one vegetable in front, of two others beside it. */
const pkhaliOf: Scene = ({ id, chance }) => {
  const { green, red, pale, brown, orange, olive, deep, fresh } = PKHALI_COLOURS;
  const colour = /beetroot/.test(id) ? red : /carrot|pumpkin/.test(id) ? orange : /green-bean/.test(id) ? olive : /nettle|mallow/.test(id) ? deep : /beet-leaves|chard|ekala|smilax/.test(id) ? fresh : /cabbage|leek|cauliflower/.test(id) ? pale : /bean(?!-)|eggplant|mushroom|ekala/.test(id) ? brown : green;
  return /three|mix|assort/.test(id) ? pkhali([red, green, brown])(chance) : pkhali([colour, colour, colour])(chance);
};

/** Dishes known by their look, by the ids they have. */
export const HAND_DRAWN: readonly (readonly [RegExp, Scene])[] = [
  [/khachapuri-(acharuli|adjaruli)/, drawn(acharuli)],
  [/khachapuri-megruli/, drawn(megruli)],
  [/khachapuri-guruli/, drawn(guruli)],
  [/khachapuri-(penovani|phylo|puff)/, drawn(penovani)],
  [/khachapuri-tone/, drawn(toneKhachapuri)],
  [/khachapuri/, drawn(imeruli)],
  [/lobiani/, drawn(lobiani)],
  [/kubdari/, drawn(kubdari)],
  [/achma/, drawn(achma)],
  [/kartofiliani/, drawn(kartofiliani)],
  [/pkhlovani/, drawn(pkhlovani)],
  [/mchadi-(home|imeruli)|chvishtari|^mchadi$/, drawn(mchadi)],
  [/khinkali-fried/, ({ chance }) => khinkali({ dough: CRUST, topping: chopped() })(chance)],
  [/khinkali/, (order) => khinkali({ filling: (those(order, 'meat', 'cheese')[0] ?? those(order, 'vegetable')[0])?.colour ?? '#8a4a28', ...(named(order, /coriander|parsley|dill/) ? { topping: chopped() } : {}) })(order.chance)],
  [/mtsvadi-(veal|beef|lamb)/, drawn(beefMtsvadi)],
  [/mtsvadi-(chicken|turkey)|chicken-mtsvadi/, drawn(chickenMtsvadi)],
  [/mtsvadi-mushroom/, drawn(mtsvadi('#a87848', { ...mushroomCap, stands: true }))],
  [/mtsvadi/, drawn(porkMtsvadi)],
  [/od?jakhuri/, (order) => ojakhuri(meatOf(order, PORK))(order.chance)],
  [/shkmeruli/, drawn(shkmeruli)],
  [/kuchmachi/, drawn(kuchmachi)],
  [/kupati/, drawn(kupati)],
  [/tabaka/, drawn(tabaka)],
  [/kababi|kebab/, drawn(kababi)],
  [/badrijani|satsivi-eggplant/, drawn(badrijani)],
  [/^(ekala-)?pkhali/, pkhaliOf],
  [/satsivi/, (order) => satsivi(those(order, 'meat')[0] ? undefined : those(order, 'vegetable')[0]?.piece)(order.chance)],
  [/(chicken|turkey)-bazhe/, drawn(bazhe)],
  [/kharcho-megruli/, drawn(megrelianKharcho)],
  [/kharcho/, (order) => kharcho(meatOf(order, '#853a19'))(order.chance)],
  [/chikhirtma/, (order) => chikhirtma(/lamb/.test(order.id) ? '#a8603a' : '#e9bd7c')(order.chance)],
  [/borscht/, drawn(borscht)],
  [/chakapuli/, (order) => chakapuli(named(order, /mushroom/) && !those(order, 'meat')[0] ? mushroomCap : undefined)(order.chance)],
  [/chakhokhbili/, drawn(chakhokhbili)],
  [/ch?ashushuli/, (order) => chashushuli(named(order, /mushroom/) && !those(order, 'meat')[0] ? mushroomCap : undefined)(order.chance)],
  [/ajapsandali/, drawn(ajapsandali)],
  [/tolma-cabbage|golubtsi|cabbage-rolls/, ({ chance }) => tolma('#a9b866', '#f0a27a')(chance)],
  [/tolma/, (order) => tolma('#5f7a36', those(order, 'cream')[0]?.colour ?? '#e9c9a0')(order.chance)],
  [/ghomi-bazhe/, ({ chance }) => ghomiWithBazhe(chance)],
  [/ghomi|gomi/, (order) => ghomi(those(order, 'cheese').length > 0)(order.chance)],
  [/elarji/, drawn(elarji)],
  [/lobio-(pot|ham|walnut|mchadi|kotani)|^lobio$/, (order) => lobio(order.chance.pick(['#7d2f22', '#b3683c', '#5d2420', '#cfa272']), (those(order, 'meat')[0] ?? those(order, 'nut')[0])?.piece)(order.chance)],
  [/churchkhela/, drawn(churchkhela)],
  [/gozinaki/, (order) => gozinaki('#c98632', named(order, /hazelnut/) ? nut('#b9783d', 12, 10) : named(order, /sunflower|sesame|pumpkin-seed/) ? seeds('#e6cfa0', 8) : walnut)(order.chance)],
  [/pelamushi/, drawn(pelamushi)],
  [/tomato-cucumber|cucumber-tomato|georgian-salad/, (order) => tomatoCucumber(named(order, /walnut|bazhe/) ? '#d2a774' : undefined)(order.chance)],
];
