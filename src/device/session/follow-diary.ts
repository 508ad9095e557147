import { liveQuery } from 'dexie';
import type { Diary } from '../diary/diary.ts';
import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import { readKv } from '../diary/kv.ts';
import { writeUser } from './session-keys.ts';
import { nameOf } from './session-state.ts';
import { diarySession, putSession } from './session-state.ts';
import { loseSession } from './leaving/sign-out.ts';

/** Keeps the session in step with what the engine learns of this diary. Returns how to stop. */
export function followDiary(diary: Diary): () => void {
  const stops = [followRefusal(diary), followUser(diary)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The engine's 401 signs the page out; what waits stays. */
const followRefusal = ({ db }: Diary): (() => void) =>
  follow(
    async () => {
      const { pause, token } = (await readKv(db, 'memory:line')) ?? EMPTY_MEMORY;
      return pause === 'signed-out' ? token : null;
    },
    (refused) => {
      if (refused !== null) void loseSession(refused);
    },
  );

/** What a pull brings of the user is what the next start shows at once. */
const followUser = ({ db, uid }: Diary): (() => void) =>
  follow(
    async () => (await db.user.get('current'))?.view ?? null,
    (user) => {
      const session = diarySession();
      if (!user || session.status !== 'signed-in' || session.uid !== uid) return;
      writeUser(user);
      putSession({ ...session, name: nameOf(user) });
    },
  );

function follow<T>(query: () => Promise<T>, tell: (found: T) => void): () => void {
  // A store that cannot be read shows itself on the screen.
  const subscription = liveQuery(query).subscribe({ next: tell, error: () => undefined });
  return () => subscription.unsubscribe();
}
