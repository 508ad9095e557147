import { type Header, sized } from './header.ts';

/** Start-of-frame markers, ITU-T T.81 table B.1; C4, C8 and CC between them mean other things. */
const FRAME_MARKERS = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Walks a JPEG's segments to its frame header; a phone's EXIF and preview may be long. */
export function readJpegSize(view: DataView): Header {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return { is: 'broken' };
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) offset += 1;
    else if (isBare(marker)) offset += 2;
    else if (FRAME_MARKERS.has(marker)) {
      return sized(view.getUint16(offset + 7), view.getUint16(offset + 5));
    } else if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return { is: 'broken' };
    else offset += 2 + Math.max(2, view.getUint16(offset + 2));
  }
  return { is: 'more' };
}

/** TEM and the restart markers carry no length. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
