import type { Barcode } from '#domain/food/products/barcode.ts';
import { productDoubts } from '#domain/food/products/product-doubts.ts';
import type { Product } from '#domain/food/products/product.ts';
import { thingId } from '#sync/entities/value-thing.ts';
import { RemoteError } from '../api/remote-error.ts';
import { theDiary } from '../diary/diary.ts';
import { shownValue } from '../diary/reads/shown-value.ts';
import { isOnline } from '../platform/online.ts';
import { askServer, type FoundProduct } from './ask-server.ts';
import { productOf } from './own-product.ts';

/** What is known of a barcode. `unreachable`: neither the device nor its slice knows it, and nobody else can be asked now. */
export type Lookup =
  | { is: 'own'; product: Product }
  | ({ is: 'found' } & FoundProduct)
  | { is: 'unknown' }
  | { is: 'unreachable' };

/** Looks into the products that came with the app; null when it is not there, or there are none. */
export type AskSlice = (barcode: Barcode) => Promise<Product | null>;

/** Looks a barcode up: the person's own products, those that came with the app, the server. */
export async function lookUpProduct(barcode: Barcode, askSlice: AskSlice, signal: AbortSignal): Promise<Lookup> {
  const row = await theDiary().db.things.get(thingId({ name: 'products', key: barcode }));
  const own = shownValue('products', row);
  if (own) return { is: 'own', product: productOf(barcode, own) };
  // A slice that cannot be read is as good as none.
  const sliced = await askSlice(barcode).catch(() => null);
  if (sliced) return { is: 'found', product: sliced, doubts: productDoubts(sliced.per100g, sliced.nutrients) };
  if (!isOnline()) return { is: 'unreachable' };
  try {
    const found = await askServer(barcode, signal);
    return found ? { is: 'found', ...found } : { is: 'unknown' };
  } catch (error) {
    if (error instanceof RemoteError) return { is: 'unreachable' };
    throw error;
  }
}
