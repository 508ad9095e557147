import { DiaryDatabase, databaseName, SCHEMA_VERSION } from './schema.ts';

/** IndexedDB's number of a Dexie version. */
const NATIVE_VERSION = SCHEMA_VERSION * 10;

/**
 * Opens a diary without creating or upgrading it: only pages do that, so that no worker of an old version
 * stands in the way of a new one. Null when it is not there in this very version. The caller closes it.
 */
export async function openExisting(uid: string): Promise<DiaryDatabase | null> {
  if ((await nativeVersion(databaseName(uid))) !== NATIVE_VERSION) return null;
  const db = new DiaryDatabase(uid);
  // Stands in nobody's way: a page upgrades or deletes, and whatever this worker does fails from then on.
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  await db.open();
  return db;
}

/** The version of a database, null where there is none. `indexedDB.databases()` is not in every browser. */
function nativeVersion(name: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    // Only a database that does not exist is upgraded by an open without a version: take it back.
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('error', () => {
      if (request.error?.name === 'AbortError') resolve(null);
      else reject(request.error);
    });
    request.addEventListener('success', () => {
      const { version } = request.result;
      request.result.close();
      resolve(version);
    });
  });
}
