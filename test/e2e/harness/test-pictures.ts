import sharp from 'sharp';

/** A file as `setInputFiles` takes it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo as a phone takes it: 1200 × 900, green on the left and red on the right, lying on its side with a note that says so. */
export async function photo(): Promise<TestFile> {
  const half = (background: string) => sharp({ create: { width: 600, height: 900, channels: 3, background } }).png().toBuffer();
  const [left, right] = await Promise.all([half('#2e7d32'), half('#c62828')]);
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#ffffff' } })
    .composite([{ input: left, left: 0, top: 0 }, { input: right, left: 600, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** A photo of which the end was lost. */
export async function damagedPhoto(): Promise<TestFile> {
  const whole = await photo();
  return { ...whole, name: 'damaged.jpg', buffer: whole.buffer.subarray(0, 40) };
}

/** Something that only calls itself a photo. */
export const noPhoto: TestFile = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('გამარჯობა') };
