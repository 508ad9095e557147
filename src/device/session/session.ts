import type { User } from '#contract/account/user.ts';
import { noteDiary, writeSignedIn } from './device-notes.ts';
import { openDiary, type Diary } from '../diary/diary.ts';
import { putToken } from './put-token.ts';
import { readSessionKeys, writeInitialized } from './session-keys.ts';
import { diarySession, nameOf, putSession, type DiarySession } from './session-state.ts';

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
  else if (token !== null) await (await import('./sign-in.ts')).resumeToken(token);
  else if (customToken !== null) await (await import('./sign-in.ts')).exchangeToken(customToken);
  writeInitialized();
  return diarySession();
}

/** A cached user: the page goes on at once, the device's notes follow. */
function enter(user: User, token: string): void {
  const diary = openDiary(user.uid);
  putSession({ status: 'signed-in', uid: user.uid, name: nameOf(user) });
  // A store that refuses shows itself on the screen, whose hooks read the same database.
  void alignNotes(diary, token).catch(() => undefined);
}

async function alignNotes(diary: Diary, token: string): Promise<void> {
  await putToken(diary, token);
  await writeSignedIn({ uid: diary.uid, token });
  await noteDiary(diary.uid);
}
