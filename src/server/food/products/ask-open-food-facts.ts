import { readBarcode, type Barcode } from '#domain/food/products/barcode.ts';
import { OPEN_FOOD_FACTS_FIELDS, readOpenFoodFacts } from '#domain/food/products/open-food-facts.ts';
import type { ProductTold } from '#contract/food/products.ts';
import * as v from 'valibot';

const ANSWER_WITHIN_MS = 6_000;
/** With the fields that are asked for, an answer has 2 to 10 KB. */
const LARGEST_BYTES = 256 * 1024;
/** How long nobody is asked after it was too much, where the answer does not say. */
const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Open Food Facts could not be asked; `pauseMs`: for so long nobody shall. Nothing of the person is in it. */
export class ProductsFailed extends Error {
  override readonly name = 'ProductsFailed';
  readonly pauseMs: number;

  constructor(message: string, pauseMs = 0) {
    super(message);
    this.pauseMs = pauseMs;
  }
}

const Answer = v.looseObject({
  status: v.picklist([0, 1]),
  code: v.optional(v.string()),
  product: v.optional(v.unknown()),
});

/** Asks its API (v2) about a barcode, once; null when it knows none, or no name of it. Throws ProductsFailed. */
export async function askOpenFoodFacts(
  baseUrl: string,
  userAgent: string,
  barcode: Barcode,
): Promise<ProductTold | null> {
  const response = await fetch(`${baseUrl}/api/v2/product/${barcode}?fields=${OPEN_FOOD_FACTS_FIELDS.join(',')}`, {
    headers: { 'User-Agent': userAgent, Accept: 'application/json' },
    // What is no food is sent on to the sister projects for cosmetics and the like.
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(failed);
  if (response.status >= 300 && response.status < 400) return await leave(response, null);
  // A barcode that it does not know is 404 in its newer answers, 200 in older ones, with status 0 in both.
  if (!response.ok && response.status !== 404) return refuse(response);
  const answer = v.safeParse(Answer, await readJson(response));
  if (!answer.success) throw new ProductsFailed('an answer that is not the documented one');
  const { status, code, product } = answer.output;
  if (status === 0) return null;
  const told = readBarcode(code ?? '');
  if (told.is === 'barcode' && told.barcode !== barcode) throw new ProductsFailed('an answer about another product');
  const read = readOpenFoodFacts(barcode, product);
  return read && { ...read.product, doubts: read.doubts };
}

async function refuse(response: Response): Promise<never> {
  const { status } = response;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const saidMs = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_PAUSE_MS) : PAUSE_MS;
  const pauseMs = status === 429 || status === 503 ? saidMs : 0;
  await leave(response, null);
  throw new ProductsFailed(`status ${status}`, pauseMs);
}

/** Reads as much as an answer may have, and no more. */
async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > LARGEST_BYTES) throw new ProductsFailed('an answer that is too large');
      parts.push(part);
    }
  } catch (error) {
    return failed(error);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as unknown;
  } catch {
    throw new ProductsFailed('an answer that is not the documented one');
  }
}

async function leave<Value>(response: Response, value: Value): Promise<Value> {
  await response.body?.cancel();
  return value;
}

function failed(error: unknown): never {
  if (error instanceof ProductsFailed) throw error;
  throw new ProductsFailed(
    error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection',
  );
}
