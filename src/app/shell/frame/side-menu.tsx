import { lazy, Suspense } from 'react';
import { useEverTrue } from '#app/ui/state/use-ever-true.ts';
import type { SideMenuProps } from './side-menu-panel.tsx';

const LazyPanel = lazy(async () => ({ default: (await import('./side-menu-panel.tsx')).SideMenuPanel }));

/** The menu that slides in below 1024 px; fetched at the first opening. */
export function SideMenu(props: SideMenuProps) {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <LazyPanel {...props} />
    </Suspense>
  );
}
