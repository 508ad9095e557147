import { noteDiary, writeSignedIn } from './device-notes.ts';
import type { Diary } from '../diary/diary.ts';
import { putToken } from './put-token.ts';
import { storedToken, storedUid } from './session-keys.ts';

/**
 * Tells the diary its token, from where the engine takes it, and the workers whose token it is. After the first screen, which needs none of it. Does
 * nothing where the stored token is another person's by now. Rejects with the error of a store that refuses.
 */
export async function alignNotes(diary: Diary): Promise<void> {
  const token = storedToken();
  if (token === null || storedUid() !== diary.uid) return;
  await putToken(diary, token);
  await writeSignedIn({ uid: diary.uid, token });
  await noteDiary(diary.uid);
}
