import { readBarcode, type Barcode, type Symbology } from '#domain/food/products/barcode.ts';

/** The browser's own reader: Shape Detection, W3C; not in TypeScript's lists. */
interface Detector {
  detect(image: ImageBitmapSource): Promise<readonly { rawValue: string; format: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const SYMBOLOGIES: Readonly<Record<string, Symbology>> = {
  ean_13: 'ean-13',
  ean_8: 'ean-8',
  upc_a: 'upc-a',
  upc_e: 'upc-e',
};
const FORMATS = Object.keys(SYMBOLOGIES);

/** How the browser itself reads a picture; null where it cannot read all of these kinds. */
export async function nativeReader(): Promise<((image: ImageBitmapSource) => Promise<Barcode | null>) | null> {
  const { BarcodeDetector: Class } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!Class) return null;
  const known = new Set(await Class.getSupportedFormats().catch(() => []));
  if (!FORMATS.every((format) => known.has(format))) return null;
  const detector = new Class({ formats: FORMATS });
  return async (image) => {
    for (const { rawValue, format } of await detector.detect(image)) {
      // Some expand a UPC-E, some leave the zero of a UPC-A away.
      const seen = [SYMBOLOGIES[format], undefined].map((kind) => readBarcode(rawValue, kind));
      const read = seen.find(({ is }) => is === 'barcode');
      if (read?.is === 'barcode') return read.barcode;
    }
    return null;
  };
}
