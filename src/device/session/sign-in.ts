import { postExchange } from '#contract/account/pairing.ts';
import { getMe, type User } from '#contract/account/user.ts';
import type { Goals } from '#domain/body/goals.ts';
import { noteDiary, readSignedIn, writeSignedIn } from './device-notes.ts';
import { noteEnded } from './leaving/leaving-notes.ts';
import { openDiary } from '../diary/diary.ts';
import { putKv, readKv } from '../diary/kv.ts';
import { putToken } from './put-token.ts';
import { callApi } from '../api/call-api.ts';
import { isOffline, RemoteError } from '../api/remote-error.ts';
import { dropCustomToken, dropToken, writeSessionKeys } from './session-keys.ts';
import { settleDeletions } from './leaving/settle-leavings.ts';
import { nameOf, putSession } from './session-state.ts';
import { asStorageError } from '../platform/storage-error.ts';

/** Signs in with the one-time token of another device or of `customToken`. Returns whether that worked. */
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
  await settleDeletions().catch(() => undefined);
  const diary = openDiary(user.uid);
  try {
    await putToken(diary, token);
    // Whoever signs in again, or gets a new token, keeps what onboarding told.
    const before = await readKv(diary.db, 'seed');
    await putKv(diary.db, { key: 'seed', value: { user, goals: goals ?? before?.goals ?? null } });
    await writeSignedIn({ uid: user.uid, token });
    await noteDiary(user.uid);
    await noteEnded(null);
  } catch (error) {
    throw asStorageError(error);
  }
  writeSessionKeys(token, user);
  putSession({ status: 'signed-in', uid: user.uid, name: nameOf(user) });
}

/** Goes on with a token without a cached user: from the device's notes, or by asking the server. A refused token is removed. */
export async function resumeToken(token: string): Promise<void> {
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
