import { type Header, sized, textAt } from './header.ts';

const PICTURE_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);
/** "ispe" */
const ISPE = 0x69737065;

/**
 * The largest `ispe` property (ISO/IEC 23008-12, 6.5.3) of an AVIF or HEIC file: tiles and
 * previews have their own, smaller ones. Its box is looked for, not walked to, because that
 * needs no knowledge of the boxes around it.
 */
export function readHeifSize(view: DataView): Header {
  if (!PICTURE_BRANDS.has(textAt(view, 8, 4))) return { is: 'unknown' };
  let largest: Header = { is: 'more' };
  let most = 0;
  for (let offset = 16; offset + 16 <= view.byteLength; offset += 1) {
    if (view.getUint32(offset) !== ISPE) continue;
    const width = view.getUint32(offset + 8);
    const height = view.getUint32(offset + 12);
    if (width * height <= most) continue;
    most = width * height;
    largest = sized(width, height);
  }
  return largest;
}
