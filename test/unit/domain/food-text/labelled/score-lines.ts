import type { Food, FoodId } from '#domain/food/food.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import { exactGrams, householdGrams, isExactUnit } from '#domain/food-text/weights/household-grams.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import type { ExpectedFood, LabelledLine } from './labelled-line.ts';

/** Shares (0 to 1) of lines that were read well enough. */
export interface LineScore {
  lines: number;
  /** Energy of the line within 20% of what a person reads in it, or within 10 kcal. */
  kcal: number;
  /** Carbs of the line within 7.5 g. */
  carbs: number;
  /** The same foods, each within 10% of its grams. */
  items: number;
}

interface ReadLine {
  text: string;
  kcal: boolean;
  carbs: boolean;
  items: boolean;
  told: string;
}

/** Reads every line and compares it with its label. Throws where a label names a food or a unit that the table lacks. */
export function readLines(lines: readonly LabelledLine[], names: FoodNames): ReadLine[] {
  return lines.map(([text, ...foods]) => {
    const expected = foods.map((food) => weigh(names, food));
    const { items } = parseFoodText(text, names);
    const sum = (list: readonly { calories: number; carbs: number }[], figure: 'calories' | 'carbs') =>
      list.reduce((total, one) => total + one[figure], 0);
    const kcal = sum(expected, 'calories');
    return {
      text,
      kcal: Math.abs(sum(items, 'calories') - kcal) <= Math.max(kcal * 0.2, 10),
      carbs: Math.abs(sum(items, 'carbs') - sum(expected, 'carbs')) <= 7.5,
      items: sameItems(items, expected),
      told: `${told(items.map(({ foodId, grams }) => ({ id: foodId, grams })))}, not ${told(expected)}`,
    };
  });
}

/** The shares over lines that were read. */
export function scoreOf(lines: readonly ReadLine[]): LineScore {
  const share = (good: 'kcal' | 'carbs' | 'items') => lines.filter((line) => line[good]).length / lines.length;
  return { lines: lines.length, kcal: share('kcal'), carbs: share('carbs'), items: share('items') };
}

interface Expected {
  id: FoodId;
  grams: number;
  calories: number;
  carbs: number;
}

function weigh(names: FoodNames, [id, amount, unit]: ExpectedFood): Expected {
  const plain = known(names, id);
  // A line that says how rice was cooked names that row in its label; plain rice is what people eat by that name, unless the line says dry.
  const food = plain.eatenAs === undefined ? plain : known(names, plain.eatenAs);
  const grams = isExactUnit(unit) ? exactGrams(food, amount, unit) : amount * gramsOfOne(food, plain, unit);
  return {
    id: food.id,
    grams,
    calories: (food.per100g.calories * grams) / 100,
    carbs: (food.per100g.carbs * grams) / 100,
  };
}

function gramsOfOne(food: Food, plain: Food, unit: Parameters<typeof householdGrams>[1]): number {
  const helping = unit === 'plate' || unit === 'bowl' ? (food.unitGrams.portion ?? plain.unitGrams.portion) : undefined;
  const own = food.unitGrams[unit] ?? plain.unitGrams[unit] ?? helping;
  const vessel =
    unit === 'glass' || unit === 'cup' || unit === 'tablespoon' || unit === 'teaspoon'
      ? householdGrams(food, unit)?.grams
      : undefined;
  const grams = own ?? vessel;
  if (grams === undefined) throw new Error(`${plain.id} has no ${unit}`);
  return grams;
}

function known(names: FoodNames, id: FoodId): Food {
  const food = names.foods.get(id);
  if (!food) throw new Error(`there is no food ${id}`);
  return food;
}

function sameItems(items: readonly FoodTextItem[], expected: readonly Expected[]): boolean {
  const left = [...expected];
  for (const { foodId, grams } of items) {
    const at = left.findIndex(
      (one) => one.id === foodId && Math.abs(one.grams - grams) <= Math.max(one.grams * 0.1, 1),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

const told = (foods: readonly { id: FoodId; grams: number }[]): string =>
  foods.map(({ id, grams }) => `${id} ${Math.round(grams)} g`).join(' + ') || 'nothing';
