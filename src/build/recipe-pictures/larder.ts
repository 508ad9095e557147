import { ANIMAL_FOODS } from './larder/animal-foods.ts';
import { FRUITS_AND_NUTS } from './larder/fruits-and-nuts.ts';
import { GRAINS_AND_SWEETS } from './larder/grains-and-sweets.ts';
import type { Look, Shelf } from './larder/shelf.ts';
import { VEGETABLES } from './larder/vegetables.ts';

const SHELVES: Shelf = [...ANIMAL_FOODS, ...FRUITS_AND_NUTS, ...VEGETABLES, ...GRAINS_AND_SWEETS];

/** How a food looks; undefined for what is not seen in a dish, such as salt. */
export const lookOf = (food: string): Look | undefined => SHELVES.find(([pattern]) => pattern.test(food))?.[1];
