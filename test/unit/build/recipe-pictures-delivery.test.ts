import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from '#build/client/precompress.ts';
import { writeServiceWorker } from '#build/client/service-worker.ts';

let client: string;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(client, 'assets/recipes'), { recursive: true });
  for (const folder of ['icons', 'fonts']) await mkdir(join(client, folder));
  for (const file of ['manifest.webmanifest', 'icons/favicon.svg', 'icons/icon-192.png', 'fonts/lari.woff2'])
    await writeFile(join(client, file), file);
  await writeFile(join(client, 'index.html'), '<title>ლუკმა</title>'.repeat(100));
  await writeFile(join(client, 'assets/start-abcdefgh.js'), 'start();'.repeat(200));
  await writeFile(join(client, 'assets/recipes/khinkali-kalakuri.webp'), Buffer.alloc(5_000, 7));
});

afterEach(() => rm(client, { recursive: true }));

test('installing the app fetches its code and none of the recipes’ pictures', async () => {
  await writeFile(join(client, 'worker.js'), 'precache(self.__WB_MANIFEST);');
  await writeServiceWorker(join(client, 'worker.js'), client);
  const worker = await readFile(join(client, 'sw.js'), 'utf8');
  expect(worker).toContain('assets/start-abcdefgh.js');
  expect(worker).not.toContain('recipes');
});

test('pictures, which are compressed already, get no second copy', async () => {
  await precompress(client);
  expect(await readdir(join(client, 'assets/recipes'))).toEqual(['khinkali-kalakuri.webp']);
  expect(await readdir(join(client, 'assets'))).toContain('start-abcdefgh.js.br');
});
