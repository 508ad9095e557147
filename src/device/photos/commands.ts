import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { photoBlobs, type KeptPhoto } from './kept-photo.ts';
import { askToPersist } from '../platform/persistence.ts';
import { systemClock } from '../platform/system-clock.ts';
import { systemRandom } from '../platform/system-random.ts';
import type { BlobRow } from '../diary/schema.ts';
import { asStorageError } from '../platform/storage-error.ts';
import { writeDiary } from '../diary/commands/write-diary.ts';

/** A photo as the image worker makes it. */
export interface NewPhoto {
  day: DiaryDay;
  mealType: MealType | null;
  photo: Blob;
  thumbnail: Blob;
  /** What the person says of it; may be empty. */
  hint: string;
}

/** A kept photo with its bytes, as an undo brings it back. */
export interface WholePhoto {
  kept: KeptPhoto;
  blobs: BlobRow[];
}

/** Keeps a photo until the network is back. Rejects with a StorageError, and then nothing was written. */
export async function keepPhoto({ day, mealType, photo, thumbnail, hint }: NewPhoto): Promise<KeptPhoto> {
  const kept: KeptPhoto = {
    id: systemRandom.uuid(),
    day,
    mealType,
    takenAt: systemClock.now(),
    hint,
    outcome: { is: 'waiting' },
  };
  const names = photoBlobs(kept.id);
  const blobs = await Promise.all([blobRow(names.photo, photo), blobRow(names.thumbnail, thumbnail)]);
  await restorePhoto({ kept, blobs });
  askToPersist();
  return kept;
}

/** Forgets a kept photo: it was confirmed, or is not wanted. Returns what went, for the undo; null when it was gone already. */
export async function discardPhoto(id: string): Promise<WholePhoto | null> {
  return writeDiary(async (tx) => {
    const kept = await tx.photos.get(id);
    const names = Object.values(photoBlobs(id));
    const blobs = (await tx.blobs.getMany(names)).filter((row) => row !== undefined);
    await tx.photos.deleteMany([id]);
    await tx.blobs.deleteMany(names);
    return kept ? { kept, blobs } : null;
  });
}

/** Brings a discarded photo back. */
export async function restorePhoto({ kept, blobs }: WholePhoto): Promise<void> {
  await writeDiary(async (tx) => {
    await tx.blobs.putMany(blobs);
    await tx.photos.putMany([kept]);
  });
}

/** Has a photo analysed once more, as soon as there is a network. */
export async function analyzeAgain(id: string): Promise<void> {
  await writeDiary(async (tx) => {
    const kept = await tx.photos.get(id);
    if (kept) await tx.photos.putMany([{ ...kept, outcome: { is: 'waiting' } }]);
  });
}

async function blobRow(name: string, blob: Blob): Promise<BlobRow> {
  const bytes = await blob.arrayBuffer().catch((error: unknown) => {
    throw asStorageError(error);
  });
  return { name, bytes, type: blob.type };
}
