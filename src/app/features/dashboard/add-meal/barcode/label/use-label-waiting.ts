import { useEffect } from 'react';
import { useSeesPhotos } from '#device/photos/use-sees-photos.ts';
import { isOnline } from '#device/platform/online.ts';
import type { DishPicture } from '#app/features/dashboard/dish/picture/use-dish-picture.ts';
import { keepPhotoWhenReady } from '../log-product.ts';

/** Keeps a photo that nobody can be asked about now with its barcode, so that it can be read later, also where the form is left. */
export function useLabelWaiting(barcode: string, { draft }: DishPicture): void {
  const seesPhotos = useSeesPhotos();
  const ready = draft.is === 'ready' ? draft.thumbnail : null;
  useEffect(() => {
    if (ready && seesPhotos && !isOnline()) void keepPhotoWhenReady(barcode, ready);
  }, [barcode, ready, seesPhotos]);
}
