import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { replaceKeysInFile } from '../reminders/kept-vapid-keys.ts';
import type { Config } from '../settings/config.ts';
import { FolderTaken } from '../store/drivers/folder-lock.ts';
import { openDatabase } from '../store/open-database.ts';
import { checkBackup, compressInto, linesOf } from './backup-file.ts';
import { BackupError } from './backup-format.ts';
import { askForBackup } from './control-socket.ts';
import { endSessions } from './end-sessions.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup, takeKeys } from './restore.ts';
import { writeBackup } from './write-backup.ts';

/** Commands of the server's own program, by the first argument. Each returns the sentence that says what it did. */
export const COMMANDS: ReadonlyMap<string, (config: Config, args: readonly string[]) => Promise<string>> = new Map([
  ['backup', backup],
  ['restore', restore],
  ['end-sessions', signOut],
]);

const OWNER_ONLY = 0o600;

/** `backup [FILE]`: writes a backup, also while the server runs, and reads it again before it gets its name. */
async function backup(config: Config, args: readonly string[]): Promise<string> {
  const [path = `lukma-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`, ...more] = args;
  if (more.length > 0 || path.startsWith('-')) throw new BackupError('Usage: backup [FILE]');
  if (existsSync(path)) throw new BackupError(`${path} is there already; name another file.`);
  const draft = `${path}.part`;
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', OWNER_ONLY);
  try {
    await backUpInto(config, file.createWriteStream({ flush: true }));
    const rows = await checkBackup(draft);
    await rename(draft, path);
    return `${path}: ${rows} rows, ${Math.ceil((await stat(path)).size / 1024)} KB`;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function backUpInto(config: Config, out: Writable): Promise<void> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'pglite')))
    throw new BackupError(`There is no database in ${config.dataDir}.`);
  const database = await openDatabase(config).catch((error: unknown) => {
    if (error instanceof FolderTaken) return null;
    throw error;
  });
  if (!database) return askForBackup(config.dataDir, out);
  try {
    await compressInto(out, (write) => writeBackup(database, config.dataDir, Date.now(), write));
  } finally {
    await database.close();
  }
}

/** `restore FILE [--replace]`: puts a backup into a database that no server has open. */
async function restore(config: Config, args: readonly string[]): Promise<string> {
  const [path, ...more] = args.filter((arg) => arg !== '--replace');
  if (path === undefined || more.length > 0) throw new BackupError('Usage: restore FILE [--replace]');
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`);
  const opened = await openBackup(linesOf(path));
  const database = await openDatabase(config);
  try {
    const rows = await restoreBackup(database, opened, args.includes('--replace'), Date.now());
    const keys = database.kind === 'pglite' ? await takeKeys(database.orm) : null;
    if (keys) await replaceKeysInFile(config.dataDir, keys);
    return `${rows} rows from ${opened.header.madeAt}. Start the server: devices pull anew and send again what the backup lacks.`;
  } finally {
    await database.close();
  }
}

/** `end-sessions NUMBER|all`: whoever had taken an account is out of it. An embedded database must not be open in a server. */
async function signOut(config: Config, [whose = '']: readonly string[]): Promise<string> {
  const database = await openDatabase(config);
  try {
    return `${await endSessions(database.orm, whose)} sessions ended. Nobody is signed out of a diary without a number.`;
  } finally {
    await database.close();
  }
}
