/** Pixels as stored, before any EXIF orientation. */
export interface PixelSize {
  width: number;
  height: number;
}

/**
 * more: the size lies further on in the file · broken: the format is known, its header makes no
 * sense · unknown: no picture format we know.
 */
export type Header = { is: 'size'; size: PixelSize } | { is: 'more' | 'broken' | 'unknown' };

/** A header with a side of nothing is a broken one. */
export function sized(width: number, height: number): Header {
  return width > 0 && height > 0 ? { is: 'size', size: { width, height } } : { is: 'broken' };
}

/** ASCII letters, as file formats name their parts. */
export function textAt(view: DataView, offset: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + offset, length);
  return String.fromCodePoint(...bytes);
}
