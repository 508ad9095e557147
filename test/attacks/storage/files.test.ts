import { execFile } from 'node:child_process';
import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { codeFor, freshPhone } from '#test/api/support/outside/sms.ts';
import { client } from '#test/api/support/client.ts';
import { startServer } from '#test/api/support/start-server.ts';
import { freshStore, newUserAt } from '#test/api/support/world.ts';

/** Everything in a folder, itself first. */
async function everythingIn(path: string): Promise<string[]> {
  const found = await lstat(path);
  if (!found.isDirectory()) return [path];
  const inside = await Promise.all((await readdir(path)).map((name) => everythingIn(join(path, name))));
  return [path, ...inside.flat()];
}

/** Those that anybody but the owner may read, write or enter. */
async function openOnes(folder: string): Promise<string[]> {
  const paths = await everythingIn(folder);
  const modes = await Promise.all(paths.map(async (path) => [path, (await lstat(path)).mode & 0o077] as const));
  return modes.filter(([, others]) => others !== 0).map(([path]) => path.slice(folder.length));
}

const run = promisify(execFile);

test("a data folder that an older version left open is its owner's alone after a start, and so is all that is written later", async () => {
  const { store, remove } = await freshStore('PGlite');
  const folder = 'dataDir' in store ? store.dataDir : '';
  for (const path of await everythingIn(folder)) await chmod(path, (await lstat(path)).isDirectory() ? 0o777 : 0o666);
  await writeFile(join(folder, 'sms-outbox.jsonl'), '', { mode: 0o666 });
  expect((await openOnes(folder)).length).toBeGreaterThan(100);

  const server = await startServer(inject('serverEntry'), store);
  const user = await newUserAt(server.origin);
  await codeFor({ smsFolder: folder }, client(server.origin, user.token), freshPhone());
  const backup = join(folder, 'monday.backup');
  await run(process.execPath, [inject('serverEntry'), 'backup', backup], { env: { DATA_DIR: folder } });
  expect(await openOnes(folder)).toEqual([]);
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['control.sock', 'monday.backup', 'pglite', 'sms-outbox.jsonl', 'vapid.json']),
  );
  await server.end('SIGTERM');
  expect(await openOnes(folder)).toEqual([]);
  await remove();
});

test("a folder that does not exist yet is made closed, and what is not the server's in it is left alone", async () => {
  const { store, remove } = await freshStore('PostgreSQL');
  const parent = 'files' in store ? (store.files ?? '') : '';
  const url = 'databaseUrl' in store ? store.databaseUrl : '';
  const made = await startServer(inject('serverEntry'), { databaseUrl: url, files: join(parent, 'new', 'folder') });
  expect((await lstat(join(parent, 'new', 'folder'))).mode & 0o777).toBe(0o700);
  await made.end('SIGTERM');

  const shared = join(parent, 'shared');
  await mkdir(shared);
  await writeFile(join(shared, 'notes.txt'), 'of somebody');
  await chmod(join(shared, 'notes.txt'), 0o644);
  const server = await startServer(inject('serverEntry'), { databaseUrl: url, files: shared });
  expect((await lstat(join(shared, 'notes.txt'))).mode & 0o777).toBe(0o644);
  await server.end('SIGTERM');
  await remove();
});
