import { takeShared } from '#device/photos/shared-note.ts';
import { openAddMeal } from '#app/parts/requests/add-meal-request.ts';
import { isInstalled } from '#app/parts/install/install.ts';
import { share } from '#app/text/food/share.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** What nobody has looked at for longer was not meant for whoever signs in next. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Opens the dialog with what another app has shared; nothing is saved by itself. `isAsked`: the page was opened for
 * it, so that what is missing is said.
 */
export async function openShared(isAsked: boolean): Promise<void> {
  const shared = await takeShared().catch(() => null);
  if (!shared) {
    if (isAsked) showToast({ text: share.lost, tone: 'danger' });
    return;
  }
  // The system shares into an installed app only: in a browser's window it can be anybody's form.
  if (!shared.isOwn && !isInstalled()) showToast({ text: share.notInstalled });
  else if (Date.now() - shared.at > LONGEST_MS) showToast({ text: share.stale });
  else if (shared.photo)
    openAddMeal({ mode: 'image', photo: new Blob([shared.photo.bytes], { type: shared.photo.type }) });
  else if (shared.text) openAddMeal({ mode: 'text', text: shared.text });
}
