import alcohol from '../foods/alcohol.tsv?raw';
import breads from '../foods/breads.tsv?raw';
import cakes from '../foods/cakes.tsv?raw';
import dairy from '../foods/dairy.tsv?raw';
import driedFruits from '../foods/dried-fruits.tsv?raw';
import drinks from '../foods/drinks.tsv?raw';
import eggs from '../foods/eggs.tsv?raw';
import fastFood from '../foods/fast-food.tsv?raw';
import fish from '../foods/fish.tsv?raw';
import fruits from '../foods/fruits.tsv?raw';
import grains from '../foods/grains.tsv?raw';
import herbs from '../foods/herbs.tsv?raw';
import meats from '../foods/meats.tsv?raw';
import mushrooms from '../foods/mushrooms.tsv?raw';
import nuts from '../foods/nuts.tsv?raw';
import oils from '../foods/oils.tsv?raw';
import pulses from '../foods/pulses.tsv?raw';
import readyMeals from '../foods/ready-meals.tsv?raw';
import sauces from '../foods/sauces.tsv?raw';
import sausages from '../foods/sausages.tsv?raw';
import spices from '../foods/spices.tsv?raw';
import sport from '../foods/sport.tsv?raw';
import sweets from '../foods/sweets.tsv?raw';
import vegetables from '../foods/vegetables.tsv?raw';
import { readFoodLines, type FoodLine } from './food-lines.ts';

const SHELVES = [
  sweets,
  cakes,
  eggs,
  breads,
  dairy,
  drinks,
  alcohol,
  oils,
  sauces,
  sport,
  fastFood,
  readyMeals,
  meats,
  sausages,
  fish,
  grains,
  pulses,
  vegetables,
  herbs,
  mushrooms,
  fruits,
  driedFruits,
  nuts,
  spices,
];

/** Every line of every shelf, as it is written. */
export const FOOD_LINES: readonly FoodLine[] = SHELVES.flatMap(readFoodLines);
