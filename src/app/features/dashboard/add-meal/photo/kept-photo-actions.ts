import { attachPicture } from '#device/diary/commands/meals.ts';
import { analyzeAgain, discardPhoto, restorePhoto } from '#device/photos/commands.ts';
import { photoBlobs } from '#device/photos/kept-photo.ts';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Throws a kept photo away; the toast brings it back. */
export async function discardKept(id: string, done: string = words.discarded): Promise<void> {
  try {
    const gone = await discardPhoto(id);
    const undo = gone
      ? () => void restorePhoto(gone).catch((error: unknown) => showFailure(error, words.notRestored))
      : undefined;
    showToast({ text: done, undo, undoLabel: common.restore });
  } catch (error) {
    showFailure(error, words.notDiscarded);
  }
}

/** Asks about a kept photo once more. */
export function askAgain(id: string): void {
  analyzeAgain(id).catch((error: unknown) => showFailure(error, words.failed));
}

/** The dish of a kept photo is in the diary: it gets the picture, and the photo is done with. */
export async function finishKept(id: string, mealId: string | null): Promise<void> {
  try {
    const gone = await discardPhoto(id);
    const small = gone?.blobs.find(({ name }) => name === photoBlobs(id).thumbnail);
    if (small && mealId !== null) await attachPicture(mealId, new Blob([small.bytes], { type: small.type }));
  } catch (error) {
    showFailure(error, dish.photoNotSaved);
  }
}
