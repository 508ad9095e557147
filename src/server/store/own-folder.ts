import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logEvent } from '../platform/log.ts';

const MODE = { folder: 0o700, file: 0o600 } as const;
/** What the server itself puts into its data folder. Nothing else of a folder that somebody named by mistake is touched. */
const OURS = /^(pglite|lock(\..*)?|vapid\.json|control\.sock|sms-outbox\.jsonl|.*\.backup(\.part(\.json)?)?)$/;

/**
 * Makes the data folder, and closes it and what is ours in it to everybody but its owner: an older version, or a copy, may have left it
 * open. What belongs to another user of the machine stays as it is, with a line in the log.
 */
export async function closeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: MODE.folder });
  await close(folder, MODE.folder);
  for (const name of await readdir(folder)) if (OURS.test(name)) await closeTree(join(folder, name));
}

async function closeTree(path: string): Promise<void> {
  const found = await lstat(path).catch(gone);
  // The mode of a link is that of what it leads to, which is not ours.
  if (!found || found.isSymbolicLink()) return;
  const mode = found.isDirectory() ? MODE.folder : MODE.file;
  if ((found.mode & 0o777) !== mode) await close(path, mode);
  if (found.isDirectory()) for (const name of await readdir(path)) await closeTree(join(path, name));
}

async function close(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOENT') throw error;
    if (code === 'EPERM') logEvent('warn', 'not ours to close: others may read it', { path });
  }
}

// The lock of another process comes and goes.
function gone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
