import type { Ingredient } from '#contract/diary/meals.ts';
import type { Timestamp } from '#contract/primitives.ts';
import { pictureUrl } from '#contract/diary/uploads.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { keptDish } from '#domain/diary/kept-figures.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { editedNutrients, saidNutrients, type SaidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import type { EpochMs, MealEntry } from '#sync/records.ts';
import { askToPersist } from '#device/platform/persistence.ts';
import { completeLogged } from '#device/food/nutrients/complete-logged.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import { asStorageError } from '#device/platform/storage-error.ts';
import { writeDiary } from './write-diary.ts';

/** A dish to log: kcal and g of the whole dish. */
export interface NewMeal extends SaidNutrients {
  date: DiaryDay;
  mealType: MealType;
  title: string;
  calories: number;
  proteins: number;
  carbs: number;
  fats: number;
  imageUrl?: string;
  mealId?: string | null;
  amount?: number | null;
  unit?: string | null;
  ingredients?: Ingredient[];
}

/** Logs a dish; returns it with the id and the time that it got. */
export async function addMeal(meal: NewMeal): Promise<MealEntry> {
  const entry = entryOf(meal, systemClock.now());
  await putAll([entry]);
  askToPersist();
  return entry;
}

/** Logs several dishes, all or none. */
export async function addMeals(meals: readonly NewMeal[]): Promise<MealEntry[]> {
  const now = systemClock.now();
  const entries = meals.map((meal) => entryOf(meal, now));
  await putAll(entries);
  askToPersist();
  return entries;
}

/** Gives an entry new contents, another meal or another day. What was known of its nutrients goes with figures that were typed by hand. */
export async function replaceMeal(meal: MealEntry): Promise<void> {
  await writeDiary(async (tx, record) => {
    const before = (await tx.meals.get(meal.id))?.view;
    await record({ kind: 'meal.put', meal: before ? editedNutrients(before, meal) : meal, restore: false });
  }, 'dishes');
}

/** Logs the same dishes again on `to`, each as an entry of its own. */
export async function copyMeals(meals: readonly MealEntry[], to: DiaryDay): Promise<MealEntry[]> {
  const now = systemClock.now();
  const copies = meals.map((meal) => entryOf({ ...meal, date: to }, now));
  await putAll(copies);
  return copies;
}

/** Deletes an entry; returns what went, for the undo, or null when it was gone already. */
export async function deleteMeal(id: string): Promise<MealEntry | null> {
  return writeDiary(async (tx, record) => {
    const entry = (await tx.meals.get(id))?.view ?? null;
    if (entry) await record({ kind: 'meal.delete', id, date: entry.date, mealType: entry.mealType });
    return entry;
  }, 'dishes');
}

/** Brings a deleted entry back, also after the deletion was sent. */
export async function restoreMeal(meal: MealEntry): Promise<void> {
  await writeDiary((_tx, record) => record({ kind: 'meal.put', meal, restore: true }), 'dishes');
}

/**
 * Gives an entry its picture. The bytes wait on this device in a lane of their own; the entry names the
 * picture at once. An entry that was deleted meanwhile stays deleted.
 */
export async function attachPicture(mealId: string, thumbnail: Blob): Promise<void> {
  const bytes = await thumbnail.arrayBuffer().catch((error: unknown) => {
    throw asStorageError(error);
  });
  const name = pictureName();
  await writeDiary(async (tx, record) => {
    const meal = (await tx.meals.get(mealId))?.view;
    if (!meal) return;
    await tx.blobs.putMany([{ name, bytes, type: thumbnail.type }]);
    await record(
      { kind: 'meal.put', meal: { ...meal, imageUrl: pictureUrl(name) }, restore: false },
      { kind: 'picture.put', name, mealId },
    );
  });
}

async function putAll(entries: readonly MealEntry[]): Promise<void> {
  await writeDiary(
    (_tx, _record, recordNew) =>
      recordNew(...entries.map((meal) => ({ kind: 'meal.put', meal, restore: false }) as const)),
    'dishes',
  );
  completeLogged(entries);
}

function entryOf(meal: NewMeal, now: EpochMs): MealEntry {
  const { date, mealType, title, calories, proteins, carbs, fats } = meal;
  return keptDish({
    id: systemRandom.uuid(),
    date,
    mealType,
    title,
    calories,
    proteins,
    carbs,
    fats,
    imageUrl: meal.imageUrl ?? '',
    mealId: meal.mealId ?? null,
    timestamp: timestampOf(now),
    amount: meal.amount ?? null,
    unit: meal.unit ?? null,
    ingredients: meal.ingredients ?? [],
    ...saidNutrients(meal),
  });
}

const timestampOf = (ms: EpochMs): Timestamp => ({
  seconds: Math.floor(ms / 1000),
  nanoseconds: (ms % 1000) * 1_000_000,
});

/** 128 random bits: whoever does not know a picture's name cannot guess its address. */
const pictureName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
