import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkFile } from '#workers/image/check-file.ts';
import { fit } from '#workers/image/fit.ts';
import { readHeader } from '#workers/image/read-header.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c6b45' } });
const fileOf = (...parts: BlobPart[]) => new Blob(parts);

describe('the size is read from the header of', () => {
  const formats = {
    JPEG: (image: Sharp) => image.jpeg(),
    'progressive JPEG': (image: Sharp) => image.jpeg({ progressive: true }),
    PNG: (image: Sharp) => image.png(),
    'lossy WebP': (image: Sharp) => image.webp(),
    'lossless WebP': (image: Sharp) => image.webp({ lossless: true }),
    'WebP with metadata': (image: Sharp) => image.withMetadata().webp(),
    GIF: (image: Sharp) => image.gif(),
    AVIF: (image: Sharp) => image.avif({ effort: 0 }),
  };

  test.each(Object.entries(formats))('a %s', async (_name, encode) => {
    const bytes = await encode(picture(301, 107)).toBuffer();

    expect(readHeader(bytes)).toEqual({ is: 'size', size: { width: 301, height: 107 } });
    await expect(checkFile(fileOf(new Uint8Array(bytes)))).resolves.toEqual({ width: 301, height: 107 });
  });
});

test('a long preview before the frame makes it read on', async () => {
  const jpeg = new Uint8Array(await picture(40, 30).jpeg().toBuffer());
  const segment = new Uint8Array(2 + 0xffff);
  segment.set([0xff, 0xe2, 0xff, 0xff]);
  const file = fileOf(jpeg.subarray(0, 2), segment, segment, segment, jpeg.subarray(2));

  await expect(checkFile(file)).resolves.toEqual({ width: 40, height: 30 });
});

test('over sixty megapixels is refused by its header alone', async () => {
  const png = new Uint8Array(await picture(10, 10).png().toBuffer());
  new DataView(png.buffer, png.byteOffset).setUint32(16, 7_746);
  new DataView(png.buffer, png.byteOffset).setUint32(20, 7_746);

  await expect(checkFile(fileOf(png))).rejects.toMatchObject({ code: 'image-too-large' });
});

test('over forty megabytes is refused unread', async () => {
  const file = fileOf(new Uint8Array(40_000_001));

  await expect(checkFile(file)).rejects.toMatchObject({ code: 'image-too-large' });
});

test('text, an empty file and a video are no pictures', async () => {
  const video = new Uint8Array(64);
  video.set(new TextEncoder().encode('....ftypisom'));

  for (const file of [fileOf('a shopping list, not a picture'), fileOf(), fileOf(video)]) {
    await expect(checkFile(file)).rejects.toMatchObject({ code: 'image-unsupported' });
  }
});

test('a JPEG cut before its frame, or of no size, is damaged', async () => {
  const jpeg = new Uint8Array(await picture(40, 30).jpeg().toBuffer());
  const flat = new Uint8Array(await picture(40, 30).png().toBuffer());
  new DataView(flat.buffer, flat.byteOffset).setUint32(20, 0);

  for (const bytes of [jpeg.subarray(0, 100), jpeg.subarray(0, 14), flat]) {
    await expect(checkFile(fileOf(bytes))).rejects.toMatchObject({ code: 'image-damaged' });
  }
});

test('any bytes end in a size or an error that has a name', async () => {
  const starts = ['\u00ff\u00d8', '\u0089PNG\r\n\u001a\n', 'RIFF....WEBPVP8X', 'GIF89a', '....ftypavif'];
  for (const [index, start] of starts.entries()) {
    for (let length = 12; length < 200; length += 7) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + index * 17 + length) % 256);
      bytes.set(Array.from(start, (letter) => letter.codePointAt(0) ?? 0).slice(0, length));

      const answer = await checkFile(fileOf(bytes)).catch((error: Error) => error.name);

      expect(answer === 'ImageError' || typeof answer === 'object').toBe(true);
    }
  }
});

test('a picture keeps its proportions and never grows', () => {
  expect(fit({ width: 4032, height: 3024 }, 800)).toEqual({ width: 800, height: 600 });
  expect(fit({ width: 3024, height: 4032 }, 256)).toEqual({ width: 192, height: 256 });
  expect(fit({ width: 100, height: 60 }, 256)).toEqual({ width: 100, height: 60 });
  expect(fit({ width: 5000, height: 2 }, 800)).toEqual({ width: 800, height: 1 });
});
