import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../store/database.ts';
import { pushKeys } from '../store/tables/server-tables.ts';
import { makeVapidKeys, readVapidKeys, type VapidKeys } from './vapid-keys.ts';

const FILE = 'vapid.json';
const OWNER_ONLY = 0o600;

/**
 * The pair that this installation made at its first start. Browsers subscribe under it, so it has to stay:
 * beside the embedded database a file that only its owner can read; where several servers share a PostgreSQL, in it.
 * Throws when the file is damaged, because a new pair would silence every device.
 */
export function keptVapidKeys(database: Database, dataDir: string): Promise<VapidKeys> {
  return database.kind === 'pglite' ? keysInFile(dataDir) : keysInDatabase(database);
}

async function keysInFile(dataDir: string): Promise<VapidKeys> {
  const known = await readKeysInFile(dataDir);
  if (known) return known;
  const keys = makeVapidKeys();
  await writeFile(join(dataDir, FILE), JSON.stringify(keys), { mode: OWNER_ONLY, flag: 'wx' });
  return keys;
}

/** The pair beside an embedded database, or null where none was made. Throws when the file is damaged. */
export async function readKeysInFile(dataDir: string): Promise<VapidKeys | null> {
  const path = join(dataDir, FILE);
  const text = await readFile(path, 'utf8').catch(missing);
  if (text === null) return null;
  const keys = parse(text);
  if (!keys)
    throw new Error(
      `${path} does not hold a pair of keys; put its backup back, or remove it and let every device subscribe anew`,
    );
  return keys;
}

/** Puts the pair of a backup in the place of the one that is there. */
export const replaceKeysInFile = (dataDir: string, keys: VapidKeys): Promise<void> =>
  writeFile(join(dataDir, FILE), JSON.stringify(keys), { mode: OWNER_ONLY });

async function keysInDatabase({ orm }: Database): Promise<VapidKeys> {
  await orm
    .insert(pushKeys)
    .values({ singleton: true, ...makeVapidKeys() })
    .onConflictDoNothing();
  const [row] = await orm.select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys);
  const keys = row && readVapidKeys(row);
  if (!keys) throw new Error('The table push_keys does not hold a pair of keys');
  return keys;
}

function parse(text: string): VapidKeys | null {
  try {
    const { publicKey, privateKey } = JSON.parse(text) as Partial<VapidKeys>;
    return readVapidKeys({ publicKey: String(publicKey), privateKey: String(privateKey) });
  } catch {
    return null;
  }
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
