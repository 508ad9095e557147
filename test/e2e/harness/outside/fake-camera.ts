import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FRAME, frameOf, type Shot } from '#test/bench/support/barcode-frames.ts';
import type { ChosenFile } from './photos.ts';

/** A package held well before the camera. */
const HELD: Omit<Shot, 'digits'> = {
  kind: 'ean-13',
  modulePx: 4,
  angle: 6,
  blurPx: 0.8,
  light: 0.8,
  glare: 0,
  noise: 4,
};

/** Flags of Chromium whose camera shows nothing but this EAN-13. */
export function cameraShowing(digits: string): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'lukma-camera-')), 'barcode.y4m');
  const grey = frameOf({ ...HELD, digits }, 1);
  const colours = Buffer.alloc((FRAME.width * FRAME.height) / 2, 128);
  const header = `YUV4MPEG2 W${FRAME.width} H${FRAME.height} F15:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(`${header}FRAME\n`), grey, colours]));
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
}

/** A photo of a package with this barcode. */
export async function photoOf(digits: string, kind: Shot['kind'] = 'ean-13'): Promise<ChosenFile> {
  const raw = { width: FRAME.width, height: FRAME.height, channels: 1 } as const;
  const buffer = await sharp(frameOf({ ...HELD, kind, digits, angle: -12 }, 2), { raw })
    .jpeg()
    .toBuffer();
  return { name: 'package.jpg', mimeType: 'image/jpeg', buffer };
}
