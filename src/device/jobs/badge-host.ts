import { currentDiary, watchDiary } from '../diary/diary.ts';
import { watchLive } from '../diary/live.ts';
import { keptPhotosQuery } from '../photos/use-kept-photos.ts';
import { showBadge } from './app-badge.ts';
import { syncCountsQuery } from './sync-status.ts';

/** What is on its way for less than this is nothing to tell: with a network every tap waits for a moment. */
const SETTLED_MS = 3_000;

/** Keeps the number on the app's icon in step with what waits in the open diary. Returns how to stop. */
export function startBadgeHost(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopDiary: () => void = () => undefined;
  let shown: number | undefined;
  const show = (count: number) => {
    if (count === shown) return;
    shown = count;
    clearTimeout(timer);
    if (count === 0) showBadge(0);
    else timer = setTimeout(showBadge, SETTLED_MS, count);
  };
  const follow = () => {
    stopDiary();
    const diary = currentDiary();
    if (!diary) show(0);
    let entries: number | undefined;
    let photos: number | undefined;
    const told = () => entries !== undefined && photos !== undefined && show(entries + photos);
    const stops = [
      watchLive(syncCountsQuery, ({ waiting, refused }) => {
        entries = waiting + refused;
        told();
      }),
      watchLive(keptPhotosQuery, ({ length }) => {
        photos = length;
        told();
      }),
    ];
    stopDiary = () => {
      for (const stop of stops) stop();
    };
  };
  follow();
  const stop = watchDiary(follow);
  return () => {
    stop();
    stopDiary();
    clearTimeout(timer);
  };
}
