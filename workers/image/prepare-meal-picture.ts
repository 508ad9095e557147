import { checkFile } from './check-file.ts';
import { fit } from './fit.ts';
import type { PixelSize } from './header.ts';
import { ImageError } from './image-error.ts';
import { LABEL, PHOTO, THUMBNAIL } from './limits.ts';

/** What a picture shows: a dish, or small print. */
export type Subject = 'dish' | 'label';
const SIZES = { dish: PHOTO, label: LABEL } as const;

/** Both sizes of a picture, as JPEG, upright and without metadata. */
export interface PreparedPicture {
  photo: Blob;
  thumbnail: Blob;
  /** The photo's own. */
  width: number;
  height: number;
}

/**
 * Makes photo and thumbnail of one file. It is decoded once, straight to the photo's size, and the
 * thumbnail is drawn from the photo. `onProgress` gets 0 to 1. Throws an `ImageError`.
 */
export async function prepareMealPicture(
  file: Blob,
  onProgress: (share: number) => void,
  cancelled: AbortSignal,
  subject: Subject = 'dish',
): Promise<PreparedPicture> {
  const size = SIZES[subject];
  const step = (share: number) => {
    if (cancelled.aborted) throw new ImageError('cancelled');
    onProgress(share);
  };
  step(0);
  const stored = await checkFile(file);
  step(0.1);
  const decoded = await decodeSmall(file, stored, size.side);
  try {
    step(0.6);
    const large = draw(decoded, size.side);
    const small = draw(large, THUMBNAIL.side);
    const photo = await encode(large, size.quality);
    step(0.8);
    const thumbnail = await encode(small, THUMBNAIL.quality);
    step(1);
    return { photo, thumbnail, width: large.width, height: large.height };
  } finally {
    decoded.close();
  }
}

/**
 * Only the longer stored side is given, so the proportions stay whatever the EXIF orientation; a
 * turned picture may come out somewhat larger than asked for, and `draw` brings it down.
 */
async function decodeSmall(file: Blob, stored: PixelSize, side: number): Promise<ImageBitmap> {
  const { width, height } = fit(stored, side);
  const smaller = width < stored.width || height < stored.height;
  const wanted = width >= height ? { resizeWidth: width } : { resizeHeight: height };
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(smaller ? { ...wanted, resizeQuality: 'medium' } : {}),
    });
  } catch {
    throw new ImageError('image-damaged');
  }
}

function draw(source: ImageBitmap | OffscreenCanvas, side: number): OffscreenCanvas {
  const { width, height } = fit(source, side);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new ImageError('image-unsupported');
  // JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
