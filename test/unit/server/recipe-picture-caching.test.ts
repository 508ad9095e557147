import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerContext } from '#server/http/client-address.ts';
import { bindStatic } from '#server/http/static-files.ts';

const PICTURE = '/assets/recipes/khachapuri-imeruli.webp';
let folder: string;

const app = () => {
  const hono = new Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>();
  bindStatic(hono, {
    folder,
    files: new Set(['/index.html', PICTURE, '/assets/start-abcdefgh.js']),
    csp: { scripts: [], styles: [] },
  });
  return hono;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'assets/recipes'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<title>ლუკმა</title>');
  writeFileSync(join(folder, PICTURE), 'first drawing');
  writeFileSync(join(folder, 'assets/start-abcdefgh.js'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a recipe’s picture is kept for a day, though its name looks hashed', async () => {
  const answer = await app().request(PICTURE);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=86400',
  ]);
  expect((await app().request('/assets/start-abcdefgh.js')).headers.get('cache-control')).toContain('immutable');
});

test('a picture that has not changed is not sent again, a redrawn one is', async () => {
  const tag = (await app().request(PICTURE)).headers.get('etag') ?? '';
  const ask = () => app().request(PICTURE, { headers: { 'If-None-Match': tag } });
  const same = await ask();
  expect([same.status, await same.text()]).toEqual([304, '']);

  writeFileSync(join(folder, PICTURE), 'second drawing');
  const redrawn = await ask();
  expect([redrawn.status, await redrawn.text()]).toEqual([200, 'second drawing']);
});

test('a picture of no recipe is not found', async () => {
  expect((await app().request('/assets/recipes/nothing.webp')).status).toBe(404);
});
