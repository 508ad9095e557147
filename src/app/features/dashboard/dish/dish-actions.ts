import {
  addMeal,
  addMeals,
  copyMeals,
  deleteMeal,
  replaceMeal,
  restoreMeal,
  type NewMeal,
} from '#device/diary/commands/meals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { MealEntry } from '#sync/records.ts';
import { common } from '#app/text/common.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { dish } from '#app/text/food/meal.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast, type ToastMessage } from '#app/ui/toast/toast.ts';
import { nextFrame } from '../next-frame.ts';
import type { DishFigures } from './dish-draft.ts';

/** A new dish's place and figures; the picture comes after it. */
export interface NewDish extends DishFigures, Pick<NewMeal, 'imageUrl' | 'mealId' | 'amount' | 'unit' | 'ingredients'> {
  day: DiaryDay;
}

// Each act writes once, then offers five seconds of undo. What the device refuses is said in words, and
// returns null, so that the form keeps what was typed.

/** Logs a new dish; returns its id. */
export async function addDish({ day, ...figures }: NewDish): Promise<string | null> {
  try {
    const { id } = await addMeal({ ...figures, date: day });
    sayDone({ text: dish.added, undo: () => takeBack(() => deleteMeal(id)) });
    return id;
  } catch (error) {
    showFailure(error, dish.notAdded);
    return null;
  }
}

/** Logs dishes that were found in a text or a photo, with one undo for them all; returns their ids. */
export async function addFoundDishes(dishes: readonly NewMeal[]): Promise<string[] | null> {
  try {
    const ids = (await addMeals(dishes)).map(({ id }) => id);
    const undo = () => takeBack(() => Promise.all(ids.map((id) => deleteMeal(id))));
    sayDone({ text: ids.length === 1 ? dish.added : mealRows.mealCopied, undo });
    return ids;
  } catch (error) {
    showFailure(error, dish.foundNotAdded);
    return null;
  }
}

/** Gives a logged dish new figures, and perhaps no picture any more; returns its id. */
export function changeDish(before: MealEntry, after: MealEntry): Promise<string | null> {
  return replace(before, after, dish.changed);
}

/** Puts a dish into another meal or onto another day. */
export function moveDish(entry: MealEntry, day: DiaryDay, mealType: MealType): Promise<string | null> {
  return replace(entry, { ...entry, date: day, mealType }, dish.moved);
}

/** Logs the same dishes on `day` once more. */
export async function copyDishes(entries: MealEntry[], day: DiaryDay, done: string): Promise<boolean> {
  try {
    const copies = await copyMeals(entries, day);
    sayDone({ text: done, undo: () => takeBack(() => Promise.all(copies.map(({ id }) => deleteMeal(id)))) });
    return true;
  } catch (error) {
    showFailure(error, dish.notAdded);
    return false;
  }
}

/** Deletes a dish; the toast restores it, also after the deletion was sent. */
export async function deleteDish(id: string): Promise<boolean> {
  try {
    const gone = await deleteMeal(id);
    sayDone({
      text: dish.deleted,
      undoLabel: common.restore,
      undo: gone ? () => takeBack(() => restoreMeal(gone)) : undefined,
    });
    return true;
  } catch (error) {
    showFailure(error, dish.notDeleted);
    return false;
  }
}

async function replace(before: MealEntry, after: MealEntry, done: string): Promise<string | null> {
  try {
    await replaceMeal(after);
    sayDone({ text: done, undo: () => takeBack(() => replaceMeal(before)) });
    return after.id;
  } catch (error) {
    showFailure(error, dish.notChanged);
    return null;
  }
}

function takeBack(undo: () => Promise<unknown>): void {
  undo().catch((error: unknown) => showFailure(error, dish.notUndone));
}

function sayDone(message: ToastMessage): void {
  void nextFrame().then(() => showToast(message));
}
