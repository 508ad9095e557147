import type { Colour } from '../drawing/colour.ts';
import type { Role, Shelf } from './shelf.ts';
import type { Piece } from '../piece.ts';
import {
  avocado,
  bananaSlice,
  berry,
  citrus,
  driedFruit,
  figHalf,
  fruitWedge,
  kiwiSlice,
  melonWedge,
  pomegranate,
  raspberry,
  strawberry,
} from '../pieces/fruits.ts';
import { cashew, nut, seeds, walnut } from '../pieces/nuts.ts';
import { cube } from '../pieces/vegetables.ts';

const fruit = (colour: Colour, piece: Piece, role: Role = 'fruit') => ({ role, colour, piece });
const kernel = (colour: Colour, piece: Piece) => ({ role: 'nut' as const, colour, piece });

/** Fruit, berries, dried fruit, nuts and seeds. */
export const FRUITS_AND_NUTS: Shelf = [
  [/-oil$|juice|vinegar/, { role: 'fat', colour: '#e0a93c', piece: seeds('#e0a93c') }],
  [/grape-leaf/, { role: 'herb', colour: '#5f7a36', piece: seeds('#5f7a36') }],
  [/coconut-flakes|^coconut$/, kernel('#fffaf0', seeds('#fffaf0', 6))],
  [
    /(almond|soy|oat|rice|coconut)-(milk|drink)|coconut-water/,
    { role: 'liquid', colour: '#f6ecd8', piece: seeds('#f6ecd8') },
  ],
  [/-flour/, { role: 'flour', colour: '#eacb92', piece: seeds('#eacb92') }],
  [/jam|povidlo|fruit-syrup/, { role: 'sweet', colour: '#a3243b', piece: raspberry('#a3243b') }],
  [
    /raisin|dried-(cherry|cranberry|cornelian|barberry|sour-plum|mulberry)|goji/,
    fruit('#5c3226', driedFruit('#6b3a28')),
  ],
  [/prune/, fruit('#33202a', driedFruit('#3d2430', 14, 10))],
  [/dried-apricot|dried-peach|dried-persimmon|dried-mango/, fruit('#e08a2a', driedFruit('#e5912f', 15, 10))],
  [/^date|dried-fig|dried-fruit/, fruit('#7a4420', driedFruit('#8a4e24', 15, 9))],
  [/dried-(apple|pear)/, fruit('#e6c58a', driedFruit('#e6c58a', 14, 9))],
  [/walnut|pecan/, kernel('#c08a50', walnut)],
  [/hazelnut/, kernel('#b5763a', nut('#b5763a', 10, 9))],
  [/almond/, kernel('#b06f35', nut('#b8763a', 12, 7))],
  [/peanut/, kernel('#d8aa66', nut('#dcae6a', 10, 7))],
  [/cashew|pistachio|pine-nut|brazil|macadamia|nut-mix/, kernel('#e8cf9c', cashew)],
  [/chestnut/, kernel('#8a4a24', nut('#8a4a24', 14, 12))],
  [/chia|poppy/, kernel('#4b423c', seeds('#5a4f48', 3))],
  [/pumpkin-seed/, kernel('#7f9350', seeds('#8aa05a', 6))],
  [/sesame|flaxseed|hemp|sunflower-seed/, kernel('#e2c48c', seeds('#ead09c', 4.4))],
  [/strawberr/, fruit('#dd3a40', strawberry)],
  [/raspberr|loganberr/, fruit('#d33a5c', raspberry())],
  [/blackberr|mulberr/, fruit('#4a2142', raspberry('#5b2a52'))],
  [/blueberr|bilberr|blackcurrant|berry-mix|elderberr/, fruit('#4a4f8c', berry('#4b5596', 10, true))],
  [/redcurrant|cranberr|lingonberr|barberr|cornelian|rosehip|rowan|goji/, fruit('#bb2234', berry('#c2283a', 9))],
  [/sour-plum|alucha|greengage|gooseberr/, fruit('#9fae45', berry('#a9b84e', 12))],
  [/cherry(?!-tomato)(?!.*tomato)/, fruit('#9c1530', berry('#a31733', 12))],
  [/black-grape/, fruit('#4b2050', berry('#57265c', 13))],
  [/grape(?!fruit|-)/, fruit('#b5bb4c', berry('#b9bf55', 13))],
  [/pomegranate/, fruit('#b51f3a', pomegranate)],
  [/banana/, fruit('#f4dd92', bananaSlice)],
  [/mandarin|orange|kumquat/, fruit('#f08f1e', citrus('#ee8a16', '#fbae3e'))],
  [/grapefruit|pomelo/, fruit('#ee7a55', citrus('#f0a23c', '#ee7a62'))],
  [/lemon|lime/, { role: 'spice', colour: '#f3cf3e', piece: citrus('#f0c526', '#fbe25e') }],
  [/green-apple|feijoa/, fruit('#a8c256', fruitWedge('#8fb044', '#f8f3c8'))],
  [/(?<!pine)apple|quince/, fruit('#c8432f', fruitWedge('#c8402c', '#fbf0c8'))],
  [/pear|nashi/, fruit('#c2b44a', fruitWedge('#b9b046', '#fbf5d4'))],
  [/peach|nectarine|apricot|mango|papaya/, fruit('#f0953c', fruitWedge('#e2722f', '#fbc160'))],
  [/persimmon/, fruit('#e8701f', fruitWedge('#e2651a', '#f7953a'))],
  [/plum|medlar|loquat/, fruit('#6d2b56', fruitWedge('#5f2650', '#e9a84a'))],
  [/^fig/, fruit('#7a3a5c', figHalf)],
  [/watermelon/, fruit('#e0483a', melonWedge('#3f7a35', '#e5493c', '#2a1a14'))],
  [/melon/, fruit('#f3c266', melonWedge('#b9a544', '#f6cf7c'))],
  [/kiwi/, fruit('#8fb936', kiwiSlice)],
  [/pineapple/, fruit('#f3c440', cube('#f5cb4c', 13))],
  [/avocado|guacamole/, fruit('#b5cb68', avocado)],
  [/fruit-salad|fruit/, fruit('#e89a3c', citrus('#ee8a16', '#fbae3e'))],
];
