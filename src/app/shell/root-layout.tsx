import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Toasts } from '../ui/toasts.tsx';
import { hostApp } from './install.ts';
import { usePageTitle } from './page-title.ts';
import { SkipLink } from './skip-link.tsx';

const LazyInAppNotice = lazy(async () => ({ default: (await import('./in-app-notice.tsx')).InAppNotice }));

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
      <Toasts />
    </>
  );
}
