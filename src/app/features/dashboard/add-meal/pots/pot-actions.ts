import { addThing, deleteThing, putThing, restoreThing } from '#device/diary/commands/things.ts';
import type { KeptPot, OwnPot } from '#device/food/hooks/use-own-dishes.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { common } from '#app/text/common.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { dish as dishWords } from '#app/text/food/meal.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Keeps a new dish; returns its id, or null where the device could not, in words. */
export async function keepPot(dish: KeptPot): Promise<string | null> {
  try {
    const id = await addThing('dishes', dish);
    showToast({ text: words.saved, undo: () => takeBack(() => restoreThing('dishes', id, null)) });
    return id;
  } catch (error) {
    showFailure(error, mealLists.notKept);
    return null;
  }
}

/** Gives a dish other contents, or those of a new cooking; what was logged of it stays as it was. Returns whether it could. */
export async function changePot(id: string, dish: KeptPot, done: string): Promise<boolean> {
  try {
    const before = await putThing('dishes', id, dish);
    showToast({ text: done, undo: () => takeBack(() => restoreThing('dishes', id, before)) });
    return true;
  } catch (error) {
    showFailure(error, mealLists.notKept);
    return false;
  }
}

/** Deletes a dish; what was logged of it stays. */
export async function deletePot({ id, dish }: OwnPot): Promise<void> {
  try {
    await deleteThing('dishes', id);
    showToast({
      text: words.deleted,
      undoLabel: common.restore,
      undo: () => takeBack(() => putThing('dishes', id, dish)),
    });
  } catch (error) {
    showFailure(error, dishWords.notDeleted);
  }
}

function takeBack(undo: () => Promise<unknown>): void {
  undo().catch((error: unknown) => showFailure(error, dishWords.notUndone));
}
