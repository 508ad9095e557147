import type { KeptPhoto } from '#device/photos/kept-photo.ts';
import { startPhotoHost } from '#device/photos/photo-host.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { openAddMeal } from '#app/parts/requests/add-meal-request.ts';

/** Has the kept photos analysed, and says of each that it is done. `goToDiary` leads to where the dialog is. */
export function announcePhotos(goToDiary: () => void): void {
  startPhotoHost((kept) => {
    const isRead = kept.outcome.is === 'read';
    showToast({
      text: isRead ? words.readToast : words.failedToast,
      action: { label: isRead ? words.check : words.look, run: () => open(kept) },
    });
  });

  function open({ id, day, mealType }: KeptPhoto): void {
    goToDiary();
    openAddMeal({ mode: 'image', keptPhoto: id, day, mealType: mealType ?? undefined });
  }
}
