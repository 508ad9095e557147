import { chmod, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorFields, logEvent } from '../platform/log.ts';
import { lineWriter, linesIn } from './backup-file.ts';
import { BackupError, PartEnd, Place } from './backup-format.ts';
import type { BackupSource } from './write-backup.ts';

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
export async function openControlSocket(dataDir: string, source: BackupSource): Promise<ControlSocket> {
  const path = socketPath(dataDir);
  const server = createServer((asked, response) => {
    const url = new URL(asked.url ?? '/', 'http://localhost');
    if (asked.method === 'GET' && url.pathname === '/backup')
      void answer(response, source, url.searchParams.get('place'));
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

async function answer(response: ServerResponse, source: BackupSource, place: string | null): Promise<void> {
  try {
    const write = lineWriter(response);
    const end = await source(place === null ? null : v.parse(AskedPlace, place), write);
    await write(JSON.stringify([END, end]));
    response.end();
    if (!end.next) logEvent('info', 'backed up');
  } catch (error) {
    logEvent('error', 'backup failed', errorFields(error));
    response.destroy();
  }
}

const AskedPlace = v.pipe(v.string(), v.parseJson(), Place);
/** The last line of a part. */
const END = 'end of the part';
const EndLine = v.pipe(v.string(), v.parseJson(), v.tuple([v.literal(END), PartEnd]));

/** The server that owns a data folder as a source of backups. Throws BackupError. */
export const backupByServer =
  (dataDir: string): BackupSource =>
  async (place, write) => {
    const path = place === null ? '/backup' : `/backup?place=${encodeURIComponent(JSON.stringify(place))}`;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ socketPath: socketPath(dataDir), path }, resolve)
        .once('error', () =>
          reject(new BackupError(`The server that has ${dataDir} does not answer. Stop it and try again.`)),
        )
        .end();
    });
    let last: string | null = null;
    try {
      for await (const line of linesIn(response)) {
        if (last !== null) await write(last);
        last = line;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw brokenOff();
      throw error;
    }
    const end = v.safeParse(EndLine, last);
    if (!end.success) throw brokenOff();
    return end.output[1];
  };

const brokenOff = () => new BackupError('The server broke the backup off; its log says why.');
