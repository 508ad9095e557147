import type { Food } from '../domain/food.ts';
import { ALCOHOL } from './foods/alcohol.ts';
import { DRINKS } from './foods/drinks.ts';
import { DAIRY } from './foods/dairy.ts';
import { BREADS } from './foods/breads.ts';
import { EGGS } from './foods/eggs.ts';
import { CAKES } from './foods/cakes.ts';
import { SWEETS } from './foods/sweets.ts';

/** Every food that is bought, by shelf; dishes are computed from the recipes beside it. */
export const FOODS: readonly Food[] = [
  ...SWEETS,
  ...CAKES,
  ...EGGS,
  ...BREADS,
  ...DAIRY,
  ...DRINKS,
  ...ALCOHOL,
];
