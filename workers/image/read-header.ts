import { type Header, sized, textAt } from './header.ts';
import { readHeifSize } from './read-heif-size.ts';
import { readJpegSize } from './read-jpeg-size.ts';

/**
 * Reads a picture's size from the beginning of its file, so that a bomb is turned away before it is
 * decoded. Knows JPEG, PNG, WebP, GIF, AVIF and HEIC.
 */
export function readHeader(bytes: Uint8Array): Header {
  if (bytes.length < 12) return { is: 'unknown' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint16(0) === 0xffd8) return readJpegSize(view);
  if (view.getUint32(0) === 0x89504e47) return readPngSize(view);
  if (textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP') return readWebpSize(view);
  if (textAt(view, 0, 4) === 'GIF8') return sized(view.getUint16(6, true), view.getUint16(8, true));
  if (textAt(view, 4, 4) === 'ftyp') return readHeifSize(view);
  return { is: 'unknown' };
}

/** PNG specification, 11.2.1: IHDR is always the first chunk. */
function readPngSize(view: DataView): Header {
  if (view.byteLength < 24) return { is: 'more' };
  if (textAt(view, 12, 4) !== 'IHDR') return { is: 'broken' };
  return sized(view.getUint32(16), view.getUint32(20));
}

/** RFC 9649: the first chunk is extended, lossless or lossy, each with the size in another place. */
function readWebpSize(view: DataView): Header {
  if (view.byteLength < 30) return { is: 'more' };
  const chunk = textAt(view, 12, 4);
  if (chunk === 'VP8X') return sized(uint24(view, 24) + 1, uint24(view, 27) + 1);
  if (chunk === 'VP8 ') {
    return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  }
  if (chunk !== 'VP8L') return { is: 'broken' };
  const bits = view.getUint32(21, true);
  return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
}
