import { plainFoodId, type Food, type FoodGroup } from '#domain/food/food.ts';
import type { FoodNames } from '../names/food-names.ts';
import { asideGrams } from '../weights/aside-grams.ts';

/** Of milk's foods only what is cut fills: butter is spread on top. Dishes whose figures are those of the filled thing (a sandwich, a pizza, a bun), and the groups that fill them. */
const FILLED: Partial<Record<FoodGroup, ReadonlySet<FoodGroup>>> = {
  'fast-food': new Set(['dairy', 'meat', 'sausage', 'fish', 'vegetable', 'mushroom', 'eggs']),
  'ready-meal': new Set(['dairy', 'meat', 'sausage', 'fish', 'vegetable', 'mushroom', 'eggs', 'fruit']),
  sweet: new Set(['dried-fruit', 'nut', 'sweet', 'fruit']),
};

/** Whether what goes along with a dish is a part of it already: its filling, an ingredient of its recipe, or what its name says. */
export function isFilling(names: FoodNames, food: Food, dish: Food): boolean {
  // What is a helping of its own (mashed potato) stands beside the dish, not in it.
  if (FILLED[dish.group]?.has(food.group) && asideGrams(food) !== undefined)
    return food.group !== 'dairy' || food.unitGrams.slice !== undefined;
  if (dish.group === 'ready-meal') return saysIt(dish.name, food.name);
  if (dish.group !== 'dish') return false;
  const plain = plainFoodId(food);
  const isPlain = (held: Food | undefined): boolean => held !== undefined && plainFoodId(held) === plain;
  return (dish.holds?.some((id) => isPlain(names.foods.get(id))) ?? false) || saysIt(dish.name, food.name);
}

/** Letters that the words of a name and its genitive share: კარტოფილის ღვეზელი has კარტოფილი in it. */
const SHARED = 4;
const saysIt = (dish: string, food: string): boolean => {
  const [first = ''] = food.split(' ').slice(-1);
  return (
    first.length > SHARED &&
    dish
      .split(' ')
      .slice(0, -1)
      .some((word) => word.startsWith(first.slice(0, -1)))
  );
};
