import type { KeptDish } from '#contract/diary/favourites.ts';
import { giveUpDishes, keepDish, keepDishes } from '#device/diary/commands/favourites.ts';
import type { KeptEntry } from '#device/diary/hooks/use-favourites.ts';
import { titleKey } from '#domain/diary/recent-meals.ts';
import { common } from '#app/text/common.ts';
import { mealLists as words } from '#app/text/food/meal-lists.ts';
import { dish as dishWords } from '#app/text/food/meal.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import type { Loggable } from './loggable.ts';

/** The starred dishes of this name: two devices without a network may each have kept one. */
export const starredAs = (kept: readonly KeptEntry[], title: string): KeptEntry[] =>
  kept.filter(({ dish }) => dish.starred && titleKey(dish.title) === titleKey(title));

/** Pins a dish above the recent ones. */
export async function star(dish: Loggable): Promise<void> {
  await trying(async () => {
    await keepDish({ ...dish, starred: true, own: false });
    showToast({ text: words.starred });
  }, words.notKept);
}

/** Pins a kept dish or takes it down; one that is not the person's own goes with its star. */
export async function setStar(entries: readonly KeptEntry[], starred: boolean): Promise<void> {
  await trying(async () => {
    const stays = entries.filter(({ dish }) => dish.own || starred);
    const goes = entries.filter((entry) => !stays.includes(entry));
    await keepDishes(stays.map(({ id, dish }) => ({ id, dish: { ...dish, starred } })));
    await giveUpDishes(goes.map(({ id }) => id));
    const before = entries.map(({ id, dish }) => ({ id, dish }));
    showToast({ text: starred ? words.starred : words.unstarred, undo: () => takeBack(() => keepDishes(before)) });
  }, words.notKept);
}

/** Deletes a dish of one's own; what was logged of it stays. */
export async function deleteOwn({ id }: KeptEntry): Promise<void> {
  await trying(async () => {
    const gone = await giveUpDishes([id]);
    showToast({ text: words.ownDeleted, undoLabel: common.restore, undo: () => takeBack(() => keepDishes(gone)) });
  }, dishWords.notDeleted);
}

/** Gives a dish of one's own other figures. */
export function changeOwn({ id, dish: before }: KeptEntry, after: KeptDish): Promise<boolean> {
  return trying(async () => {
    await keepDish(after, id);
    showToast({ text: words.ownChanged, undo: () => takeBack(() => keepDish(before, id)) });
  }, dishWords.notChanged);
}

/** Keeps a new dish of one's own; returns whether it could. */
export const keepOwn = (dish: Loggable, id?: string): Promise<string | null> =>
  keepDish({ ...dish, starred: false, own: true }, id).catch((error: unknown) => {
    showFailure(error, words.notKept);
    return null;
  });

function takeBack(undo: () => Promise<unknown>): void {
  undo().catch((error: unknown) => showFailure(error, dishWords.notUndone));
}

async function trying(act: () => Promise<void>, refusal: string): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    showFailure(error, refusal);
    return false;
  }
}
