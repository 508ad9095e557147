import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { lockedPackages, serverPackages } from '#build/shipped-packages.mjs';
import { SHORT_LIVED, startServer, temporaryFolder } from '../support/start-server.ts';
import { freshId, freshStore, log, newUserAt } from '../support/world.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages are looked for beside the link and not where it leads, where all others are. */
const LINKED = ['--preserve-symlinks', '--preserve-symlinks-main'];

/** The built server with links to what `npm prune --omit=dev` leaves beside it, in a folder from which no other package can be found. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  const dist = dirname(dirname(inject('serverEntry')));
  await cp(dist, join(folder.path, 'dist'), { recursive: true });
  const packages = lockedPackages(root);
  for (const place of serverPackages(root)) {
    const nested = place.indexOf('/node_modules/') > 0;
    // Builds for other machines are in the lock file and not on this one.
    if (nested || (packages[place]?.optional && !existsSync(join(root, place)))) continue;
    await mkdir(dirname(join(folder.path, place)), { recursive: true });
    await symlink(join(root, place), join(folder.path, place));
  }
});
afterAll(() => folder.remove());

test.each(['PGlite', 'PostgreSQL'] as const)(
  'with nothing but what runs, the server keeps a diary and its pictures on %s',
  async (kind) => {
    const { store, remove } = await freshStore(kind);
    const server = await startServer(join(folder.path, 'dist/server/main.js'), store, {
      nodeFlags: [...SHORT_LIVED, ...LINKED],
    });
    try {
      const user = await newUserAt(server.origin);
      expect((await log(user, '2026-03-01')).title).toBe('ლობიო');
      const form = new FormData();
      form.set(
        'thumbnail',
        new Blob([
          new Uint8Array(
            await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
              .jpeg()
              .toBuffer(),
          ),
        ]),
        'x.jpg',
      );
      form.set('name', freshId().replaceAll('-', ''));
      expect((await user.raw('POST', '/uploads/meal-thumbnail', { body: form })).status).toBe(201);
      expect((await fetch(`${server.origin}/api/openapi.json`)).status).toBe(200);
    } finally {
      await server.end('SIGTERM');
      await remove();
    }
  },
);

test('what is loaded only when it is needed is there, too; what only builds is not', async () => {
  const { dependencies = {} } = lockedPackages(root)[''] ?? {};
  const load = (names: string[]) =>
    promisify(execFile)(
      process.execPath,
      [...LINKED, '--input-type=module', '-e', names.map((name) => `await import('${name}');`).join('\n')],
      { cwd: folder.path },
    );
  await load(Object.keys(dependencies));
  await expect(load(['vite'])).rejects.toThrow("Cannot find package 'vite'");
});
