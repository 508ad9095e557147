import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { readBarcode, type Barcode } from '#domain/food/products/barcode.ts';
import { clarify, greyOf, type Clarity, type Grey } from './enhance.ts';

/** One look at a frame: as it is, or made clearer and cut at the middle. */
interface Look {
  clarity: Clarity | null;
  options: ReaderOptions;
}

const OPTIONS: ReaderOptions = { formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'], tryHarder: true, tryInvert: false };
/** The later ones are for what is dark, in glare, or out of focus. */
const LOOKS: readonly Look[] = [
  { clarity: null, options: OPTIONS },
  { clarity: { sharpen: 2, around: 24 }, options: { ...OPTIONS, binarizer: 'FixedThreshold' } },
  { clarity: { sharpen: 4, around: 16 }, options: { ...OPTIONS, binarizer: 'FixedThreshold' } },
];

/**
 * Rows of the picture that have to say the same: one check digit lets a tenth of all mistakes pass, and a piece of a long code can look like
 * a short one. What other rows say must be a quarter of that at most.
 */
const ROWS = { long: 8, short: 16 };
const MAJORITY = 4;

/** Loads the reader, once. Rejects where it cannot be had. */
async function load(): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
}

/** The barcode in a picture; null when there is none to be sure of. Rejects when the reader cannot be had. */
export async function readByWasm(pixels: ImageData): Promise<Barcode | null> {
  await load();
  const rows = new Map<Barcode, { count: number; needed: number }>();
  let grey: Grey | undefined;
  for (const { clarity, options } of LOOKS) {
    const shown = clarity ? pixelsOf(clarify((grey ??= greyOf(pixels)), clarity)) : pixels;
    for (const { text, format, lineCount } of await readBarcodes(shown, options)) {
      const reading = readBarcode(text);
      if (reading.is === 'wrong') continue;
      const needed = format === 'UPCE' || format === 'EAN8' ? ROWS.short : ROWS.long;
      rows.set(reading.barcode, { count: (rows.get(reading.barcode)?.count ?? 0) + lineCount, needed });
    }
    const [first, second] = [...rows].toSorted(([, one], [, other]) => other.count - one.count);
    if (first && first[1].count >= first[1].needed && (second?.[1].count ?? 0) * MAJORITY <= first[1].count)
      return first[0];
  }
  return null;
}

function pixelsOf({ values, width, height }: Grey): ImageData {
  const pixels = new Uint32Array(values.length);
  for (let at = 0; at < values.length; at += 1) pixels[at] = 0xff_00_00_00 | ((values[at] ?? 0) * 0x01_01_01);
  return new ImageData(new Uint8ClampedArray(pixels.buffer), width, height);
}
