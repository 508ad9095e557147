import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { writeCatalogue } from '#build/client/write-catalogue.ts';
import { FOODS } from '#content/join/food-table.ts';
import { catalogueStore } from '#server/food/catalogue-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the server serves what the build has compressed', async () => {
  const built = join(folder, 'built');
  await writeCatalogue(built, FOODS.slice(0, 20), []);
  const store = catalogueStore(built);
  const plain = Buffer.from(await store.bytes('free', 'identity')).toString();
  expect(JSON.parse(plain)).toMatchObject({
    success: true,
    data: { version: store.version(), edition: 'free', foods: { id: FOODS.slice(0, 20).map(({ id }) => id) } },
  });
  expect(brotliDecompressSync(await store.bytes('free', 'br')).toString()).toBe(plain);
  expect(gunzipSync(await store.bytes('free', 'gzip')).toString()).toBe(plain);
});

test('without the build the server makes the catalogue itself', async () => {
  const store = catalogueStore(join(folder, 'nothing'));
  const plain = Buffer.from(await store.bytes('open', 'identity')).toString();
  expect(brotliDecompressSync(await store.bytes('open', 'br')).toString()).toBe(plain);
  expect(JSON.parse(plain)).toMatchObject({ data: { version: store.version(), edition: 'open' } });
});
