import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readBarcode } from '#domain/food/products/barcode.ts';
import { readOpenFoodFacts } from '#domain/food/products/open-food-facts.ts';
import { sliceLine } from '#domain/food/products/product-slice.ts';

const gzipped = promisify(gzip);

/** What an app can be given along: the same as a photo or two. */
export const MOST_SLICE_BYTES = 1_500_000;
/** Rows that are held while the export is read, some 200 bytes each. */
const MOST_HELD = 400_000;

export interface SliceWanted {
  /** As Open Food Facts tags it: `en:georgia`. */
  country: string;
  mostBytes: number;
}

/** The slice, gzipped, with how many products are in it and how many were fit for it. */
export interface Slice {
  bytes: Buffer;
  count: number;
  fit: number;
  /** Lines that are no JSON. */
  broken: number;
}

interface Held {
  barcode: string;
  line: string;
  scans: number;
}

/**
 * Makes the slice that lies on devices from lines of Open Food Facts' export: products of a country whose figures are whole and believed, those
 * that are scanned most first, as many as there is room for.
 */
export async function makeSlice(lines: AsyncIterable<string>, { country, mostBytes }: SliceWanted): Promise<Slice> {
  const held = new Map<string, Held>();
  const tag = JSON.stringify(country);
  let broken = 0;
  for await (const line of lines) {
    // A hundredth of the work: nearly every line is of other countries.
    if (!line.includes(tag)) continue;
    const told = jsonOf(line);
    if (told === undefined) broken += 1;
    const one = told === undefined ? null : heldOf(told, country);
    if (one) held.set(one.barcode, one);
    if (held.size > 2 * MOST_HELD) keepMostScanned(held, MOST_HELD);
  }
  const fit = mostScanned(held);
  let [least, most] = [0, fit.length];
  let bytes = await packed([]);
  // The largest part that has room: its size grows with its rows.
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const tried = await packed(fit.slice(0, middle));
    if (tried.length <= mostBytes) [least, bytes] = [middle, tried];
    else most = middle - 1;
  }
  return { bytes, count: least, fit: fit.length, broken };
}

function heldOf(told: unknown, country: string): Held | null {
  const fields = told as { code?: unknown; countries_tags?: unknown; unique_scans_n?: unknown } | null;
  const tags: unknown = fields?.countries_tags;
  if (!Array.isArray(tags) || !tags.includes(country)) return null;
  const reading = readBarcode(typeof fields?.code === 'string' ? fields.code : '');
  if (reading.is === 'wrong') return null;
  const read = readOpenFoodFacts(reading.barcode, told);
  const line = read && read.doubts.length === 0 ? sliceLine(read.product) : null;
  const scans = typeof fields?.unique_scans_n === 'number' ? fields.unique_scans_n : 0;
  return line === null ? null : { barcode: reading.barcode, line, scans };
}

const mostScanned = (held: ReadonlyMap<string, Held>): Held[] =>
  [...held.values()].toSorted((one, other) => other.scans - one.scans || (one.barcode < other.barcode ? -1 : 1));

function keepMostScanned(held: Map<string, Held>, count: number): void {
  for (const { barcode } of mostScanned(held).slice(count)) held.delete(barcode);
}

/** By barcode: neighbours are of one maker and compress well. */
function packed(rows: readonly Held[]): Promise<Buffer> {
  const lines = rows.toSorted((one, other) => (one.barcode < other.barcode ? -1 : 1)).map(({ line }) => line);
  return gzipped(lines.join('\n'), { level: 9 });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
