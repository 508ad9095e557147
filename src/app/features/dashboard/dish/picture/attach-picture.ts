import { attachPicture } from '#device/diary/commands/meals.ts';
import { dish } from '#app/text/food/meal.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';

/** Gives a logged dish its picture once that is ready; the dish never waits for it. */
export async function attachWhenReady(mealId: string, thumbnail: Promise<Blob | null>): Promise<void> {
  try {
    const ready = await thumbnail;
    if (ready) await attachPicture(mealId, ready);
  } catch (error) {
    showFailure(error, dish.photoNotSaved);
  }
}
