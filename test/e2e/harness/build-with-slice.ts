import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSlice } from '#build/products/make-slice.ts';
import { serverEntry } from './global-setup.ts';

/** Where a build that found no slice looks for one, and where this one finds it. */
const NONE = 'Object.values([])';
const FOUND = 'Object.values(["/assets/slice-Te5tSl1c.bin"])';

/**
 * A copy of the build as `npm run products` before it would have made it: the slice beside the scripts, and its address in the worker that reads
 * it. `products` are lines of Open Food Facts' export. Returns the entry of its server, and how to remove it.
 */
export async function buildWithSlice(products: readonly object[]): Promise<{ entry: string; remove: () => void }> {
  const built = dirname(dirname(serverEntry()));
  const folder = mkdtempSync(join(dirname(built), 'e2e-slice-'));
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, 'client/assets');
  const { bytes } = await makeSlice(
    (async function* () {
      yield* products.map((product) => JSON.stringify(product));
    })(),
    { country: 'en:georgia', mostBytes: 1_500_000 },
  );
  writeFileSync(join(assets, 'slice-Te5tSl1c.bin'), bytes);
  const worker = readdirSync(assets).find((name) => /^barcode\.worker-[\w-]+\.js$/.test(name)) ?? '';
  const script = readFileSync(join(assets, worker), 'utf8');
  if (script.split(NONE).length !== 2) throw new Error('The worker looks for a slice in another way, or has one');
  writeFileSync(join(assets, worker), script.replace(NONE, FOUND));
  for (const packed of ['br', 'gz']) rmSync(join(assets, `${worker}.${packed}`), { force: true });
  return { entry: join(folder, 'server/main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
