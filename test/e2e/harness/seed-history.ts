import { v7 as uuidv7 } from 'uuid';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES, type MealType } from '#domain/diary/meal-type.ts';
import { sendBatch, type SeedOperation } from './send-batch.ts';

/** A dish of the seed: with the protein, fat and carbs of an ordinary plate. */
interface SeedDish {
  title: string;
  kcal: number;
  meal?: MealType;
}

/** As the server takes them: at most so many operations at once. */
const BATCH = 500;

const dishOperation = (date: DiaryDay, { title, kcal, meal = 'lunch' }: SeedDish): SeedOperation => {
  const id = uuidv7();
  const macros = { proteins: Math.round(kcal * 0.05), carbs: Math.round(kcal * 0.12), fats: Math.round(kcal * 0.035) };
  return {
    key: id,
    method: 'POST',
    path: '/dashboard/meals',
    body: { meal: { id, title, calories: kcal, ...macros, mealType: meal }, date },
  };
};

const waterOperation = (date: DiaryDay, delta: number): SeedOperation => ({
  key: uuidv7(),
  method: 'POST',
  path: '/dashboard/water',
  body: { delta, id: uuidv7(), date },
});

const weightOperation = (date: DiaryDay, weight: number): SeedOperation => ({
  key: uuidv7(),
  method: 'POST',
  path: '/dashboard/weight',
  body: { weight, date },
});

/**
 * Years of an ordinary diary up to `today`: four dishes and some water a day, but nothing on every ninth, and a
 * weigh-in every third day on the way down to 65 kg. Returns how many dishes it holds.
 */
export async function seedHistory(origin: string, token: string, today: DiaryDay, days: number): Promise<number> {
  const operations = Array.from({ length: days }, (_, back) => dayOperations(addDays(today, -back), back)).flat();
  for (let from = 0; from < operations.length; from += BATCH)
    await sendBatch(origin, token, operations.slice(from, from + BATCH));
  return operations.filter(({ path }) => path === '/dashboard/meals').length;
}

function dayOperations(date: DiaryDay, back: number): SeedOperation[] {
  const weighIns =
    back % 3 === 0 ? [weightOperation(date, Math.round((65 + back * 0.05 + (back % 7) * 0.1) * 10) / 10)] : [];
  if (back % 9 === 8) return weighIns;
  const dishes = MEAL_TYPES.map((meal, index) =>
    dishOperation(date, { title: `კერძი ${back}-${index}`, kcal: 180 + ((back * 37 + index * 71) % 240), meal }),
  );
  return [...dishes, waterOperation(date, 1000 + (back % 5) * 250), ...weighIns];
}
