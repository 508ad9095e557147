import { getMe } from '../contract/user.ts';
import type { User } from '../contract/user.ts';
import { postExchange } from '../contract/auth.ts';
import type { Goals } from '../domain/goals.ts';
import { noteDiary, readSignedIn, writeSignedIn } from './device-notes.ts';
import { openDiary, type Diary } from './diary.ts';
import { callApi } from './remote/call-api.ts';
import { isOffline, RemoteError } from './remote/remote-error.ts';
import { dropCustomToken, dropToken, readSessionKeys, writeInitialized, writeSessionKeys } from './session-keys.ts';
import { diarySession, putSession, type DiarySession } from './session-state.ts';
import { asStorageError } from './storage-error.ts';

/** What the greeting says. */
export const nameOf = (user: User): string | undefined => user.displayName?.trim() || undefined;

// auth_token + user_data ─▶ signed in at once, without the network
// auth_token alone ─mirror, or GET /auth/me─▶ signed in, and the first pull fills the diary
//                  ─401─▶ the token is removed      ─no network─▶ signed out for now, the token stays
// customToken alone ─exchange─▶ signed in; it is removed once used or refused

/**
 * Finds out who is signed in and opens their diary. With a token and a cached user it needs neither
 * network nor IndexedDB, so a start from the home screen does not wait.
 */
export async function startSession(): Promise<DiarySession> {
  const { token, user, customToken } = readSessionKeys();
  if (token !== null && user) enter(user, token);
  else if (token !== null) await resumeToken(token);
  else if (customToken !== null) await exchangeToken(customToken);
  writeInitialized();
  return diarySession();
}

/** Signs in with the one-time token of another device or of `customToken`. Answers whether that worked. */
export async function exchangeToken(customToken: string): Promise<boolean> {
  try {
    const { token, user } = await callApi(postExchange, { body: { customToken } });
    await signIn(token, user);
    return true;
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    if (isOffline(error)) return false;
    dropCustomToken();
    return false;
  }
}

/**
 * Signs `user` in on this device: a diary that was kept goes on where it stood, and what waits in it is sent
 * with the new token. Other diaries are not touched. Rejects with a StorageError before anything is remembered.
 */
export async function signIn(token: string, user: User, goals: Goals | null = null): Promise<void> {
  const diary = openDiary(user.uid);
  try {
    await putToken(diary, token);
    await diary.db.kv.put({ key: 'seed', value: { user, goals } });
    await writeSignedIn({ uid: user.uid, token });
    await noteDiary(user.uid);
  } catch (error) {
    throw asStorageError(error);
  }
  writeSessionKeys(token, user);
  putSession({ status: 'signed-in', uid: user.uid, name: nameOf(user) });
}

/** A cached user: the page goes on at once, the device's notes follow. */
function enter(user: User, token: string): void {
  const diary = openDiary(user.uid);
  putSession({ status: 'signed-in', uid: user.uid, name: nameOf(user) });
  // A store that refuses shows itself on the screen, whose hooks read the same database.
  void alignNotes(diary, token).catch(() => undefined);
}

async function resumeToken(token: string): Promise<void> {
  const mirror = await readSignedIn().catch(() => null);
  if (mirror?.token === token) {
    const diary = openDiary(mirror.uid);
    await putToken(diary, token);
    const user = (await diary.db.user.get('current'))?.view;
    putSession({ status: 'signed-in', uid: mirror.uid, name: user ? nameOf(user) : undefined });
    return;
  }
  try {
    await signIn(token, await callApi(getMe, { token }));
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    if (error.status === 401) dropToken();
  }
}

async function alignNotes(diary: Diary, token: string): Promise<void> {
  await putToken(diary, token);
  await writeSignedIn({ uid: diary.uid, token });
  await noteDiary(diary.uid);
}

/** Gives a diary its token. The one that the server refused stays refused; another one lets the engine go on. */
async function putToken({ store }: Diary, token: string): Promise<void> {
  await store.write(async (tx) => {
    const memory = await tx.memory.get();
    if (memory.token === token) return;
    await tx.memory.put({ ...memory, token, pause: memory.pause === 'signed-out' ? null : memory.pause });
  });
}
