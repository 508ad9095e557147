import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const GREEN = '#1c6b45';
const PAPER = '#fffdf9';
const BLUE = '#1a7199';

/** A bitten circle, "ლუკმა" being a bite; drawn in a box of 30 × 30. */
const BITE = 'M26.6 11.5A12.5 12.5 0 1 1 18.6 3a4.2 4.2 0 0 0 2.6 4.6 4.3 4.3 0 0 0 5.4 3.9Z';
const PLUS = 'M13.4 8h3.2v5.4H22v3.2h-5.4V22h-3.2v-5.4H8v-3.2h5.4Z';
const DROP = 'M15 4.5c4.2 5 7 8.7 7 12.3a7 7 0 0 1-14 0c0-3.6 2.8-7.3 7-12.3Z';

interface Icon {
  file: string;
  pixels: number;
  path: string;
  ink: string;
  /** No ground means a transparent one. */
  ground?: string;
  /** Corner radius of the ground, as a part of the side. */
  corner?: number;
  /** How much of the side the drawing's box takes. */
  share: number;
}

// Maskable icons may be cut to a circle of 80% of the side, so their drawing stays well inside it.
const ICONS: Icon[] = [
  { file: 'icon-192.png', pixels: 192, path: BITE, ink: GREEN, share: 0.96 },
  { file: 'icon-512.png', pixels: 512, path: BITE, ink: GREEN, share: 0.96 },
  { file: 'maskable-192.png', pixels: 192, path: BITE, ink: PAPER, ground: GREEN, share: 0.62 },
  { file: 'maskable-512.png', pixels: 512, path: BITE, ink: PAPER, ground: GREEN, share: 0.62 },
  { file: 'apple-touch-icon.png', pixels: 180, path: BITE, ink: PAPER, ground: GREEN, share: 0.7 },
  { file: 'meal-96.png', pixels: 96, path: PLUS, ink: PAPER, ground: GREEN, corner: 0.5, share: 0.9 },
  { file: 'water-96.png', pixels: 96, path: DROP, ink: PAPER, ground: BLUE, corner: 0.5, share: 0.8 },
];

/** Draws every PNG icon of the app into `folder`. */
export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    ICONS.map((icon) =>
      sharp(Buffer.from(iconSvg(icon)), { density: 288 })
        .resize(icon.pixels, icon.pixels)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(folder, icon.file)),
    ),
  );
}

function iconSvg({ path, ink, ground, corner = 0, share }: Icon): string {
  const margin = 15 * (1 - share);
  const rect = ground ? `<rect width="30" height="30" rx="${30 * corner}" fill="${ground}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 30 30">${rect}` +
    `<path transform="translate(${margin} ${margin}) scale(${share})" fill="${ink}" d="${path}"/></svg>`
  );
}
