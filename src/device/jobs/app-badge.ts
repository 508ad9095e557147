import type { Diary } from '../diary/diary.ts';
import { syncCounts } from './sync-status.ts';

/** How many entries of a diary still wait: for the network, for a word on why they were refused, for a look at what a photo shows. */
export async function waitingEntries(diary: Pick<Diary, 'db'>): Promise<number> {
  const [{ waiting, refused }, photos] = await Promise.all([syncCounts(diary), diary.db.photos.count()]);
  return waiting + refused + photos;
}

/** Shows the number on the app's icon, none for 0. Nothing happens where the browser or the person has no badges. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // An iPhone refuses until notifications are allowed: the badge is an extra that nobody waits for.
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
