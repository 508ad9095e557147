import { useOwnCopy } from '#device/photos/use-own-copy.ts';
import { labelPhoto } from '#device/products/label-photo.ts';

/** An object URL of the photo that this device holds of a product's label. */
export const useLabelPhoto = (barcode: string): string | undefined => useOwnCopy(labelPhoto(barcode)) ?? undefined;
