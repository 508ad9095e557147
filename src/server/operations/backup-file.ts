import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { BackupError, Place } from './backup-format.ts';
import { openBackup } from './read-backup.ts';
import type { BackupSource, WriteLine } from './write-backup.ts';

const OWNER_ONLY = 0o600;
/** A draft that is older is begun anew: its users would be of days that are too far apart. */
export const DRAFT_LIFE_MS = 24 * 60 * 60_000;

/** What is known of a backup that is being written. */
const Progress = v.object({
  /** Of the draft, in bytes, that are whole. */
  bytes: v.number(),
  rows: v.number(),
  /** Null: all of it is written. */
  next: v.nullable(Place),
  /** The process that writes it. */
  pid: v.number(),
});
type Progress = v.InferOutput<typeof Progress>;

const draftOf = (path: string) => `${path}.part`;
const progressOf = (path: string) => `${path}.part.json`;

/**
 * Writes a backup into a file, part by part, and reads it again before it gets its name. What was broken off goes on after its last whole
 * part when the same file is named again within a day. Returns how many rows it has. Throws BackupError.
 */
export async function writeBackupFile(path: string, source: BackupSource, nowMs: number): Promise<number> {
  let progress = await begunBackup(path, nowMs);
  if (!progress) {
    await dropDraft(path);
    progress = await addPart(path, { bytes: 0, rows: 0, next: null, pid: process.pid }, source);
  }
  while (progress.next) progress = await addPart(path, progress, source);
  try {
    await checkBackup(draftOf(path));
  } catch (error) {
    await dropDraft(path);
    throw error;
  }
  await rename(draftOf(path), path);
  await rm(progressOf(path), { force: true });
  return progress.rows;
}

async function dropDraft(path: string): Promise<void> {
  await rm(progressOf(path), { force: true });
  await rm(draftOf(path), { force: true });
}

async function begunBackup(path: string, nowMs: number): Promise<Progress | null> {
  const text = await readFile(progressOf(path), 'utf8').catch(() => '');
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), Progress), text);
  const size = await stat(draftOf(path)).then(
    (found) => found.size,
    () => 0,
  );
  if (!known.success || size < known.output.bytes) return null;
  const { bytes, next } = known.output;
  if (next && nowMs - next.startedMs > DRAFT_LIFE_MS) return null;
  const { pid } = known.output;
  if (pid !== process.pid && isAlive(pid))
    throw new BackupError(`The process ${pid} writes ${path} already. If that is not so, remove ${progressOf(path)}.`);
  // What came after the last whole part.
  await truncate(draftOf(path), bytes);
  return known.output;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Adds a part to the draft, compressed by itself, and notes where the next one begins once it is on the disk. */
async function addPart(path: string, before: Progress, source: BackupSource): Promise<Progress> {
  const file = await open(draftOf(path), 'a', OWNER_ONLY);
  let rows = before.rows;
  let next: Place | null = null;
  await compressInto(file.createWriteStream({ flush: true }), async (write) => {
    const part = await source(before.next, write);
    rows += part.rows;
    ({ next } = part);
    if (!next) await write(JSON.stringify({ end: true, rows }));
  });
  const progress: Progress = { bytes: (await stat(draftOf(path))).size, rows, next, pid: process.pid };
  const fresh = `${progressOf(path)}.new`;
  await writeFile(fresh, JSON.stringify(progress), { mode: OWNER_ONLY, flush: true });
  await rename(fresh, progressOf(path));
  return progress;
}

/** Compresses the lines that `work` writes into `out`, no faster than it takes them. Fails when `out` is closed before the end. */
async function compressInto(out: Writable, work: (write: WriteLine) => Promise<unknown>): Promise<void> {
  const gzip = createGzip();
  const arrived = pipeline(gzip, out);
  // Awaited below; when the work fails first, nobody else must fall over this.
  arrived.catch(() => undefined);
  try {
    await work(lineWriter(gzip));
    gzip.end();
  } catch (error) {
    gzip.destroy(error instanceof Error ? error : cutOff());
    throw error;
  }
  await arrived;
}

const cutOff = () => new BackupError('The backup was broken off.');

/** Writes lines no faster than they are taken. */
export const lineWriter =
  (out: Writable): WriteLine =>
  async (line) => {
    if (out.destroyed) throw cutOff();
    if (!out.write(`${line}\n`)) await drained(out);
  };

const drained = (out: Writable): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = () => {
      out.off('close', lost);
      resolve();
    };
    const lost = () => {
      out.off('drain', done);
      reject(cutOff());
    };
    out.once('drain', done);
    out.once('close', lost);
  });

/** The lines of a compressed file. Throws where it is no such file, damaged or cut off. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const read = pipeline(createReadStream(path), gunzip);
  read.catch(() => undefined);
  yield* linesIn(gunzip);
  await read;
}

/** The lines of a stream of bytes. */
export async function* linesIn(stream: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Reads a backup to its end. Throws BackupError. */
async function checkBackup(path: string): Promise<void> {
  const backup = await openBackup(linesOf(path));
  const parts = backup.parts();
  while ((await parts.next()).done !== true);
}
