import { DiaryDatabase } from './schema.ts';

/** The diary of one user, open in this page. */
export interface Diary {
  readonly uid: string;
  readonly db: DiaryDatabase;
}

let current: Diary | null = null;
const listeners = new Set<() => void>();

/** The open diary; null while nobody is signed in. */
export const currentDiary = (): Diary | null => current;

/** The open diary, for commands: a screen that writes is only shown to someone signed in. */
export function theDiary(): Diary {
  if (!current) throw new Error('no diary is open');
  return current;
}

/** Calls the listener whenever another diary is open than before; returns how to stop. */
export function watchDiary(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes the diary of `uid` the open one, creating and upgrading its database, and closes the one before.
 * Does not wait: the first read or write does, and is told what went wrong.
 */
export function openDiary(uid: string): Diary {
  if (current?.uid === uid) return current;
  const db = new DiaryDatabase(uid);
  // A newer version of the app upgrades in another tab, or the account is gone. Screens keep their drafts
  // on `pagehide`, as for any other reload. False keeps Dexie's own handler from writing to the console.
  db.on('versionchange', () => {
    db.close();
    globalThis.location.reload();
    return false;
  });
  // The browser looks for the database meanwhile: the first query comes a task later, or when the screen's code is there.
  db.open().catch(() => undefined);
  put({ uid, db });
  return theDiary();
}

/** Closes the open diary; what it holds stays on the device. */
export function closeDiary(): void {
  put(null);
}

function put(next: Diary | null): void {
  const before = current;
  current = next;
  for (const listener of listeners) listener();
  before?.db.close();
}
