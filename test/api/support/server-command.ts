import { execFile } from 'node:child_process';
import { inject } from 'vitest';
import { SHORT_LIVED, type Store } from './start-server.ts';

/** Runs a command of the server's program. */
export function serverCommand(store: Store, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const where = 'dataDir' in store ? { DATA_DIR: store.dataDir } : { DATABASE_URL: store.databaseUrl };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...SHORT_LIVED, inject('serverEntry'), ...args],
      { env: { PATH: process.env['PATH'], ...where } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
