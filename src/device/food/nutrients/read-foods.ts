import type { FoodItem } from '#contract/assistant/ai.ts';
import { dishId, type Food } from '#domain/food/food.ts';
import { reweigh, usualHelping, type WeighedFood } from '#domain/food/weighed-food.ts';
import { foodOfProduct } from '#domain/food/food-of-own.ts';
import { foodOfPot, usualOf } from '#domain/food/own-dish.ts';
import type { Product } from '#domain/food/products/product.ts';
import { askFoods } from '../ask-foods.ts';
import type { FoundFood } from '../food-knowledge.ts';
import type { OwnPot } from '../hooks/use-own-dishes.ts';
import type { OwnFound } from '../hooks/use-own-found.ts';
import type { FoodReading, ReadFood } from './food-reading.ts';
import { ownNamedIn } from './own-named.ts';
import { readWithOwnUnits } from './read-own-units.ts';

/** Reads a text on the device, with the person's own foods and units; null until the catalogue has come. */
export const readFoods = (text: string): Promise<FoodReading | null> => readWithOwnUnits(text, readPlainText);

/** What is said beside a text that tells of a grave danger, not of food alone; null for an ordinary one. */
export const readCare = (text: string): Promise<string | null> =>
  askFoods((knowledge) => knowledge.careForMeal(text)).catch(() => null);

async function readPlainText(text: string): Promise<FoodReading | null> {
  const own = await ownNamedIn(text);
  return askFoods(async (knowledge) => {
    const reading = await knowledge.readText(text, own);
    if (!reading) return null;
    const known = await knowledge.foods(
      [...reading.items, ...reading.leftOut].map(({ foodId }) => foodId),
      own,
    );
    const leftOut = reading.leftOut.map((item) => ({ food: readFood(item, known), why: item.why }));
    return {
      foods: reading.items.map((item) => readFood(item, known)),
      leftOut,
      unknown: reading.unknown.map((one) => one.text),
    };
  });
}

/** What a server's items are to the device: with the foods that it knows. */
export async function knowItems(items: readonly FoodItem[]): Promise<ReadFood[]> {
  // A device without a catalogue shows the items all the same; their amounts go in proportion.
  const known = await askFoods((knowledge) => knowledge.foods(items.flatMap(({ foodId }) => foodId ?? []))).catch(
    () => [],
  );
  return items.map((item) => readFood(item, known));
}

/** A found food or recipe, or what the person made themselves, in the amount that people take who say none. */
export async function helpingOf(found: FoundFood | OwnFound): Promise<ReadFood> {
  if (found.kind === 'product') return helpingOfProduct(found.product);
  if (found.kind === 'pot') return helpingOfPot(found.pot);
  if (found.kind === 'food') return helping(found.food);
  const { id, name, serving } = found.recipe;
  const foodId = dishId(id);
  const [dish] = await askFoods((knowledge) => knowledge.foods([foodId]));
  // Of a teaser only its serving is known.
  return dish
    ? helping(dish)
    : { name, weighed: { amount: 1, unit: 'portion', ...serving }, foodId, food: null, confidence: 1 };
}

/** Without its energy no product is kept. */
function helpingOfProduct(product: Product): ReadFood {
  const food = foodOfProduct(product);
  if (!food) throw new Error('The energy of the product is not known');
  return ownHelping(food, product.servingGrams ?? 100, 'g');
}

/** As much of a pot as was logged last. */
function helpingOfPot({ id, dish, cooked, last }: OwnPot): ReadFood {
  if (!cooked) throw new Error('The foods of the pot are not known');
  const { amount, unit } = usualOf(dish, last);
  return ownHelping(foodOfPot(id, dish, cooked), amount, unit);
}

function ownHelping(food: Food, amount: number, unit: 'g' | 'portion'): ReadFood {
  const hundred: WeighedFood = { amount: 100, unit: 'g', grams: 100, ...food.per100g };
  return { ...helping(food), weighed: reweigh(hundred, food, amount, unit) };
}

const helping = (food: Food): ReadFood => ({
  name: food.name,
  weighed: usualHelping(food),
  foodId: food.id,
  food,
  confidence: 1,
});

type Item = Omit<FoodItem, 'corrected'>;

function readFood(
  { name, amount, unit, grams, calories, protein, fat, carbs, foodId, confidence, range }: Item,
  known: readonly Food[],
): ReadFood {
  return {
    name,
    weighed: { amount, unit, grams, calories, proteins: protein, carbs, fats: fat },
    foodId,
    food: known.find(({ id }) => id === foodId) ?? null,
    confidence,
    range,
  };
}
