import type { User } from '#contract/user.ts';
import { noteDiary, writeSignedIn } from './device-notes.ts';
import { openDiary, type Diary } from '../diary/diary.ts';
import { putToken } from './put-token.ts';
import { nameOf, putSession } from './session-state.ts';

/** Opens the diary of a cached user: the page goes on at once, the device's notes follow. */
export function enterDiary(user: User, token: string): void {
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
