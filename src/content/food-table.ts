import type { Food } from '../domain/food.ts';
import { FISH } from './foods/fish.ts';
import { SAUSAGES } from './foods/sausages.ts';
import { MEATS } from './foods/meats.ts';
import { READY_MEALS } from './foods/ready-meals.ts';
import { FAST_FOODS } from './foods/fast-food.ts';
import { SPORT_FOODS } from './foods/sport.ts';
import { SAUCES } from './foods/sauces.ts';
import { OILS } from './foods/oils.ts';
import { ALCOHOL } from './foods/alcohol.ts';
import { DRINKS } from './foods/drinks.ts';
import { DAIRY } from './foods/dairy.ts';
import { BREADS } from './foods/breads.ts';
import { EGGS } from './foods/eggs.ts';
import { CAKES } from './foods/cakes.ts';
import { SWEETS } from './foods/sweets.ts';
import { GRAINS } from './foods/grains.ts';
import { PULSES } from './foods/pulses.ts';
import { VEGETABLES } from './foods/vegetables.ts';
import { HERBS } from './foods/herbs.ts';
import { MUSHROOMS } from './foods/mushrooms.ts';
import { FRUITS } from './foods/fruits.ts';
import { DRIED_FRUITS } from './foods/dried-fruits.ts';
import { NUTS } from './foods/nuts.ts';
import { SPICES } from './foods/spices.ts';

/** Every food that is bought, by shelf; dishes are computed from the recipes beside it. */
export const FOODS: readonly Food[] = [
  ...SWEETS,
  ...CAKES,
  ...EGGS,
  ...BREADS,
  ...DAIRY,
  ...DRINKS,
  ...ALCOHOL,
  ...OILS,
  ...SAUCES,
  ...SPORT_FOODS,
  ...FAST_FOODS,
  ...READY_MEALS,
  ...MEATS,
  ...SAUSAGES,
  ...FISH,
  ...GRAINS,
  ...PULSES,
  ...VEGETABLES,
  ...HERBS,
  ...MUSHROOMS,
  ...FRUITS,
  ...DRIED_FRUITS,
  ...NUTS,
  ...SPICES,
];
