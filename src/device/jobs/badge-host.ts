import { liveQuery } from 'dexie';
import { showBadge, waitingEntries } from './app-badge.ts';
import { currentDiary, watchDiary } from '../diary/diary.ts';

/** What is on its way for less than this is nothing to tell: with a network every tap waits for a moment. */
const SETTLED_MS = 3_000;

/** Keeps the number on the app's icon in step with what waits in the open diary. Returns how to stop. */
export function startBadgeHost(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopDiary: () => void = () => undefined;
  const show = (count: number) => {
    clearTimeout(timer);
    if (count === 0) showBadge(0);
    else timer = setTimeout(showBadge, SETTLED_MS, count);
  };
  const follow = () => {
    stopDiary();
    const diary = currentDiary();
    if (!diary) {
      show(0);
      stopDiary = () => undefined;
      return;
    }
    // A store that cannot be read shows itself on the screen.
    const counts = liveQuery(() => waitingEntries(diary)).subscribe({ next: show, error: () => undefined });
    stopDiary = () => counts.unsubscribe();
  };
  follow();
  const stop = watchDiary(follow);
  return () => {
    stop();
    stopDiary();
    clearTimeout(timer);
  };
}
