import { ApiError, invalidInput } from '../http/api-error.ts';

const MOST_PIXELS = 60_000_000;
const QUALITY = 85;
/** Two decoders at once: each may hold a whole picture in memory. */
const AT_ONCE = 2;

let running = 0;
const queue: (() => void)[] = [];

/**
 * A JPEG of a picture with sides up to `longestSidePx`, upright, without its metadata. Only what the bytes themselves say counts.
 * Throws 415 for other formats and 400, naming `field`, for a damaged or a too large picture.
 */
export async function shrinkPicture(bytes: Uint8Array, longestSidePx: number, field: string): Promise<Uint8Array> {
  if (!isPicture(bytes)) throw new ApiError('unsupported-media', 'Send a JPEG, PNG or WebP picture');
  await turn();
  try {
    // Loaded with the first picture: a server that only keeps diaries does without its 30 MB.
    const { default: sharp } = await import('sharp');
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(longestSidePx, longestSidePx, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw invalidInput([{ path: field, message: 'The picture is damaged or has more than 60 megapixels' }]);
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

async function turn(): Promise<void> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
}

function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const png = text(0, 8) === '\x89PNG\r\n\x1a\n';
  const webp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  return jpeg || png || webp;
}
