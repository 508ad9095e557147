import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOGUE_DATABASE } from '#device/food/catalogue/drop-catalogue.ts';
import { median } from '../bench-row.ts';
import { openDiary, personWithEntries, PHONE } from './diary.ts';
import { launchBrowser, startProduct } from './product.ts';

const ASSETS = fileURLToPath(new URL('../../../dist/client/assets', import.meta.url));
const RUNS = 7;

/** Ms that a new worker of the built app takes to read the stored catalogue, and then from the first text to its foods: medians. */
export async function foodWorkerTimes(): Promise<{ catalogue: number; names: number }> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const person = await personWithEntries(product.origin, 1);
    // The page allows only its own worker; the bench starts the same file by hand.
    const context = await browser.newContext({ ...PHONE, baseURL: product.origin, bypassCSP: true });
    const { page } = await openDiary(context, person, 1);
    await page.waitForFunction(hasCatalogue, CATALOGUE_DATABASE, { polling: 200, timeout: 60_000 });
    const script = readdirSync(ASSETS).find((name) => /^food\.worker-.*\.js$/.test(name));
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await page.evaluate(timeWorker, `/assets/${script ?? ''}`));
    return { catalogue: median(runs.map(({ catalogue }) => catalogue)), names: median(runs.map(({ names }) => names)) };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Runs in the page: whether the device holds a catalogue. */
async function hasCatalogue(name: string): Promise<boolean> {
  const known = await indexedDB.databases();
  if (!known.some((one) => one.name === name)) return false;
  const open = indexedDB.open(name);
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    open.addEventListener('success', () => resolve(open.result));
    open.addEventListener('error', () => reject(open.error ?? new Error('no database')));
  });
  if (!db.objectStoreNames.contains('rows')) {
    db.close();
    return false;
  }
  const count = db.transaction('rows').objectStore('rows').count();
  const rows = await new Promise<number>((resolve) => {
    count.addEventListener('success', () => resolve(count.result));
  });
  db.close();
  return rows > 0;
}

/** Runs in the page: asks a new worker as the app does, in comlink's messages. */
async function timeWorker(script: string): Promise<{ catalogue: number; names: number }> {
  const worker = new Worker(script, { type: 'module' });
  const ask = (method: string, given: readonly string[]) =>
    new Promise<void>((resolve) => {
      const id = method;
      worker.addEventListener('message', ({ data }: MessageEvent<{ id?: string }>) => {
        if (data.id === id) resolve();
      });
      worker.postMessage({
        id,
        type: 'APPLY',
        path: [method],
        argumentList: given.map((value) => ({ type: 'RAW', value })),
      });
    });
  const started = performance.now();
  await ask('overview', []);
  const known = performance.now();
  await ask('readText', ['2 კვერცხი და პური']);
  const read = performance.now();
  worker.terminate();
  return { catalogue: known - started, names: read - known };
}
