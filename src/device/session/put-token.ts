import type { Diary } from '../diary/diary.ts';
import { storeOf } from '../diary/store.ts';

/** Gives a diary its token. The one that the server refused stays refused; another one lets the engine go on. */
export async function putToken(diary: Diary, token: string): Promise<void> {
  await storeOf(diary).write(async (tx) => {
    const memory = await tx.memory.get();
    if (memory.token === token) return;
    await tx.memory.put({ ...memory, token, pause: memory.pause === 'signed-out' ? null : memory.pause });
  });
}
