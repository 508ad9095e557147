import { get } from 'node:http';
import * as v from 'valibot';
import { postAnonymous } from '#contract/account/auth.ts';
import { EDITIONS, type Edition } from '#contract/food/catalogue.ts';
import { newPerson } from '#test/e2e/harness/people.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { startProduct } from '../support/product.ts';

const BUDGET_KB = 250;
const DOWNLOADS = 20;

/** Both editions of the catalogue as a browser loads them: what goes over the wire, and the server's time for it. */
export async function run(): Promise<BenchRow[]> {
  // The second user of this address has no trial.
  const product = await startProduct(undefined, { LIMIT_TRIALS: '1' });
  try {
    const tokens: Record<Edition, string> = {
      open: (await newPerson(product.origin)).token,
      free: await newGuest(product.origin),
    };
    const rows: BenchRow[] = [];
    for (const edition of EDITIONS) {
      const times: number[] = [];
      let kb = 0;
      for (let count = 0; count < DOWNLOADS; count++) {
        const started = performance.now();
        kb = (await bytesOnWire(`${product.origin}/api/catalogue`, tokens[edition])) / 1024;
        times.push(performance.now() - started);
      }
      rows.push({
        what: `catalogue, ${edition} edition, Brotli (same machine: ${median(times).toFixed(1)} ms)`,
        measured: `${kb.toFixed(1)} KB`,
        budget: `≤ ${BUDGET_KB} KB`,
        ok: kb <= BUDGET_KB,
      });
    }
    return rows;
  } finally {
    await product.stop();
  }
}

/** Somebody without a plan. */
async function newGuest(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/anonymous`, { method: 'POST' });
  const { data } = v.parse(v.object({ data: postAnonymous.data }), await answer.json());
  return data.token;
}

/** The body's bytes before they are decoded. */
const bytesOnWire = (url: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
        reject(new Error(`the catalogue answered ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
