import type { FoodId } from '#domain/food/food.ts';
import { inGrams, markOf, type OwnUnit } from '#domain/food/own-units.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { reweigh } from '#domain/food/weighed-food.ts';
import { theDiary } from '#device/diary/diary.ts';
import { thingsQuery } from '#device/diary/hooks/use-things.ts';
import type { FoodReading, ReadFood } from './food-reading.ts';

interface UnitOfFood {
  food: FoodId;
  unit: OwnUnit;
}

/**
 * Reads a text in which the person counts in units of their own: each is put into grams where the food that follows is the one that
 * the unit is of, and said as they did in what comes out.
 */
export async function readWithOwnUnits(
  text: string,
  read: (text: string) => Promise<FoodReading | null>,
): Promise<FoodReading | null> {
  let [known, reading] = [text, await read(text)];
  for (const { food, unit } of await unitsNamedIn(text)) {
    const counted = inGrams(known, unit);
    const better = counted && (await read(counted.text));
    const grams = roundTo1((counted?.count ?? 0) * unit.grams);
    if (!counted || !better?.foods.some((one) => isOf(one, food, grams))) continue;
    known = counted.text;
    reading = {
      ...better,
      foods: better.foods.map((one) =>
        isOf(one, food, grams)
          ? { ...one, weighed: reweigh(one.weighed, one.food, counted.count, markOf(unit)) }
          : (reading?.foods.find((before) => before.foodId === one.foodId && before.name === one.name) ?? one),
      ),
    };
  }
  return reading;
}

const isOf = ({ foodId, weighed }: ReadFood, food: FoodId, grams: number): boolean =>
  foodId === food && weighed.grams === grams;

/** The units whose names may be in the text, the longest names first. */
async function unitsNamedIn(text: string): Promise<UnitOfFood[]> {
  const kept = await thingsQuery('own-units').query(theDiary());
  return kept
    .flatMap(({ key, value }) => value.units.map((unit) => ({ food: key, unit })))
    .filter(({ unit }) => inGrams(text, unit) !== null)
    .toSorted((one, other) => other.unit.name.length - one.unit.name.length);
}
