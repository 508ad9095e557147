import sharp from 'sharp';

/** The most that a picture may weigh. */
const LARGEST_BYTES = 12_000;

/** Tried in this order until a picture is light enough. */
const QUALITIES = [86, 80, 72, 62, 52, 40] as const;

/** Of 6: higher efforts save four bytes in a hundred and take twice as long. */
const EFFORT = 2;

/** Changes when the same drawing would be rendered to other bytes. */
export const RENDERING = JSON.stringify([sharp.versions, QUALITIES, EFFORT, LARGEST_BYTES]);

/**
 * Renders an SVG as WebP of at most `LARGEST_BYTES`.
 * Throws when even the lowest quality is heavier: then the drawing has too many small parts.
 */
export async function renderPicture(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const webp = await sharp(data, { raw: info }).webp({ quality, effort: EFFORT }).toBuffer();
    if (webp.length <= LARGEST_BYTES) return webp;
  }
  throw new Error(`a picture stays above ${LARGEST_BYTES} bytes at quality ${QUALITIES.at(-1)}`);
}
