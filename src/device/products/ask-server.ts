import { getProduct, type ProductTold } from '#contract/food/products.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import type { ProductDoubt } from '#domain/food/products/product-doubts.ts';
import type { Product } from '#domain/food/products/product.ts';
import { RemoteError } from '../api/remote-error.ts';
import { signedCall } from '../api/signed-call.ts';

/** What was told of a barcode. */
export interface FoundProduct {
  product: Product;
  doubts: readonly ProductDoubt[];
}

/** Asks the server about a barcode; null when nobody knows it. Rejects with a RemoteError where nobody could be asked. */
export async function askServer(barcode: Barcode, signal: AbortSignal): Promise<FoundProduct | null> {
  try {
    const { doubts, ...told }: ProductTold = await signedCall(getProduct, { params: { barcode }, signal });
    return { product: { ...told, barcode }, doubts };
  } catch (error) {
    if (error instanceof RemoteError && error.code === 'not-found') return null;
    throw error;
  }
}
