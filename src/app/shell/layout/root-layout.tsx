import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { diarySession, watchDiarySession } from '#device/session/session-state.ts';
import { Toasts } from '#app/ui/toast/toasts.tsx';
import { hostApp } from '#app/parts/install/install.ts';
import { common } from '#app/text/common.ts';
import { shell } from '#app/text/shell/shell.ts';
import './root-layout.css';

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

/** Names the open screen in the tab and for screen readers. */
function usePageTitle(): void {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useEffect(() => {
    document.title = title ? `${title} · ${common.appName}` : common.appName;
  }, [title]);
}

/** Leads past the menus of the shell; elsewhere there is nothing to skip. It stands before every other link of the page. */
function SkipLink() {
  const isInShell = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/signed-in') });
  return isInShell ? (
    <a className="skip-link" href="#content">
      {shell.toContent}
    </a>
  ) : null;
}
