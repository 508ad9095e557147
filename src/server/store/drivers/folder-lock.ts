import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another live process has the data folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes the folder for this process, because PGlite itself would let two processes damage it.
 * The lock of a dead process is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), id: randomUUID() });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, mine);
  try {
    // link() is the one call that creates a file whole or fails because the name is taken.
    while (!(await linked(draft, path))) await clearStale(path, folder);
  } finally {
    await rm(draft, { force: true });
  }
  return {
    release: async () => {
      if ((await contentOf(path)) === mine) await rm(path, { force: true });
    },
  };
}

async function clearStale(path: string, folder: string): Promise<void> {
  const content = await contentOf(path);
  if (content === null) return;
  const holder = parseHolder(content);
  if (holder && (await isAlive(holder))) throw taken(folder, holder.pid);
  const aside = `${path}.${randomUUID()}`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  // Between reading and renaming, another process may have taken the stale lock over: give it back.
  if ((await contentOf(aside)) !== content) await linked(aside, path);
  await rm(aside, { force: true });
}

const taken = (folder: string, pid: number) =>
  new FolderTaken(
    `The data folder ${folder} is in use by the process ${pid}. Stop that server, or give this one another DATA_DIR, or let both share a PostgreSQL through DATABASE_URL.`,
  );

interface Holder {
  pid: number;
  started: string | null;
}

function parseHolder(content: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(content) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, started: started ?? null } : null;
  } catch {
    return null;
  }
}

async function isAlive({ pid, started }: Holder): Promise<boolean> {
  // In a container the dead server and this one may both be process 1.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: somebody else's process has this number. After a power cut and a new start that is most likely no server of ours.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = await startOf(pid);
  return started === null || now === null || now === started;
}

/** When the process started, in the kernel's ticks: tells a process from a later one with the same id. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await contentOf(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces; the start is the 20th field after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

const contentOf = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

const linked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
