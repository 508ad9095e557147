import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { makeSlice, MOST_SLICE_BYTES } from './make-slice.ts';

const SLICE = fileURLToPath(new URL('../../content/products/slice.bin', import.meta.url));
const USAGE =
  'usage: npm run products -- FILE [country], FILE being openfoodfacts-products.jsonl or its .gz, country en:georgia';

/** Makes the products that the next build lays beside the app: `npm run products -- FILE [country]`. Returns the exit code. */
export async function main([file, country = 'en:georgia']: readonly string[]): Promise<number> {
  if (file === undefined || !/^[a-z]{2}:[a-z-]+$/.test(country)) {
    console.error(USAGE);
    return 2;
  }
  const read = createReadStream(file);
  const text = file.endsWith('.gz') ? read.pipe(createGunzip()) : read;
  // A pipe does not hand its source's errors on.
  read.on('error', (error) => text.destroy(error));
  try {
    const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    const slice = await makeSlice(lines, { country, mostBytes: MOST_SLICE_BYTES });
    await mkdir(dirname(SLICE), { recursive: true });
    await writeFile(SLICE, slice.bytes);
    console.log(
      `${slice.count} of ${slice.fit} products, ${Math.round(slice.bytes.length / 1000)} KB, ${slice.broken} broken lines`,
    );
    return 0;
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : 'unreadable'}`);
    return 1;
  }
}
