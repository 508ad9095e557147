import { dropToken, readSessionKeys, writeInitialized } from './session-keys.ts';
import { diarySession, type DiarySession } from './session-state.ts';

// auth_token + user_data ─▶ signed in at once, without the network
// auth_token alone ─mirror, or GET /auth/me─▶ signed in, and the first pull fills the diary
//                  ─401─▶ the token is removed      ─no network─▶ signed out for now, the token stays
// customToken alone ─exchange─▶ signed in; it is removed once used or refused

/**
 * Finds out who is signed in and opens their diary. With a token and a cached user it needs neither
 * network nor IndexedDB, so a start from the home screen does not wait. A stranger's start asks for no code of a diary.
 * `isRefused`: whether the server has said that it knows the token no more, so that nobody asks again; where nothing can be shown before an
 * answer anyway it may wait for the one that is under way.
 */
export async function startSession(isRefused?: (mayWait: boolean) => Promise<boolean>): Promise<DiarySession> {
  const { token, user, customToken } = readSessionKeys();
  if (token !== null && (await isRefused?.(!user))) {
    if (user) await (await import('./leaving/sign-out.ts')).loseSession(token);
    else dropToken();
  } else if (token !== null && user) (await import('./enter-diary.ts')).enterDiary(user);
  else if (token !== null) await (await import('./sign-in.ts')).resumeToken(token);
  else if (customToken !== null) await (await import('./sign-in.ts')).exchangeToken(customToken);
  writeInitialized();
  return diarySession();
}
