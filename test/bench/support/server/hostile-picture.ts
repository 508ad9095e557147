import sharp from 'sharp';

/** Little to send, much to unpack: a PNG of this many pixels in one colour, interlaced, so that it can only be decoded as a whole. */
export function hostilePicture(widthPx: number, heightPx: number): Promise<Buffer> {
  return sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#808080' },
    limitInputPixels: false,
  })
    .png({ progressive: true, compressionLevel: 9, palette: false })
    .toBuffer();
}
