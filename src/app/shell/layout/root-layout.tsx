import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { diarySession, watchDiarySession } from '#device/session/session-state.ts';
import { Toasts } from '#app/ui/toast/toasts.tsx';
import { hostApp } from '#app/parts/install/install.ts';
import { usePageTitle } from './page-title.ts';
import { SkipLink } from './skip-link.tsx';

const LazyInAppNotice = lazy(async () => ({ default: (await import('./in-app-notice.tsx')).InAppNotice }));

const watchLeaving = (left: () => void) =>
  watchDiarySession(() => {
    if (diarySession().status === 'signed-out') left();
  });

/** Around every screen, signed in or not. */
export function RootLayout() {
  usePageTitle();
  const app = hostApp();
  return (
    <>
      <SkipLink />
      {app === null ? null : (
        <Suspense fallback={null}>
          <LazyInAppNotice app={app} />
        </Suspense>
      )}
      <Outlet />
      <Toasts watchLeaving={watchLeaving} />
    </>
  );
}
