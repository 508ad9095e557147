import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FOODS, MIXES } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { catalogueBodies, type CatalogueBodies } from '#contract/food/catalogue-bodies.ts';
import type { Edition } from '#contract/food/catalogue.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** The catalogue as it goes over the wire. */
export interface CatalogueStore {
  version(): string;
  bytes(edition: Edition, encoding: Encoding): Promise<Uint8Array>;
}

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** The catalogue that the build has compressed into `folder`. Where only the server was built, it is made when first asked for. */
export function catalogueStore(folder: string): CatalogueStore {
  const versionFile = join(folder, 'version.txt');
  if (!existsSync(versionFile)) return madeHere();
  const version = readFileSync(versionFile, 'utf8');
  return {
    version: () => version,
    bytes: (edition, encoding) => readFile(join(folder, `${edition}.json${SUFFIX[encoding]}`)),
  };
}

function madeHere(): CatalogueStore {
  let made: CatalogueBodies | undefined;
  const bodies = () =>
    (made ??= catalogueBodies(FOODS, RECIPES, MIXES, (text) =>
      createHash('sha256').update(text).digest('hex').slice(0, 16),
    ));
  return {
    version: () => bodies().version,
    bytes: (edition, encoding) => QUICK[encoding](Buffer.from(bodies().json[edition])),
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The build's best compression takes seconds. */
const QUICK: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Uint8Array>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipped(bytes),
  identity: (bytes) => Promise.resolve(bytes),
};
