import { Outlet } from '@tanstack/react-router';
import { Toasts } from '../ui/toasts.tsx';
import { usePageTitle } from './page-title.ts';

/** Around every screen, signed in or not. */
export function RootLayout() {
  usePageTitle();
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
