import { startFoodHost } from '#device/food/food-host.ts';
import { startReminderHost } from '#device/reminders/reminder-host.ts';
import { startClockMarkHost } from '#device/session/access/clock-mark-host.ts';
import { startFoodWorker } from './food-worker.ts';
import { openFromNotifications } from './open-from-notification.ts';
import { announcePhotos } from './photo-toasts.ts';
import { announceScans } from './scan-toasts.ts';

/** Starts what serves the diary of whoever is signed in: the knowledge of foods, the reminders and the analysis of kept photos. `go` leads to a path of the app. */
export function serveDiary(go: (path: string) => void): void {
  startFoodHost(startFoodWorker);
  startClockMarkHost();
  startReminderHost();
  openFromNotifications(go);
  announcePhotos(() => go('/dashboard'));
  announceScans(() => go('/dashboard'));
}
