import type { Food, FoodGroup } from '#domain/food/food.ts';
import { isServed } from './usual-unit.ts';

/** g that go with another food („ყავა რძით", „პური კარაქით", „სალათი ნიგვზით"), by group; the rest is eaten as a helping of its own. */
const ASIDE: Partial<Record<FoodGroup, number>> = {
  dairy: 30,
  eggs: 50,
  meat: 70,
  sausage: 40,
  fish: 50,
  vegetable: 40,
  herb: 5,
  mushroom: 50,
  fruit: 30,
  'dried-fruit': 15,
  nut: 15,
  sweet: 15,
  oil: 10,
  sauce: 20,
  spice: 0.5,
  sport: 30,
};
/** g of what has its own measure beside another food: a spoon of sugar or honey, butter on bread, a slice of lemon. */
const ASIDE_OF_FOOD: Readonly<Record<string, number>> = {
  sugar: 5,
  honey: 7,
  butter: 10,
  lemon: 8,
  horseradish: 10,
  water: 200,
  jam: 15,
  'sour-cream': 20,
  'oat-milk': 30,
  'soy-milk': 30,
  'almond-milk': 30,
  'coconut-drink': 30,
  'rice-milk': 30,
};
/** Cooked porridge, flakes and noodles swim in milk; coffee only gets a little. */
const POURED = 150;
/** g of what goes along with a food, where nothing is said of how much; undefined for what is eaten as a helping of its own. */
export function asideGrams(food: Food, beside?: Food, within = false): number | undefined {
  if (isServed(food)) return undefined;
  const pours = food.density !== undefined && (food.group === 'dairy' || food.group === 'drink');
  if (pours && (within || beside?.group === 'grain')) return POURED;
  const clove = food.unitGrams.clove;
  return ASIDE_OF_FOOD[food.id] ?? clove ?? ASIDE[food.group];
}
