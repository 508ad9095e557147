import { addMeals, deleteMeal, restoreMeal, type NewMeal } from '#device/diary/commands/meals.ts';
import { swapDish, type DishSwap } from '#device/diary/commands/plan.ts';
import type { PlanEntry } from '#contract/plan/plan.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { MealEntry } from '#sync/records.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { dish } from '#app/text/food/meal.ts';
import { common } from '#app/text/common.ts';
import { dishSwap, mealplan } from '#app/text/food/mealplan.ts';
import { showFailure } from '../saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { plannedFigures } from './planned-meals.ts';

/** A planned dish as it is logged. */
const plannedDish = (planned: PlanEntry, date: DiaryDay, mealType: MealType): NewMeal => ({
  ...plannedFigures(planned),
  date,
  mealType,
  title: planned.mealData.title,
  imageUrl: planned.mealData.imageUrl,
  mealId: planned.mealId,
  amount: planned.ratio,
  unit: 'portion',
});

/** Logs planned dishes as eaten; one undo takes them all back. Returns whether the device took them. */
export const eatPlanned = (entries: readonly PlanEntry[], date: DiaryDay, mealType: MealType): Promise<boolean> =>
  logDishes(entries.map((entry) => plannedDish(entry, date, mealType)));

/** The same for dishes of any making. */
export async function logDishes(dishes: readonly NewMeal[]): Promise<boolean> {
  try {
    const logged = await addMeals(dishes);
    showToast({
      text: logged.length > 1 ? mealRows.mealCopied : dish.added,
      undo: () => takeBack(() => deleteAll(logged)),
    });
    return true;
  } catch (error) {
    showFailure(error, dish.notAdded);
    return false;
  }
}

/** Takes entries out of the diary again; the toast brings them back. */
export async function uneat(entries: readonly MealEntry[]): Promise<void> {
  try {
    await deleteAll(entries);
    showToast({ text: mealplan.takenBack, undoLabel: common.restore, undo: () => takeBack(() => restoreAll(entries)) });
  } catch (error) {
    showFailure(error, dish.notDeleted);
  }
}

/**
 * Puts another dish in the place of a planned one; returns whether the device took it. There is no way back to a dish that may not be
 * offered any more.
 */
export async function swapPlanned(swap: DishSwap, mayGoBack: boolean): Promise<boolean> {
  try {
    await swapDish(swap);
    const undo = () => takeBack(() => swapDish({ ...swap, old: swap.dish, dish: swap.old }));
    showToast({ text: dishSwap.swapped, ...(mayGoBack && { undo }) });
    return true;
  } catch (error) {
    showFailure(error, dishSwap.notSwapped);
    return false;
  }
}

const deleteAll = (entries: readonly MealEntry[]) => Promise.all(entries.map(({ id }) => deleteMeal(id)));
const restoreAll = (entries: readonly MealEntry[]) => Promise.all(entries.map((entry) => restoreMeal(entry)));

function takeBack(undo: () => Promise<unknown>): void {
  undo().catch((error: unknown) => showFailure(error, dish.notUndone));
}
