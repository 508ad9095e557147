import { chmod, rm } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorFields, logEvent } from '../platform/log.ts';
import { compressInto } from './backup-file.ts';
import { BackupError } from './backup-format.ts';

/** Beside the embedded database, whose one process alone can read it. */
const socketPath = (dataDir: string) => join(dataDir, 'control.sock');
const OWNER_ONLY = 0o600;

export interface ControlSocket {
  stop(): Promise<void>;
}

/**
 * Listens on a socket in the data folder for the command that backs up: who may open the file is who may read the database anyway.
 * A folder that takes no socket (its path is too long) leaves the server without it.
 */
export async function openControlSocket(
  dataDir: string,
  backUp: (write: (line: string) => Promise<void>) => Promise<unknown>,
): Promise<ControlSocket> {
  const path = socketPath(dataDir);
  const server = createServer((asked, response) => {
    if (asked.method === 'GET' && asked.url === '/backup') void answer(response, backUp);
    else response.writeHead(404).end();
  });
  // The folder's lock is ours, so a socket that is there was left by a process that was killed.
  await rm(path, { force: true });
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', (error) => {
      logEvent('warn', 'no control socket: a backup needs the server stopped', errorFields(error));
      resolve(false);
    });
    server.listen(path, () => resolve(true));
  });
  if (listening) await chmod(path, OWNER_ONLY);
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(response: ServerResponse, backUp: Parameters<typeof openControlSocket>[1]): Promise<void> {
  try {
    await compressInto(response, backUp);
    logEvent('info', 'backed up');
  } catch (error) {
    logEvent('error', 'backup failed', errorFields(error));
    response.destroy();
  }
}

/** Has the server that owns a data folder write a backup. Throws BackupError. */
export async function askForBackup(dataDir: string, out: Writable): Promise<void> {
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    request({ socketPath: socketPath(dataDir), path: '/backup' }, resolve)
      .once('error', () =>
        reject(new BackupError(`The server that has ${dataDir} does not answer. Stop it and try again.`)),
      )
      .end();
  });
  await pipeline(response, out).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ECONNRESET' ? new BackupError('The server broke the backup off; its log says why.') : error;
  });
}
