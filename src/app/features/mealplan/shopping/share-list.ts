import { shopping } from '#app/text/food/mealplan.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Whether this browser hands texts to other apps. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands the list to another app, or to the clipboard where the browser knows no sharing. */
export async function shareList(text: string): Promise<void> {
  try {
    if (canShare()) {
      await navigator.share({ title: shopping.title, text });
      return;
    }
    await navigator.clipboard.writeText(text);
    showToast({ text: shopping.copied });
  } catch (error) {
    // Closing the share sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ text: shopping.notShared, tone: 'danger' });
  }
}
