import { Dexie } from 'dexie';
import { databaseName, DiaryDatabase } from './schema.ts';

/** Reads a diary that is not the open one; null when its database is gone. */
export async function lookInto<T>(
  uid: string,
  read: (db: DiaryDatabase, uid: string) => Promise<T>,
): Promise<T | null> {
  if (!(await Dexie.exists(databaseName(uid)))) return null;
  const db = new DiaryDatabase(uid);
  try {
    return await read(db, uid);
  } finally {
    db.close();
  }
}
