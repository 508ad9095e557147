import type { Shelf } from './shelf.ts';
import { bacon, cheeseSlice, cheeseWedge, curd, dollop, eggHalf, gratedCheese } from '../pieces/dairy.ts';
import { dumpling } from '../pieces/dough.ts';
import { fishFillet, flake, rosette, shrimp, wholeFish } from '../pieces/fish.ts';
import { ball, BEEF, chunk, mince, PORK, POULTRY, sausage, sausageSlice } from '../pieces/meats.ts';
import { cube } from '../pieces/vegetables.ts';

/** Meat, fish, eggs and dairy. */
export const ANIMAL_FOODS: Shelf = [
  [/khinkali|pelmeni|manti|ravioli|vareniki/, { role: 'grain', colour: '#f3e2c0', piece: dumpling() }],
  [/protein|casein|gainer/, { role: 'cream', colour: '#eadcc2', piece: dollop() }],
  [/^(peanut-butter|cocoa-butter|almond-butter)/, { role: 'sweet', colour: '#b97a38', piece: dollop('#b97a38', 18) }],
  [/frankfurter|sardelka|kupati|grill-sausage/, { role: 'meat', colour: '#b4532e', piece: sausage('#b4532e') }],
  [/bacon|(^|-)ham(-|$)|prosciutto|carbonade/, { role: 'meat', colour: '#d9876b', piece: bacon('#d06a4f') }],
  [
    /sausage|salami|pepperoni|cervelat|chorizo|sujuk|basturma|mortadella/,
    { role: 'meat', colour: '#b84e3a', piece: sausageSlice() },
  ],
  [/liver|heart|gizzard|kidney(?!-bean)|lung/, { role: 'meat', colour: '#6b2f1a', piece: chunk('#6b2f1a', 17) }],
  [/(chicken|turkey)-mince/, { role: 'meat', colour: '#cf9452', piece: ball('#cc8a42', 22) }],
  [/mince/, { role: 'meat', colour: '#8a4520', piece: mince('#8a4520') }],
  [/smoked-chicken|chicken-smoked/, { role: 'meat', colour: '#c98a45', piece: chunk('#c98a45', 20) }],
  [
    /^(chicken|turkey|quail(?!-egg)|duck(?!-egg)|goose(?!-egg|berry))/,
    { role: 'meat', colour: POULTRY, piece: chunk('#dca052', 22) },
  ],
  [/^(pork|wild-boar)/, { role: 'meat', colour: PORK, piece: chunk(PORK, 23) }],
  [
    /^(beef|veal|lamb|goat-meat|rabbit|mutton|mixed-mince|tripe|cow|tongue)/,
    { role: 'meat', colour: BEEF, piece: chunk(BEEF, 23) },
  ],
  [/shrimp|crab|crayfish|lobster/, { role: 'fish', colour: '#f0875a', piece: shrimp }],
  [/salmon-(smoked|salted)/, { role: 'fish', colour: '#ee7d55', piece: rosette() }],
  [/caviar/, { role: 'fish', colour: '#d9541e', piece: rosette('#e0622a') }],
  [/salmon/, { role: 'fish', colour: '#f08a5d', piece: fishFillet() }],
  [/tuna|sardine|sprat|saury|mackerel-canned/, { role: 'fish', colour: '#c9946c', piece: flake('#cf9f78') }],
  [
    /trout|khramuli|tsimori|carp|dorado|sea-bass|red-mullet|mackerel|herring|barbel/,
    { role: 'fish', colour: '#b98246', piece: wholeFish() },
  ],
  [/anchovy|capelin|khamsa/, { role: 'fish', colour: '#b48a58', piece: flake('#b48a58') }],
  [
    /cod|hake|pollock|zander|catfish|perch|fish|sturgeon|flounder|tilapia|halibut|pike|bream|squid|mussel|seafood(?!-sauce)/,
    { role: 'fish', colour: '#f0dcb4', piece: fishFillet('#e9bd74', true) },
  ],
  [/^(quail-|duck-)?egg(-(?!noodle)|$)/, { role: 'egg', colour: '#f7cf63', piece: eggHalf }],
  [
    /parmesan|gouda|cheddar|emmental|edam(?!ame)|maasdam|russian-cheese/,
    { role: 'cheese', colour: '#f4cf6c', piece: cheeseWedge() },
  ],
  [/mozzarella|burrata/, { role: 'cheese', colour: '#fffaf0', piece: cheeseSlice('#fffaf0') }],
  [/smoked-sulguni/, { role: 'cheese', colour: '#e3ab5b', piece: cheeseSlice('#e9bb74') }],
  [
    /sulguni|guda|imeruli-cheese|brine|adyghe|sheep-cheese|goat-cheese|halloumi|chkinti|megruli/,
    { role: 'cheese', colour: '#fbf0cf', piece: cheeseSlice() },
  ],
  [/feta/, { role: 'cheese', colour: '#fdf8ec', piece: cube('#fbf5e6', 11) }],
  [/tenili|chechili/, { role: 'cheese', colour: '#f6e3b2', piece: gratedCheese('#fbeec8') }],
  [/cottage-cheese|khacho|curd|ricotta|nadughi|dambal/, { role: 'cheese', colour: '#fffaf0', piece: curd() }],
  [/cream-cheese|mascarpone|processed|cheese/, { role: 'cheese', colour: '#fbeec9', piece: cube('#f8dd8c', 11) }],
  [
    /matsoni|yogurt|skyr|sour-cream|cream|kaymaghi|tzatziki|mayonnaise/,
    { role: 'cream', colour: '#fffaf0', piece: dollop() },
  ],
  [/^(butter|ghee|lard|margarine)|-fat$/, { role: 'fat', colour: '#f6d567', piece: cube('#f8e08c', 10) }],
  [/coconut-milk/, { role: 'cream', colour: '#fdf8ec', piece: dollop() }],
  [/milk|kefir|ayran|whey|ryazhenka|buttermilk/, { role: 'liquid', colour: '#fbf4e2', piece: dollop() }],
];
