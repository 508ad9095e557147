import type { FoodItem, LeftOutItem } from '#contract/ai.ts';
import { dishId, type Food, type FoodId } from '#domain/food.ts';
import { usualHelping, type WeighedFood } from '#domain/weighed-food.ts';
import { askFoods } from '../ask-foods.ts';
import type { FoundFood } from '../food-knowledge.ts';

/** One food that was eaten, and what of it is known. */
export interface ReadFood {
  name: string;
  weighed: WeighedFood;
  /** Null: no food of the table. */
  foodId: FoodId | null;
  /** Says how much its units weigh; null where the device does not know the food. */
  food: Food | null;
  /** 0 to 1; below 0.6 the amount was taken, not written, or the name guessed. */
  confidence: number;
  /** kcal between which the true figure lies, of an amount judged by eye. */
  range?: FoodItem['range'] | undefined;
}

/** A food that was named but not eaten, and why. */
export interface LeftOutFood {
  food: ReadFood;
  why: LeftOutItem['why'];
}

/** What a text or a photo says about food. */
export interface FoodReading {
  foods: readonly ReadFood[];
  /** Foods that it names without their having been eaten. */
  leftOut: readonly LeftOutFood[];
  /** Words that are no known food. */
  unknown: readonly string[];
}

/** Reads a text on the device; null until the catalogue has come. */
export function readFoods(text: string): Promise<FoodReading | null> {
  return askFoods(async (knowledge) => {
    const reading = await knowledge.readText(text);
    if (!reading) return null;
    const known = await knowledge.foods([...reading.items, ...reading.leftOut].map(({ foodId }) => foodId));
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

/** A found food or recipe in the amount that people take who say none. */
export async function helpingOf(found: FoundFood): Promise<ReadFood> {
  if (found.kind === 'food') return helping(found.food);
  const { id, name, serving } = found.recipe;
  const foodId = dishId(id);
  const [dish] = await askFoods((knowledge) => knowledge.foods([foodId]));
  // Of a teaser only its serving is known.
  return dish
    ? helping(dish)
    : { name, weighed: { amount: 1, unit: 'portion', ...serving }, foodId, food: null, confidence: 1 };
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
