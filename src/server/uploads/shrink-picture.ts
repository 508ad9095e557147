import { ApiError, invalidInput } from '../errors/api-error.ts';
import { fairQueue } from '../platform/fair-queue.ts';

/** What a picture may hold, in pixels: told by its header, so that a larger one is refused before anything of it is unpacked. */
export const MOST_PIXELS = { thumbnail: 4_000_000, photo: 16_000_000 } as const;
const QUALITY = 85;
/**
 * One at a time, by one thread: Node has four for pictures, passwords, files and names of hosts together. With the two that passwords
 * may take, one always stays for a page's file.
 */
const pictures = fairQueue({ atOnce: 1, mostWaiting: 60, mostOfOne: 20 });

interface Wanted {
  longestSidePx: number;
  mostPixels: number;
  /** Where the picture stands in the request. */
  field: string;
  /** The sender's address: each has its turn. */
  from: string;
}

/**
 * A JPEG of a picture, upright, without its metadata. Only what the bytes themselves say counts. Throws 415 for other formats, 400 naming
 * the field for a damaged or a too large picture, and 503 where too many wait.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  { longestSidePx, mostPixels, field, from }: Wanted,
): Promise<Uint8Array> {
  if (!isPicture(bytes)) throw new ApiError('unsupported-media', 'Send a JPEG, PNG or WebP picture');
  return pictures.run(from, async () => {
    const sharp = await loadSharp();
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .rotate()
        .resize(longestSidePx, longestSidePx, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer();
    } catch {
      throw invalidInput([
        { path: field, message: `The picture is damaged or has more than ${mostPixels / 1_000_000} megapixels` },
      ]);
    }
  });
}

/** Loaded with the first picture: a server that only keeps diaries does without its 30 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const png = text(0, 8) === '\x89PNG\r\n\x1a\n';
  const webp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  return jpeg || png || webp;
}
