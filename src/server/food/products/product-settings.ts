import { isOutgoingAddress } from '#server/platform/outgoing-address.ts';

/** Where barcodes are asked about. */
export interface ProductSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  /** Most barcodes of which is kept what was told. */
  cacheRows: number;
}

const PUBLIC_ADDRESS = 'https://world.openfoodfacts.org';

type Environment = Readonly<Record<string, string | undefined>>;
type ReadWhole = (name: string, otherwise: number, least: number, most: number) => number;

/** The settings of barcodes; null where nobody shall be asked. Adds to `mistakes` what cannot work. */
export function readProductSettings(env: Environment, whole: ReadWhole, mistakes: string[]): ProductSettings | null {
  const baseUrl = env['PRODUCTS_BASE_URL'] || PUBLIC_ADDRESS;
  const cacheRows = whole('PRODUCTS_CACHE_ROWS', 100_000, 1, 10_000_000);
  if (baseUrl === 'off') return null;
  if (!isOutgoingAddress(baseUrl, { inner: true })) {
    mistakes.push(
      'PRODUCTS_BASE_URL must be off or an address like https://world.openfoodfacts.org, without user name, query or fragment; http only on this machine and in its own network.',
    );
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), cacheRows };
}
