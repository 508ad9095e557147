import type { User } from '#contract/account/user.ts';

/** Who is signed in on this page. `expired`: the server no longer knows the token; everything stays on the device. */
export type DiarySession =
  | { status: 'signed-out'; reason?: 'expired' }
  | { status: 'signed-in'; uid: string; name: string | undefined };

let session: DiarySession = { status: 'signed-out' };
const listeners = new Set<() => void>();

/** Who is signed in at this moment. */
export const diarySession = (): DiarySession => session;

/** Calls the listener at every change of the session; returns how to stop. */
export function watchDiarySession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the page who is signed in now. */
export function putSession(next: DiarySession): void {
  if (same(session, next)) return;
  session = next;
  for (const listener of listeners) listener();
}

function same(one: DiarySession, other: DiarySession): boolean {
  if (one.status === 'signed-out' || other.status === 'signed-out') return one.status === other.status;
  return one.uid === other.uid && one.name === other.name;
}

/** What the greeting says. */
export const nameOf = (user: User): string | undefined => user.displayName?.trim() || undefined;
