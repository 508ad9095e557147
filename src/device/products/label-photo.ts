import { theDiary, type Diary } from '../diary/diary.ts';
import { useLive } from '../diary/live.ts';
import { asStorageError } from '../platform/storage-error.ts';

/** Names the photo of a product's label, which stays on this device. */
const nameOf = (barcode: string): string => `label ${barcode}`;

/** A photo of a label, with an object URL of it. */
export interface KeptLabel {
  photo: Blob;
  url: string;
}

/** The URL of each label that is shown, as it is now: a photo can be replaced by another. */
const urls = new Map<string, string>();

/** The photo that this device holds of a product's label; null when it holds none, undefined while it looks. */
export const useKeptLabel = (barcode: string): KeptLabel | null | undefined =>
  useLive(nameOf(barcode), (diary) => keptLabelOf(diary, barcode));

async function keptLabelOf({ db }: Diary, barcode: string): Promise<KeptLabel | null> {
  const row = await db.blobs.get(nameOf(barcode));
  const former = urls.get(barcode);
  if (former !== undefined) URL.revokeObjectURL(former);
  urls.delete(barcode);
  if (!row) return null;
  const photo = new Blob([row.bytes], { type: row.type });
  const url = URL.createObjectURL(photo);
  urls.set(barcode, url);
  return { photo, url };
}

/** Keeps the photo of a label. Rejects with a StorageError. */
export async function keepLabelPhoto(barcode: string, photo: Blob): Promise<void> {
  try {
    const bytes = await photo.arrayBuffer();
    await theDiary().db.blobs.put({ name: nameOf(barcode), bytes, type: photo.type });
  } catch (error) {
    throw asStorageError(error);
  }
}

/** Forgets the photo of a label. Returns it, for the undo; null when there was none. Rejects with a StorageError. */
export async function dropLabelPhoto(barcode: string): Promise<Blob | null> {
  try {
    const { blobs } = theDiary().db;
    const row = await blobs.get(nameOf(barcode));
    await blobs.delete(nameOf(barcode));
    return row ? new Blob([row.bytes], { type: row.type }) : null;
  } catch (error) {
    throw asStorageError(error);
  }
}
