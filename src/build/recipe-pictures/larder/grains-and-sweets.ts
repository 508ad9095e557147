import type { Colour } from '../drawing/colour.ts';
import type { Role, Shelf } from './shelf.ts';
import type { Piece } from '../piece.ts';
import { breadSlice, crouton, flatbread, mchadi } from '../pieces/breads.ts';
import { dollop } from '../pieces/dairy.ts';
import { flakes, grain, macaroni, noodles, penne, popcorn, rice } from '../pieces/grains.ts';
import { seeds } from '../pieces/nuts.ts';
import { cube } from '../pieces/vegetables.ts';

const starch = (colour: Colour, piece: Piece) => ({ role: 'grain' as const, colour, piece });
const seen = (role: Role, colour: Colour, piece: Piece) => ({ role, colour, piece });

/** Grains, pasta, bread, sweets, drinks and sauces. */
export const GRAINS_AND_SWEETS: Shelf = [
  [/rice-noodle|glass-noodle/, starch('#f6ecd4', noodles('#f3e6c8'))],
  [/rice-cake|crispbread|cracker/, seen('bread', '#e6c78c', crouton)],
  [/brown-rice|wild-rice/, starch('#c9a26a', rice('#cda873'))],
  [/rice/, starch('#fdf6e3', rice())],
  [/buckwheat/, starch('#8f5e35', grain('#96643a'))],
  [/quinoa|couscous|millet/, starch('#e9c877', grain('#ebcb7c', 3.6))],
  [/bulgur|wheat-grain|spelt|pearl-barley|barley/, starch('#d6ab66', grain('#dab06c', 4.6))],
  [/granola|muesli|oat|bran|flakes|cereal/, starch('#d9ac6b', flakes())],
  [/corn-grits|semolina|polenta/, starch('#f7e8bd', grain('#f7e6b4', 3))],
  [/spaghetti|noodle|vermicelli/, starch('#f0cf84', noodles())],
  [/macaroni/, starch('#f2c567', macaroni())],
  [/pasta|lasagne/, starch('#efcb7d', penne())],
  [/flour|starch|breadcrumb|dough|puff-pastry|filo/, seen('flour', '#e6c084', crouton)],
  [/mchadi|corn-bread/, seen('bread', '#efbb4a', mchadi)],
  [/lavash|tortilla|pita|flatbread/, seen('bread', '#edcd93', flatbread())],
  [/crouton|rusk/, seen('bread', '#d79b4c', crouton)],
  [/rye|borodino|bran-bread/, seen('bread', '#9a6a3c', breadSlice('#b98a56', '#6d4424'))],
  [
    /wholegrain-bread|seed-bread|multigrain|fitness|wholegrain-toast/,
    seen('bread', '#c99a5c', breadSlice('#d9b47c', '#8f5d2c')),
  ],
  [/bread|puri|shoti|baton|baguette|ciabatta|toast|bun|brioche/, seen('bread', '#f0d29a', breadSlice())],
  [/cocoa|chocolate/, seen('sweet', '#4a281a', cube('#5a3020', 9))],
  [/coffee|espresso/, seen('liquid', '#6b4226', seeds('#4a281a'))],
  [/honey|syrup|badagi/, seen('sweet', '#e09a22', dollop('#e5a530', 16))],
  [/sugar|fructose|stevia|sweetener|erythritol/, seen('sweet', '#fff6e0', seeds('#fff6e0'))],
  [/churchkhela|gozinaki|halva/, seen('sweet', '#7c2c2a', cube('#8a3a2c', 14))],
  [/popcorn/, starch('#fbeec4', popcorn)],
  [/tea$|tea-|wine|water|compote|chacha|cognac/, seen('liquid', '#c9812f', seeds('#c9812f'))],
  [/bazhe|tahini|pesto|mustard|soy-sauce|sauce/, seen('sauce', '#c79a5c', dollop('#c79a5c', 14))],
  [/cinnamon|paprika|khmeli|sumac|chili-flakes/, seen('spice', '#a3562a', seeds('#a3562a', 2.6))],
  [
    /yeast|salt|pepper|vanilla|baking|spice|fenugreek|saffron|cumin|clove|bay|turmeric|garlic|ginger|caraway|seed|curry|gelatin|agar|dried|oregano|nutmeg|cardamom|horseradish|bouillon|herbs/,
    seen('spice', '#8a6a3c', seeds('#8a6a3c', 2.6)),
  ],
];
