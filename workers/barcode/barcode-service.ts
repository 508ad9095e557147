import type { Barcode } from '#domain/food/products/barcode.ts';
import type { Product } from '#domain/food/products/product.ts';
import { checkFile } from '../image/check-file.ts';
import { fit } from '../image/fit.ts';
import { ImageError, type ImageErrorCode } from '../image/image-error.ts';
import { findInSlice } from './find-in-slice.ts';
import { readByWasm } from './read-by-wasm.ts';
import { nativeReader } from './read-natively.ts';

/** The longest side of what is read: a code across a third of it still has two pixels a bar. */
const READ_PX = 1600;

/** What came of a picture of the gallery. */
type PictureReading = { is: 'read'; barcode: Barcode | null } | { is: 'refused'; code: ImageErrorCode };

/** What the worker offers to the page. */
export interface BarcodeService {
  /** The barcode in a frame of the camera, which is closed then; null: none to be sure of. Rejects when what reads cannot be had. */
  readFrame(frame: ImageBitmap): Promise<Barcode | null>;
  readPicture(file: Blob): Promise<PictureReading>;
  /** The product of the slice that came with the app; null: it is not there, or there is no slice. */
  findInSlice(barcode: Barcode): Promise<Product | null>;
}

/** The service: the browser's own reader where it has one that works, else ours. `byWasm` keeps to ours. */
export function barcodeService(byWasm: boolean): BarcodeService {
  let reader = byWasm ? Promise.resolve(null) : nativeReader();

  async function read(image: ImageBitmap): Promise<Barcode | null> {
    const native = await reader;
    if (native) {
      try {
        return await native(image);
      } catch {
        // Its part of the system is missing on some phones, which shows only here.
        reader = Promise.resolve(null);
      }
    }
    return readByWasm(pixelsOf(image));
  }

  return {
    async readFrame(frame) {
      try {
        return await read(frame);
      } finally {
        frame.close();
      }
    },
    async readPicture(file) {
      try {
        const stored = await checkFile(file);
        const picture = await decode(file, fit(stored, READ_PX).width < stored.width);
        try {
          return { is: 'read', barcode: await read(picture) };
        } finally {
          picture.close();
        }
      } catch (error) {
        if (error instanceof ImageError) return { is: 'refused', code: error.code };
        throw error;
      }
    },
    findInSlice,
  };
}

async function decode(file: Blob, isLarge: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(isLarge && { resizeWidth: READ_PX, resizeQuality: 'high' }),
    });
  } catch {
    throw new ImageError('image-damaged');
  }
}

function pixelsOf(image: ImageBitmap): ImageData {
  const { width, height } = fit(image, READ_PX);
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new ImageError('image-unsupported');
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
