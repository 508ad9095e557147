import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '../db/session.ts';
import { createAppRouter } from './router.tsx';
import { afterFirstScreen, firstScreenReadable } from './shell/first-screen.ts';
import { followSession } from './shell/follow-session.ts';
import { nextTask } from './shell/next-task.ts';
import { announceNotices } from './shell/notice-toasts.ts';
import { getSession, watchSession } from './shell/session.ts';
import { announceUpdates } from './shell/update-toast.ts';
import { showToast } from './ui/toast.ts';
import './tokens.css';
import './base.css';

/** Shows the app in `host`, in place of its skeleton, once the first screen's code is there. */
export async function startApp(host: HTMLElement): Promise<void> {
  const cameShared = new URLSearchParams(location.search).get('add') === 'shared';
  await startSession();
  await nextTask();
  const router = createAppRouter({ session: getSession });
  followSession(() => void router.navigate({ to: '/login' }));
  watchSession(() => void router.invalidate());
  await nextTask();
  await router.load();
  await nextTask();
  const root = createRoot(host);
  // A transition is drawn in slices: a slow phone answers taps on the skeleton meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  // The diary says for itself when its day has been read; every other screen stands as soon as it is drawn.
  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    stop();
    if (toLocation.pathname !== '/dashboard') firstScreenReadable();
  });
  announceUpdates();
  announceNotices();
  if (cameShared && getSession().status === 'signed-out') void sayThatShareWaits();
  await keepInStep((path) => void router.navigate({ href: path }));
  void import('./shell/read-ahead.ts').then(({ readAhead }) => readAhead(router));
}

/** Starts the engine, the knowledge of foods, the reminders and the analysis of kept photos, after the first screen: nobody waits for them. */
async function keepInStep(go: (path: string) => void): Promise<void> {
  await afterFirstScreen();
  const [{ startSyncHost }, { startSyncWorker }, { startBadgeHost }] = await Promise.all([
    import('../db/sync-host.ts'),
    import('./shell/sync-worker.ts'),
    import('../db/badge-host.ts'),
  ]);
  startSyncHost(startSyncWorker);
  startBadgeHost();
  const [{ startFoodHost }, { startFoodWorker }] = await Promise.all([
    import('../db/food-host.ts'),
    import('./shell/food-worker.ts'),
  ]);
  startFoodHost(startFoodWorker);
  const [{ startClockMarkHost }, { startReminderHost }, { openFromNotifications }, { announcePhotos }] = await Promise.all([
    import('../db/clock-mark-host.ts'),
    import('../db/reminder-host.ts'),
    import('./shell/open-from-notification.ts'),
    import('./shell/photo-toasts.ts'),
  ]);
  startClockMarkHost();
  startReminderHost();
  openFromNotifications(go);
  announcePhotos(() => go('/dashboard'));
}

/** What another app shared stays on the device until somebody signs in. */
async function sayThatShareWaits(): Promise<void> {
  const { share } = await import('./text/share.ts');
  showToast({ text: share.waits, stays: true });
}
