import type { Base } from '../bases/base.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Surface } from '../layout.ts';

/** A dish drawn by hand. The chance scatters what is scattered, so that two recipes of one dish are not one picture. */
export type Dish = (chance: Chance) => string;

/** Food on its base. */
export const serve = (base: Base, food: (surface: Surface) => string): string => base.behind + food(base.surface) + base.front;
