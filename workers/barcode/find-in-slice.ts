import type { Barcode } from '#domain/food/products/barcode.ts';
import type { Product } from '#domain/food/products/product.ts';
import { productInSlice } from '#domain/food/products/product-slice.ts';

/** Its address, where `npm run products` has made one before the build. */
const [sliceUrl] = Object.values<string>(
  import.meta.glob<string>('../../src/content/products/slice.bin', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

let lines: Promise<string> | undefined;

/** The product of a barcode in the slice that came with the app; null when it is not there, or there is no slice. Rejects when it cannot be had. */
export async function findInSlice(barcode: Barcode): Promise<Product | null> {
  if (sliceUrl === undefined) return null;
  lines ??= readSlice(sliceUrl);
  return productInSlice(
    await lines.catch((error: unknown) => {
      lines = undefined;
      throw error;
    }),
    barcode,
  );
}

async function readSlice(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`The slice of products is not there: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text();
}
