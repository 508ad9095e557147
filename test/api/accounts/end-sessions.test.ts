import { execFile } from 'node:child_process';
import { describe, expect, inject, test } from 'vitest';
import { client } from '../support/client.ts';
import { freshPhone, register } from '../support/outside/sms.ts';
import { SHORT_LIVED, startServer, type Store } from '../support/start-server.ts';
import { freshStore, newUserAt } from '../support/world.ts';

const entry = () => inject('serverEntry');

/** Runs the command as an operator does. */
function endSessions(store: Store, ...args: string[]): Promise<{ code: number; said: string }> {
  const where = 'dataDir' in store ? { DATA_DIR: store.dataDir } : { DATABASE_URL: store.databaseUrl };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...SHORT_LIVED, entry(), 'end-sessions', ...args],
      { env: { PATH: process.env['PATH'], ...where } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });
}

describe.each(['PGlite', 'PostgreSQL'] as const)('an operator, on %s,', (kind) => {
  test('signs out the account of a number, or everybody who has one; a diary without a number keeps its session', async () => {
    const { store, remove } = await freshStore(kind);
    let server = await startServer(entry(), store);
    const world = () => ({ server, smsFolder: 'dataDir' in store ? store.dataDir : (store.files ?? '') });
    const [phone, otherPhone] = [freshPhone(), freshPhone()];
    const [taken, other, nameless] = [
      await register(world(), await newUserAt(server.origin), phone),
      await register(world(), await newUserAt(server.origin), otherPhone),
      await newUserAt(server.origin),
    ];
    const standing = async () =>
      Promise.all(
        [taken, other, nameless].map(async ({ token }) => (await client(server.origin, token).ask('getMe')).status),
      );
    expect(await standing()).toEqual([200, 200, 200]);

    // Only the process that has an embedded database can write it.
    const stop = async () => void (kind === 'PGlite' && (await server.end('SIGTERM')));
    const start = async () => void (kind === 'PGlite' && (server = await startServer(entry(), store)));
    await stop();
    expect(await endSessions(store, `+995 ${phone}`)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^[12] sessions ended/) as string,
    });
    await start();
    expect(await standing()).toEqual([401, 200, 200]);

    await stop();
    expect(await endSessions(store, 'all')).toMatchObject({ code: 0 });
    expect(await endSessions(store, 'everybody')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Usage') as string,
    });
    expect(await endSessions(store)).toMatchObject({ code: 1, said: expect.stringContaining('Usage') as string });
    await start();
    expect(await standing()).toEqual([401, 401, 200]);
    await server.end('SIGTERM');
    await remove();
  });
});
