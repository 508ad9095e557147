import type { Colour } from '../colour.ts';
import type { Shelf } from '../larder.ts';
import type { Piece } from '../piece.ts';
import { bean, pea, pod } from '../pieces/grains.ts';
import { broadLeaf, dill, leafPair, lettuce, longLeaf, rocket, springOnion, sprig } from '../pieces/herbs.ts';
import { asparagus, beetSlice, carrotSlice, cherryTomato, cornKernels, cube, cucumberSlice, eggplantSlice, floret, lump, mushroomCap, mushroomSlice, olive, onionRing, pepperRing, radishSlice, strip, tomatoSlice, tomatoWedge, zucchiniSlice } from '../pieces/vegetables.ts';

const vegetable = (colour: Colour, piece: Piece) => ({ role: 'vegetable' as const, colour, piece });
const herb = (colour: Colour, piece: Piece) => ({ role: 'herb' as const, colour, piece });
const pulse = (colour: Colour, piece: Piece) => ({ role: 'pulse' as const, colour, piece });

/** Vegetables, greens, herbs, mushrooms and pulses. */
export const VEGETABLES: Shelf = [
  [/tkemali|tomato-(paste|sauce|puree)|satsebeli|ketchup|salsa|adjika/, { role: 'sauce', colour: '#b53a1e', piece: tomatoWedge }],
  [/cherry-tomato/, vegetable('#df3f26', cherryTomato)],
  [/green-tomato/, vegetable('#a3b04a', lump('#a9b64e', 16, 13))],
  [/tomato/, vegetable('#d9452b', tomatoWedge)],
  [/cucumber|pickle/, vegetable('#a9c86c', cucumberSlice)],
  [/zucchini|squash|courgette/, vegetable('#c3c468', zucchiniSlice)],
  [/eggplant/, vegetable('#8a5232', eggplantSlice)],
  [/green-pepper/, vegetable('#6a9a3a', pepperRing('#7aa83f'))],
  [/bell-pepper|pepper-half|lecho|ajvar/, vegetable('#d9442a', pepperRing('#df4a2c'))],
  [/chili(?!-flakes)/, vegetable('#c8281c', strip('#cf2f20', 16, 7))],
  [/carrot/, vegetable('#ee8a2a', carrotSlice)],
  [/beetroot/, vegetable('#93204c', beetSlice)],
  [/radish|daikon/, vegetable('#e8d3d6', radishSlice)],
  [/spinach|chard|beet-leaves|nettle|mallow|phkali|kale|smilax|purslane/, vegetable('#4c7d33', broadLeaf('#4c8035'))],
  [/red-cabbage/, vegetable('#7d3a72', strip('#8a4480', 18, 6))],
  [/brussels/, vegetable('#8fae55', pea('#8fb052', 14))],
  [/cabbage|sauerkraut|celery-root|parsnip|turnip|kohlrabi|parsley-root/, vegetable('#dfe2a4', strip('#dbe3a2', 20, 6))],
  [/cauliflower/, vegetable('#f3e9cc', floret('#f3e8cb', '#dfe0b0'))],
  [/broccoli/, vegetable('#5c8f3e', floret('#5b9140'))],
  [/asparagus|okra/, vegetable('#6f9c48', asparagus)],
  [/green-bean/, vegetable('#6b9b45', pod)],
  [/pumpkin|sweet-potato|butternut/, vegetable('#ea8d2c', cube('#ee9433', 13))],
  [/potato/, vegetable('#f0cf7a', lump('#f1d07c', 20, 16))],
  [/baby-corn|corn(?!-oil|-flour|-grits|flakes|-stick|elian|-cake|-bread|-tortilla)/, vegetable('#f1bd34', cornKernels)],
  [/olive(?!-oil)/, vegetable('#4a4a2c', olive())],
  [/caper|jonjoli/, vegetable('#7d8a45', pea('#869650', 5))],
  [/oyster-mushroom|mushroom-dried|chanterelle|porcini/, vegetable('#c09468', mushroomCap)],
  [/mushroom|shiitake|russula/, vegetable('#c9a070', mushroomSlice)],
  [/leek/, vegetable('#c9d58a', springOnion())],
  [/green-onion|chive|ramson/, herb('#6fa044', springOnion())],
  [/red-onion|shallot/, vegetable('#c98fb0', onionRing('#dba6c4'))],
  [/onion(?!-powder|-pickled-)/, vegetable('#f2e2bf', onionRing('#f7ecd2'))],
  [/celery-stalk|^celery$/, vegetable('#b9cf7c', strip('#b6cf78', 14, 8))],
  [/iceberg|lettuce|chinese-cabbage/, vegetable('#8ab957', lettuce())],
  [/arugula|dandelion|cress|microgreen|mustard-green/, vegetable('#4f8539', rocket())],
  [/dill|fennel/, herb('#5c9440', dill())],
  [/purple-basil/, herb('#6b3d66', leafPair('#74406e'))],
  [/tarragon|rosemary/, herb('#6b9a48', longLeaf())],
  [/^(basil|mint|ombalo|sorrel|oregano-fresh|melissa|sage)/, herb('#5a9a44', leafPair('#5a9a44'))],
  [/coriander(?!-seed)|parsley|mixed-herbs|savory|thyme(?!.*dried)|celery/, herb('#4f8a3a', sprig())],
  [/white-bean|broad-bean/, pulse('#f0e0ba', bean('#f0e0ba', 12))],
  [/black-bean/, pulse('#3a2a2c', bean('#43302f', 10))],
  [/mung|edamame|soybean|^peas|split-pea/, pulse('#8cb244', pea('#8cb548', 8))],
  [/kidney-bean|pinto|bean/, pulse('#8a2f26', bean('#923428', 12))],
  [/red-lentil/, pulse('#e78c3c', pea('#e88f42', 5))],
  [/lentil/, pulse('#7d6a3a', pea('#8a7440', 5.4))],
  [/hummus/, { role: 'sauce', colour: '#e6cb95', piece: pea('#e3bf78', 8) }],
  [/chickpea/, pulse('#e0b468', pea('#e3ba70', 9))],
  [/tofu/, { role: 'cheese', colour: '#f7e9cb', piece: cube('#f3dfb4', 14) }],
  [/falafel|soy-mince/, pulse('#a8743a', lump('#a8743a', 16, 14))],
  [/seaweed|nori/, vegetable('#2f4a34', strip('#2f4a34', 14, 7))],
  [/vegetable/, vegetable('#d98a35', tomatoSlice)],
];
