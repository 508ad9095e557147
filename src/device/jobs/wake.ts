import { currentDiary, watchDiary } from '../diary/diary.ts';
import type { WakeCause } from '#sync/ports.ts';
import { openBus } from './ports/sync-bus.ts';

let bus: ReturnType<typeof openBus> | null = null;
const listeners = new Set<() => void>();

watchDiary(() => {
  bus?.close();
  bus = null;
});

/** Tells every engine of the open diary, in whichever tab, that there is something to do. */
export function wakeSync(cause: WakeCause = 'work'): void {
  const diary = currentDiary();
  if (!diary) return;
  bus ??= openBus(diary.uid);
  bus.wake(cause);
  for (const listener of listeners) listener();
}

/** Calls the listener whenever this page wakes the engines; returns how to stop. */
export function watchWakes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
