import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '#device/session/session.ts';
import { createAppRouter } from './router.tsx';
import { afterFirstScreen, firstScreenReadable } from '../parts/page/first-screen.ts';
import { isFirstDayRefused } from './start/first-day.ts';
import { followSession } from './start/follow-session.ts';
import { nextTask } from '../parts/page/next-task.ts';
import { getSession, watchSession } from '../parts/page/session.ts';
import { showToast } from '../ui/toast/toast.ts';
import './tokens.css';
import './base.css';

/** Shows the app in `host`, in place of its skeleton, once the first screen's code is there. */
export async function startApp(host: HTMLElement): Promise<void> {
  const cameShared = new URLSearchParams(location.search).get('add') === 'shared';
  await startSession(isFirstDayRefused);
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
  if (cameShared && getSession().status === 'signed-out') void sayThatShareWaits();
  await afterFirstScreen();
  (await import('./start/start-engine.ts')).startEngine();
  const serve = async () =>
    (await import('./start/serve-diary.ts')).serveDiary((path) => void router.navigate({ href: path }));
  // A stranger's line carries nothing that serves a diary.
  if (getSession().status === 'signed-in') await serve();
  else void signedIn().then(serve);
  void import('./start/read-ahead.ts').then(({ readAhead }) => readAhead(router));
}

/** Resolves when somebody is signed in. */
function signedIn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchSession(() => {
      if (getSession().status !== 'signed-in') return;
      stop();
      resolve();
    });
  });
}

/** What another app shared stays on the device until somebody signs in. */
async function sayThatShareWaits(): Promise<void> {
  const { share } = await import('../text/food/share.ts');
  showToast({ text: share.waits, stays: true });
}
