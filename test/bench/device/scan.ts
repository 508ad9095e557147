import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readBarcode } from '#domain/food/products/barcode.ts';
import { quantile, type BenchRow } from '../bench-row.ts';
import { FRAME, frameOf, shotsOf } from '../support/barcode-frames.ts';
import { launchBrowser, startProduct } from '../support/product.ts';

const ASSETS = fileURLToPath(new URL('../../../dist/client/assets', import.meta.url));
const FRAMES = 200;
const SEED = 1;
const BUDGET = { read: 0.85, ms: 300 };

interface Reading {
  barcode: string | null;
  ms: number;
}

/**
 * Frames of a camera (EAN-13, EAN-8, UPC-A, UPC-E; sizes, angles, blur, dark, glare, noise) through the worker of the built page, by WebAssembly
 * also where the browser could read by itself: how many are read, how long each takes from the frame to its answer, and that none is read wrongly.
 */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: product.origin, bypassCSP: true });
    const shots = shotsOf(FRAMES, SEED);
    await page.route('**/bench/*.png', async (route) => {
      const at = Number(/(\d+)\.png$/.exec(route.request().url())?.[1]);
      const shot = shots[at];
      if (!shot) return route.abort();
      const raw = { width: FRAME.width, height: FRAME.height, channels: 1 } as const;
      const body = await sharp(frameOf(shot, at), { raw }).png({ compressionLevel: 1 }).toBuffer();
      return route.fulfill({ body, contentType: 'image/png' });
    });
    await page.goto('/');
    const script = readdirSync(ASSETS).find((name) => /^barcode\.worker-[\w-]+\.js$/.test(name));
    const readings = await page.evaluate(readAll, { script: `/assets/${script ?? ''}?wasm`, count: FRAMES });
    const expected = shots.map(({ kind, digits }) => readBarcode(digits, kind));
    const seen = readings.map(({ barcode }, at) => {
      const right = expected[at];
      return barcode === null ? 'missed' : right?.is === 'barcode' && right.barcode === barcode ? 'read' : 'wrong';
    });
    const count = (what: (typeof seen)[number]) => seen.filter((one) => one === what).length;
    const ms = readings.map((reading) => reading.ms);
    const [read, wrong, p50, p95] = [count('read') / FRAMES, count('wrong'), quantile(ms, 0.5), quantile(ms, 0.95)];
    return [
      {
        what: `barcodes read by wasm, ${FRAMES} frames of ${FRAME.width} × ${FRAME.height}`,
        measured: `${(read * 100).toFixed(1)} %`,
        budget: `≥ ${BUDGET.read * 100} %`,
        ok: read >= BUDGET.read,
      },
      { what: 'barcodes read wrongly', measured: String(wrong), budget: '0', ok: wrong === 0 },
      {
        what: `frame → answer in the page, p95 (p50 ${Math.round(p50)} ms)`,
        measured: `${Math.round(p95)} ms`,
        budget: `≤ ${BUDGET.ms} ms`,
        ok: p95 <= BUDGET.ms,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Runs in the page: has the worker read every frame, in turn. The first one, which loads the reader, is read twice. */
async function readAll({ script, count }: { script: string; count: number }): Promise<Reading[]> {
  const worker = new Worker(script, { type: 'module' });
  /** One call as comlink sends it. */
  const read = (frame: ImageBitmap) =>
    new Promise<string | null>((resolve, reject) => {
      const id = crypto.randomUUID();
      const hear = ({ data }: MessageEvent<{ id: string; type: string; value: string | null }>) => {
        if (data.id !== id) return;
        worker.removeEventListener('message', hear);
        if (data.type === 'RAW') resolve(data.value);
        else reject(new Error(JSON.stringify(data.value)));
      };
      worker.addEventListener('message', hear);
      const call = { id, type: 'APPLY', path: ['readFrame'], argumentList: [{ type: 'RAW', value: frame }] };
      worker.postMessage(call, [frame]);
    });
  const frameAt = async (at: number) => createImageBitmap(await (await fetch(`/bench/${at}.png`)).blob());
  const readings: Reading[] = [];
  await read(await frameAt(0));
  for (let at = 0; at < count; at += 1) {
    const frame = await frameAt(at);
    const begun = performance.now();
    const barcode = await read(frame);
    readings.push({ barcode, ms: performance.now() - begun });
  }
  worker.terminate();
  return readings;
}
