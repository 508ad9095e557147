import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';
import { BackupError } from './backup-format.ts';
import { openBackup } from './read-backup.ts';

/** Compresses the lines that `work` writes into `out`, no faster than it takes them. Fails when `out` is closed before the end. */
export async function compressInto(
  out: Writable,
  work: (write: (line: string) => Promise<void>) => Promise<unknown>,
): Promise<void> {
  const gzip = createGzip();
  const arrived = pipeline(gzip, out);
  // Awaited below; when the work fails first, nobody else must fall over this.
  arrived.catch(() => undefined);
  try {
    await work(async (line) => {
      if (gzip.destroyed) throw cutOff();
      if (!gzip.write(`${line}\n`)) await drained(gzip);
    });
    gzip.end();
  } catch (error) {
    gzip.destroy(error instanceof Error ? error : cutOff());
    throw error;
  }
  await arrived;
}

const cutOff = () => new BackupError('The backup was broken off.');

const drained = (gzip: Gzip): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = () => {
      gzip.off('close', lost);
      resolve();
    };
    const lost = () => {
      gzip.off('drain', done);
      reject(cutOff());
    };
    gzip.once('drain', done);
    gzip.once('close', lost);
  });

/** The lines of a compressed file. Throws where it is no such file, damaged or cut off. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const read = pipeline(createReadStream(path), gunzip);
  read.catch(() => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await read;
  if (rest !== '') yield rest;
}

/** Reads a backup to its end; returns how many rows it has. Throws BackupError. */
export async function checkBackup(path: string): Promise<number> {
  const backup = await openBackup(linesOf(path));
  let count = 0;
  for await (const { rows } of backup.rows()) count += rows.length;
  return count;
}
