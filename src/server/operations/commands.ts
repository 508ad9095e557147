import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceKeysInFile } from '../reminders/kept-vapid-keys.ts';
import type { Config } from '../settings/config.ts';
import { FolderTaken } from '../store/drivers/folder-lock.ts';
import { openDatabase } from '../store/open-database.ts';
import { DRAFT_LIFE_MS, linesOf, writeBackupFile } from './backup-file.ts';
import { BackupError } from './backup-format.ts';
import { backupByServer } from './control-socket.ts';
import { endSessions } from './end-sessions.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup, takeKeys } from './restore.ts';
import { backupOf } from './write-backup.ts';

/** Commands of the server's own program, by the first argument. Each returns the sentence that says what it did. */
export const COMMANDS: ReadonlyMap<string, (config: Config, args: readonly string[]) => Promise<string>> = new Map([
  ['backup', backup],
  ['restore', restore],
  ['end-sessions', signOut],
]);

/** `backup [FILE]`: writes a backup, also while the server runs. One that was broken off goes on. */
async function backup(config: Config, args: readonly string[]): Promise<string> {
  const [path = (await begunHere()) ?? freshName(), ...more] = args;
  if (more.length > 0 || path.startsWith('-')) throw new BackupError('Usage: backup [FILE]');
  if (existsSync(path)) throw new BackupError(`${path} is there already; name another file.`);
  const rows = await backUpInto(config, path);
  return `${path}: ${rows} rows, ${Math.ceil((await stat(path)).size / 1024)} KB`;
}

const freshName = () => `lukma-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** The newest backup of today without a name of its own that was broken off here. */
async function begunHere(): Promise<string | undefined> {
  const drafts = (await readdir('.')).filter((name) => /^lukma-[\dTZ-]+\.backup\.part$/.test(name));
  const name = drafts.toSorted().at(-1);
  if (name === undefined || Date.now() - (await stat(name)).mtimeMs > DRAFT_LIFE_MS) return undefined;
  return name.replace(/\.part$/, '');
}

async function backUpInto(config: Config, path: string): Promise<number> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'pglite')))
    throw new BackupError(`There is no database in ${config.dataDir}.`);
  const database = await openDatabase(config).catch((error: unknown) => {
    if (error instanceof FolderTaken) return null;
    throw error;
  });
  if (!database) return writeBackupFile(path, backupByServer(config.dataDir), Date.now());
  try {
    return await writeBackupFile(path, backupOf(database, config.dataDir, Date.now), Date.now());
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
