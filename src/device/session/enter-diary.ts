import type { User } from '#contract/account/user.ts';
import { openDiary } from '../diary/diary.ts';
import { nameOf, putSession } from './session-state.ts';

/** Opens the diary of a cached user: the page goes on at once. What workers are told of it follows with the engine (`align-notes.ts`). */
export function enterDiary(user: User): void {
  openDiary(user.uid);
  putSession({ status: 'signed-in', uid: user.uid, name: nameOf(user) });
}
