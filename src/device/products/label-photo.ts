import { theDiary } from '../diary/diary.ts';
import { asStorageError } from '../platform/storage-error.ts';

/** Names the photo of a product's label, which stays on this device. */
export const labelPhoto = (barcode: string): string => `label ${barcode}`;

/** Keeps the photo of a label. Rejects with a StorageError. */
export async function keepLabelPhoto(barcode: string, photo: Blob): Promise<void> {
  try {
    const bytes = await photo.arrayBuffer();
    await theDiary().db.blobs.put({ name: labelPhoto(barcode), bytes, type: photo.type });
  } catch (error) {
    throw asStorageError(error);
  }
}
