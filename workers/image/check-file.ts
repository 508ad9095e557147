import type { PixelSize } from './header.ts';
import { ImageError } from './image-error.ts';
import { MOST_BYTES, MOST_PIXELS } from './limits.ts';
import { readHeader } from './read-header.ts';

/** Enough for nearly every photo's EXIF and preview; where it is not, four times as much is read. */
const FIRST_BYTES = 64 * 1024;

/** The stored size of a picture that is worth decoding; throws an `ImageError` for any other. */
export async function checkFile(file: Blob): Promise<PixelSize> {
  if (file.size > MOST_BYTES) throw new ImageError('image-too-large');
  for (let length = FIRST_BYTES; ; length *= 4) {
    const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer());
    const header = readHeader(bytes);
    if (header.is === 'unknown') throw new ImageError('image-unsupported');
    if (header.is === 'size') return withinLimits(header.size);
    if (header.is === 'broken' || length >= file.size) throw new ImageError('image-damaged');
  }
}

function withinLimits(size: PixelSize): PixelSize {
  if (size.width * size.height > MOST_PIXELS) throw new ImageError('image-too-large');
  return size;
}
