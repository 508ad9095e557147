import sharp from 'sharp';

/** A file as the file dialog hands it over. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const DISH = { r: 196, g: 122, b: 58 };

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: DISH } });

/** A phone's photo: stored lying, and upright only by its EXIF orientation, so it is `height` wide and `width` high. */
export async function turnedPhoto(width = 1600, height = 1200): Promise<ChosenFile> {
  const buffer = await blank(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

/** A picture whose header is whole and whose pixels are lost. */
export async function damagedPhoto(): Promise<ChosenFile> {
  const whole = await blank(640, 480).png().toBuffer();
  return {
    name: 'damaged.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([whole.subarray(0, 41), Buffer.alloc(400, 7)]),
  };
}

/** A document that only its name makes a picture. */
export const renamedPdf = (): ChosenFile => ({
  name: 'menu.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
});

/** The beginning of a PNG of 63 megapixels: nobody may decode it. */
export function hugePhoto(): ChosenFile {
  const header = Buffer.alloc(64);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  header.write('IHDR', 12);
  header.writeUInt32BE(9_000, 16);
  header.writeUInt32BE(7_000, 20);
  return { name: 'panorama.png', mimeType: 'image/png', buffer: header };
}
