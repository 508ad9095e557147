import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { createStore } from '#app/ui/state/store.ts';
import { useStore } from '#app/ui/state/use-store.ts';

const KEY = 'banner_pause';

/** The day for which somebody put the banner away on this device. */
const paused = createStore(read());

/** Whether the banner of the trial was put away for `today`. */
export const useBannerPaused = (today: DiaryDay | undefined): boolean => useStore(paused) === today;

/** Puts the banner away until tomorrow. */
export function pauseBanner(today: DiaryDay): void {
  paused.set(today);
  try {
    localStorage.setItem(KEY, today);
  } catch {
    // It is back at the next start.
  }
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
